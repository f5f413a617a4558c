/** What lies in a zone is as large as it can be seen whole. */

const SMALLEST = 0.45
const STEPS = 11
/** Pixels: letters are never smaller. */
const LEAST = 11

/** Shrinks the only child of a zone, if it must, so that the zone need not scroll; `--zoom` is by how much, `--least` how large letters must be to be read. */
export function fit(zone: HTMLElement): () => void {
  const content = zone.firstElementChild as HTMLElement
  /** Whether all is seen when it is made smaller by so many steps. */
  const isWhole = (steps: number) => {
    const zoom = String(1 - ((1 - SMALLEST) * steps) / STEPS)
    content.style.zoom = zoom
    content.style.setProperty('--zoom', zoom)
    content.style.setProperty('--least', `${LEAST / Number(zoom)}px`)
    return zone.scrollHeight <= zone.clientHeight + 1 && zone.scrollWidth <= zone.clientWidth + 1
  }
  const place = () => {
    if (isWholeFolded(false) || isWholeFolded(true)) zone.removeAttribute('tabindex')
    else zone.tabIndex = 0 // what scrolls after all is reached with the keyboard
  }
  /** A board may leave out what matters least where it is folded. */
  const isWholeFolded = (isFolded: boolean) => {
    content.toggleAttribute('data-folded', isFolded)
    return isWhole(0) || isWhole(fewest())
  }
  const fewest = () => {
    let [tooFew, enough] = [0, STEPS]
    while (enough - tooFew > 1) {
      const middle = (tooFew + enough) >> 1
      if (isWhole(middle)) enough = middle
      else tooFew = middle
    }
    return enough
  }
  const observer = new ResizeObserver(place)
  observer.observe(zone)
  observer.observe(content)
  return () => observer.disconnect()
}

/** Letters in a drawing can be left out where they would be too small to be read: `--unit` is how many units of the drawing make a pixel: `calc(var(--least) * var(--unit))` is the smallest size of letters. */
export function scaled(drawing: SVGSVGElement): () => void {
  const measure = ([entry]: ResizeObserverEntry[]) => {
    const { width, height } = drawing.viewBox.baseVal
    const scale = Math.min(entry!.contentRect.width / width, entry!.contentRect.height / height)
    if (scale > 0) drawing.style.setProperty('--unit', String(1 / scale))
  }
  const observer = new ResizeObserver(measure)
  observer.observe(drawing)
  return () => observer.disconnect()
}
