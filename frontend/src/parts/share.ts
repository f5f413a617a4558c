import { copy } from './copy'

/** Shares a link with another app, or copies it; returns whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if (!navigator.share) return copy(link)
  await navigator.share({ url: link, title: 'Ludoteca' }).catch(() => {})
  return false
}
