/** Copies a text to the clipboard; returns whether that worked. Browsers allow their own API only on secure pages. */
export async function copy(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyByHand(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByHand(text),
  )
}

/** Copies by selecting the text in a temporary field, in the open dialogue or page. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hidden-text'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
