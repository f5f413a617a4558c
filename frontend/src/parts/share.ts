import { copy } from './copy'

/** Gives a link to another app or puts it where it can be pasted from; whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if (!navigator.share) return copy(link)
  await navigator.share({ url: link, title: 'Ludoteca' }).catch(() => {})
  return false
}
