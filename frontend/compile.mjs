// Compiles the Python in an archive with the very Python that reads it, so that no browser has to.
//
//   node compile.mjs FOLDER-OF-PYODIDE ARCHIVE COMPILED
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

process.on('uncaughtException', (error) => {
  console.error(error.message) // alone: Node would print the line of Pyodide, a megabyte, as well
  process.exit(1)
})

const [folder, archive, compiled] = process.argv.slice(2).map((path) => resolve(path))

const COMPILE = `
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

LONG_AGO = (1980, 1, 1, 0, 0, 0)

with ZipFile("/given") as given, ZipFile("/made", "w", ZIP_DEFLATED, compresslevel=9) as made:
    for path in given.namelist():
        body = given.read(path)
        if path.endswith(".py"):
            code = compile(body, path, "exec", dont_inherit=True, optimize=2)
            path, body = path + "c", _code_to_hash_pyc(code, source_hash(body), checked=False)
        made.writestr(ZipInfo(path, LONG_AGO), body, ZIP_DEFLATED)
`

const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/`, env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' } })
python.FS.writeFile('/given', readFileSync(archive))
python.runPython(COMPILE)
writeFileSync(compiled, python.FS.readFile('/made'))
