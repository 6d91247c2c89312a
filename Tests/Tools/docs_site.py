"""The documentation of the library products as a static site: `python3 -m Tests.Tools.docs_site FOLDER` writes it.

It is made of the modules of the debug build and of the catalogs `Sources/*/*/*.docc`.
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from .symbols import BUILD, ROOT, libraries, write_graphs

# Where the pages of a merged archive begin.
HOME = "documentation"


class Faulty(Exception):
    """What docc warns of, or is wrong with."""


def docc(*words):
    done = subprocess.run(
        ["docc", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0 or "warning:" in done.stdout:
        raise Faulty(done.stdout)


def catalog(module):
    return next(ROOT.glob(f"Sources/*/{module}/{module}.docc"), ROOT / "none")


def convert(module, folder, catalog, build=BUILD):
    """The archive of a module, in a folder; `catalog` need not be there."""
    graphs = folder / f"{module}.graphs"
    graphs.mkdir()
    write_graphs(module, graphs, build)
    archive = folder / f"{module}.doccarchive"
    docc("convert", *([catalog] if catalog.is_dir() else []),
         "--additional-symbol-graph-dir", graphs, "--fallback-display-name", module,
         "--fallback-bundle-identifier", f"galbi.{module}", "--transform-for-static-hosting",
         "--warnings-as-errors", "--output-path", archive)
    return archive


def write(site, build=BUILD):
    """Writes the site; a `Faulty` has what docc said."""
    with tempfile.TemporaryDirectory(prefix="galbi-docs-") as place:
        folder = pathlib.Path(place)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            archives = list(pool.map(
                lambda module: convert(
                    module, folder, catalog(module), build),
                libraries()))
        merged = folder / "site"
        docc("merge", *archives, "--synthesized-landing-page-name", "Galbi",
             "--synthesized-landing-page-kind", "Libraries", "--output-path", merged)
        # The first page has no address of its own in docc.
        (merged / "index.html").write_text(
            f'<!doctype html><meta http-equiv="refresh" content="0; url={HOME}/">\n')
        shutil.rmtree(site, ignore_errors=True)
        site.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(merged, site)


def values(node):
    """Each object in a JSON value, from the outside in."""
    if isinstance(node, dict):
        yield node
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else []:
        yield from values(child)


def dead_links(site):
    """Each page with an address or a picture in it that is not in the site."""
    dead = []
    for file in sorted((site / "data").rglob("*.json")):
        page = json.loads(file.read_text())
        references = page.get("references", {})
        for each in values(page):
            identifier = each.get("identifier")
            if each.get("type") in ("reference", "image") and isinstance(identifier, str):
                if identifier not in references:
                    dead.append((file.stem, identifier))
            url = each.get("url")
            if isinstance(url, str) and url.startswith("/"):
                path = site / url.split("#")[0].lstrip("/")
                if not (path if path.suffix and path.is_file() else path / "index.html").is_file():
                    dead.append((file.stem, url))
    return dead


if __name__ == "__main__":
    site = pathlib.Path(sys.argv[1])
    try:
        write(site)
    except Faulty as fault:
        sys.exit(str(fault))
    if dead := dead_links(site):
        sys.exit("\n".join(f"{page}: {link}" for page, link in dead))
    print(f"{site / 'index.html'}; to read it: python3 -m http.server --directory {site}")
