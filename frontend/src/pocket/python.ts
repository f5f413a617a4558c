/** Python, with our library in it: in a worker of the browser, and in Node where it is tested. */

import type { PyodideAPI } from 'pyodide'
import type { Index } from './messages'

/** `folder` is an address that ends with a slash; `read` reads a file in it. */
export async function begun(folder: string, index: Index, read: (path: string) => Promise<Uint8Array>): Promise<PyodideAPI> {
  const home = `${folder}${index.pyodide}/`
  const archives = Promise.all([...index.wheels, index.python].map(read))
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import('pyodide')
  const python = await loadPyodide({ indexURL: home })
  const packages: string = python.runPython('import site; site.getsitepackages()[0]')
  for (const archive of await archives) python.unpackArchive(archive, 'zip', { extractDir: packages })
  return python
}
