/** A television does not scroll: everything is as large as fits, and keeps its size while it is watched. */

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

const LARGEST = 2.4
const LEAST = 0.5
const STEPS = 38

/** Makes what lies on the table as large as fits. */
export function grow(table: HTMLElement): () => void {
  const content = table.firstElementChild as HTMLElement
  const isWhole = (steps: number) => {
    const zoom = String(LARGEST - ((LARGEST - LEAST) * steps) / STEPS)
    content.style.zoom = zoom
    content.style.setProperty('--zoom', zoom)
    return table.scrollHeight <= table.clientHeight + 1 && table.scrollWidth <= table.clientWidth + 1
  }
  const place = () => {
    let [tooFew, enough] = [-1, STEPS]
    while (enough - tooFew > 1) {
      const middle = (tooFew + enough) >> 1
      if (isWhole(middle)) enough = middle
      else tooFew = middle
    }
    isWhole(enough)
  }
  const observer = new ResizeObserver(place)
  observer.observe(table)
  observer.observe(content)
  return () => observer.disconnect()
}
