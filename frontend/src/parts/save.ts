/** Saves a text as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
