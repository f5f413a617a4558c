/** Scales what lies in a zone so that all of it can be seen. */

const SMALLEST = 0.45
const STEPS = 11
/** The smallest size of letters, in pixels. */
const LEAST = 11

/** Shrinks the only child of a zone if necessary, so that it need not scroll. `--zoom` is the scale, `--least` the
 * size letters need to stay readable. */
export function fit(zone: HTMLElement): () => void {
  const content = zone.firstElementChild as HTMLElement
  /** By how many steps it was shrunk last, unfolded and folded. */
  const last = [0, 0]
  let placed = ''
  const shrink = (steps: number) => {
    const zoom = String(1 - ((1 - SMALLEST) * steps) / STEPS)
    content.style.zoom = zoom
    content.style.setProperty('--zoom', zoom)
    content.style.setProperty('--least', `${LEAST / Number(zoom)}px`)
  }
  /** Whether everything is visible when shrunk by this many steps. */
  const isWhole = (steps: number) => {
    shrink(steps)
    return zone.scrollHeight <= zone.clientHeight + 1 && zone.scrollWidth <= zone.clientWidth + 1
  }
  /** The fewest steps that are enough; one more than there are if none is. Each look is a new layout, so they are sought
   * near those of last time. */
  const fewest = (guess: number): number => {
    let [tooFew, enough, stride] = [-1, STEPS + 1, 1]
    while (enough - tooFew > 1) {
      if (guess <= tooFew || guess >= enough) guess = (tooFew + enough) >> 1
      const isEnough = isWhole(guess)
      if (isEnough) enough = guess
      else tooFew = guess
      guess += isEnough ? -stride : stride
      stride *= 2
    }
    return enough
  }
  /** A board may leave out unimportant parts when it is folded. */
  const isWholeFolded = (isFolded: boolean) => {
    content.toggleAttribute('data-folded', isFolded)
    const steps = fewest(last[Number(isFolded)]!)
    last[Number(isFolded)] = Math.min(steps, STEPS)
    shrink(Math.min(steps, STEPS))
    return steps <= STEPS
  }
  const sizes = () => String([zone.clientWidth, zone.clientHeight, content.offsetWidth, content.offsetHeight])
  const place = () => {
    if (sizes() === placed) return // only what was done here has changed them
    zone.dataset.measured = '' // what moves just now does not count: theme.css
    if (isWholeFolded(false) || isWholeFolded(true)) zone.removeAttribute('tabindex')
    else zone.tabIndex = 0 // if it scrolls after all, the keyboard must reach it
    delete zone.dataset.measured
    placed = sizes()
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
