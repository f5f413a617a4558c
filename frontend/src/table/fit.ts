/** What lies in a zone is as large as it can be seen whole. */

const SMALLEST = 0.45
const STEP = 0.05

/** Shrinks the only child of a zone, step by step, until the zone need not scroll; `--zoom` is by how much. */
export function fit(zone: HTMLElement): () => void {
  const content = zone.firstElementChild as HTMLElement
  const isWhole = (zoom: number) => {
    content.style.zoom = String(zoom)
    content.style.setProperty('--zoom', String(zoom))
    return zone.scrollHeight <= zone.clientHeight + 1 && zone.scrollWidth <= zone.clientWidth + 1
  }
  const place = () => {
    let zoom = 1
    while (!isWhole(zoom) && zoom > SMALLEST) zoom -= STEP
  }
  const observer = new ResizeObserver(place)
  observer.observe(zone)
  observer.observe(content)
  return () => observer.disconnect()
}
