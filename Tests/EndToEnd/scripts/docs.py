"""The documentation of the library products is made without a warning, and without dead links."""

import pathlib

from ...Tools.docs_site import Faulty, convert, dead_links, write
from ...Tools.symbols import libraries
from ..harness.galbi import Tests, contains, equal, folder

DRIVES = "RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography"

test = Tests()

with folder() as place:
    site = pathlib.Path(place) / "site"

    @test
    def it_is_written_without_a_warning():
        write(site)
        for module in libraries():
            equal((site / f"documentation/{module.lower()}/index.html").is_file(), True)

    @test
    def no_link_in_it_is_dead():
        equal(dead_links(site), [])

    @test
    def a_missing_page_and_a_missing_picture_are_dead_links():
        (site / "images/galbi.TerminalUI/Label.svg").unlink()
        (site / "documentation/terminalui/widgets/index.html").unlink()
        equal(
            {link for _, link in dead_links(site)},
            {"/images/galbi.TerminalUI/Label.svg", "/documentation/terminalui/widgets"})

    @test
    def a_warning_stops_it():
        catalog = pathlib.Path(place) / "Raster.docc"
        catalog.mkdir()
        (catalog / "Raster.md").write_text("# ``Raster``\n\nSee ``Rasters``.\n")
        try:
            convert("Raster", pathlib.Path(place), catalog)
        except Faulty as fault:
            contains(str(fault), "'Rasters' doesn't exist")
        else:
            raise AssertionError("docc does not warn of it")

test.end()
