"""Every public symbol of the libraries has a doc comment, of its own or one that it inherits."""

import urllib.parse

from ...Tools.symbols import graphs, libraries
from ..harness.galbi import ROOT, Tests, equal

DRIVES = "RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography"

test = Tests()


def says_itself(symbol):
    """Whether it is a constant of a table of texts, which has the comment."""
    table, kind = symbol["pathComponents"][:-1], symbol["declarationFragments"][-1]["spelling"]
    return bool(table) and table[-1].endswith("Text") and kind == "Phrase"


def undocumented(module):
    """Where a symbol has a place in the sources, which the compiler's own do not, but no comment."""
    for graph in graphs(module):
        for symbol in graph["symbols"]:
            place = symbol.get("location")
            if place and "docComment" not in symbol and not says_itself(symbol):
                path = urllib.parse.unquote(urllib.parse.urlparse(place["uri"]).path)
                name = ".".join([module, *symbol["pathComponents"]])
                yield f"{path.removeprefix(f'{ROOT}/')}:{place['position']['line'] + 1}: {name}"


@test
def every_public_symbol_has_a_sentence():
    equal(len(libraries()), 16)
    equal([each for module in libraries() for each in undocumented(module)], [])


test.end()
