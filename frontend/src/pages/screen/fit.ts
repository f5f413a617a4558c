/** A television does not scroll: everything on it is as large as fits, and does not grow again while it is watched. */

const LINES = 36
const SMALLEST = 11

export function fit(screen: HTMLElement): () => void {
  const page = document.documentElement
  let size = 0
  const write = (pixels: number) => (page.style.fontSize = `${(size = pixels)}px`)
  const shrink = () => {
    while (page.scrollHeight > innerHeight && size > SMALLEST) write(size - 1)
  }
  const begin = () => {
    write(Math.max(SMALLEST, Math.floor(innerHeight / LINES)))
    shrink()
  }
  const observer = new ResizeObserver(shrink)
  observer.observe(screen)
  addEventListener('resize', begin)
  begin()
  return () => {
    observer.disconnect()
    removeEventListener('resize', begin)
    page.style.fontSize = ''
  }
}
