"""Writes the app as a static site that any host of web pages can serve.

    python -m ludoteca.server.site dist/site

The app then keeps its tables in the browser. The folder can lie at any path: all addresses are relative.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from ludoteca.server.http.admission import HEADERS
from ludoteca.server.http.static_files import A_YEAR, WEB, files_there, forms_of
from ludoteca.server.offline import ASSETS, INDEX, SCRIPT, is_for_the_app, script

CSP, FOR_FRAMES = "content-security-policy", "frame-ancestors"
CHARSET = '<meta charset="utf-8" />'
NO_JEKYLL = ".nojekyll"
"""Tells GitHub Pages to serve the files as they are."""
FOR_HOSTS = "_headers"
"""Response headers, as Netlify and Cloudflare Pages read them."""
NOT_FOUND = "404.html"
"""Without one, some hosts answer a request for a missing script with the first page."""


def write(site: Path, web: Path = WEB) -> None:
    """Writes the site anew. Beside each file that gzip makes shorter lies the compressed one, for hosts to send."""
    files = {path: file for path, file in files_there(web).items() if is_for_the_app(path)}
    if not files:
        sys.exit("The web app is not built: python hatch_build.py --kernels")
    if site.exists() and any(site.iterdir()) and not (site / SCRIPT).is_file():
        sys.exit(f"{site} holds something else: give the site a folder of its own.")
    shutil.rmtree(site, ignore_errors=True)
    written = {path: put(site, path, body_of(path, file)) for path, file in files.items()}
    put(site, SCRIPT, script(written, is_site=True))
    put(site, NOT_FOUND, page_not_found().encode())
    (site / FOR_HOSTS).write_text(headers())
    (site / NO_JEKYLL).touch()


def put(site: Path, path: str, body: bytes) -> Path:
    file = site / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
    plain, packed = forms_of(path, body)
    if packed is not plain:
        file.with_name(f"{file.name}.gz").write_bytes(packed.body)
    return file


def body_of(path: str, file: Path) -> bytes:
    body = file.read_bytes()
    return page(body.decode()).encode() if path == INDEX else body


def page(served: str) -> str:
    """Returns the page with relative addresses, and with the headers that a page can set by itself."""
    parts = [part for part in HEADERS[CSP].split("; ") if not part.startswith(FOR_FRAMES)]
    says = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(parts)}" />'
    asks = f'<meta name="referrer" content="{HEADERS["referrer-policy"]}" />'
    return (
        served.replace('="/', '="./')
        .replace("<html ", "<html data-site ")
        .replace(CHARSET, f"{CHARSET}\n    {says}\n    {asks}")
    )


def page_not_found() -> str:
    said = "<br>".join(["Not found", "Pagina non trovata", "Page introuvable", "Seite nicht gefunden"])
    head = f'<!doctype html>\n<html lang="en">\n{CHARSET}\n<title>404</title>'
    return f"{head}\n<h1>404</h1>\n<p>{said}</p>\n</html>\n"


def headers() -> str:
    always = "".join(f"  {name}: {value}\n" for name, value in HEADERS.items())
    return f"/*\n{always}/{ASSETS}*\n  cache-control: {A_YEAR}\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Which folder? python -m ludoteca.server.site dist/site")
    write(Path(sys.argv[1]))
