/** Scales what lies in a zone so that all of it can be seen. */

const SMALLEST = 0.45
const STEPS = 11
/** The smallest size of letters, in pixels. */
const LEAST = 11

/** Shrinks the only child of a zone if necessary, so that it need not scroll. `--zoom` is the scale, `--least` the
 * size letters need to stay readable. */
export function fit(zone: HTMLElement): () => void {
  const content = zone.firstElementChild as HTMLElement
  /** Whether everything is visible when shrunk by this many steps. */
  const isWhole = (steps: number) => {
    const zoom = String(1 - ((1 - SMALLEST) * steps) / STEPS)
    content.style.zoom = zoom
    content.style.setProperty('--zoom', zoom)
    content.style.setProperty('--least', `${LEAST / Number(zoom)}px`)
    return zone.scrollHeight <= zone.clientHeight + 1 && zone.scrollWidth <= zone.clientWidth + 1
  }
  const place = () => {
    zone.dataset.measured = '' // what moves just now does not count: theme.css
    if (isWholeFolded(false) || isWholeFolded(true)) zone.removeAttribute('tabindex')
    else zone.tabIndex = 0 // if it scrolls after all, the keyboard must reach it
    delete zone.dataset.measured
  }
  /** A board may leave out unimportant parts when it is folded. */
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

/** Sets `--unit`, the units of a drawing per pixel, so that it can leave out letters too small to read:
 * `calc(var(--least) * var(--unit))` is their smallest size. */
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
