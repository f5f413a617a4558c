/** Puts a text where it can be pasted from; whether that was possible. Browsers keep their own way to secure addresses. */
export async function copy(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyByHand(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByHand(text),
  )
}

/** Selects the text in a field of its own, in the dialogue or page that is open. */
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
