/** Letters in a drawing can be left out where they would be too small to be read. */

/** `--unit` is how many units of the drawing make a pixel: `calc(var(--least) * var(--unit))` is the smallest size of letters. */
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
