"""What stands where on a screen of Galbi: head, path, rows, notice and footer.

A test that only needs to know that something is there asks by place, so that another word for it breaks the
test of that word and no other.

    Page(headless(data).stdout).head
    session.page.selected
"""

import re

SELECTED = re.compile(r"(?:^|│)\s*▌ ?([^│]*)")
COUNT = re.compile(r"^ {1,2}\S+(?: \S+)*  ([\d,]+)(?: |$)")
SHEET = re.compile(r"╭─ (.+?) ─")
SEARCH = re.compile(r"^ {1,2}\S+ ▌(.*)$")


class Page:
    def __init__(self, screen):
        """Of the text of a screen, or of its rows."""
        self.lines = screen.splitlines() if isinstance(screen, str) else screen

    @property
    def head(self):
        """The first row: the title, and how fresh the data is and whose."""
        return self.lines[0]

    @property
    def path(self):
        """The second row: the tabs, or the steps to this screen."""
        return self.lines[1]

    @property
    def place(self):
        """What the path calls this screen, or None at the first one of a tab."""
        _, step, name = self.path.rpartition(" › ")
        return name if step else None

    @property
    def footer(self):
        """The keys below the last rule, or the notice in its row; empty while these are not drawn."""
        return self.lines[-1].strip() if len(self.lines) > 1 and self.lines[-2].strip() else ""

    @property
    def hints(self):
        """The footer as what each key does, by its first key; a narrow window names keys only."""
        parts = [part.partition(" ") for part in re.split(r" {2,}", self.footer)]
        return {key: title for key, _, title in parts}

    @property
    def count(self):
        """How many rows the head of the list says that there are, or None."""
        found = (COUNT.match(line) for line in self.lines[2:])
        return next((int(match[1].replace(",", "")) for match in found if match), None)

    @property
    def notice(self):
        """What is in the row of the last rule, or else the last row above it."""
        return self.lines[-3 if self.lines[-2].startswith("─") else -2].strip()

    def row(self, *parts):
        """The number of the first row that has all of these texts, or None."""
        return next(
            (row for row, line in enumerate(self.lines) if all(part in line for part in parts)), None)

    @property
    def selected(self):
        """What the selected row says, with single blanks; empty where none is."""
        found = (SELECTED.search(line) for line in self.lines[2:])
        return next((" ".join(match[1].replace("┃", " ").split()) for match in found if match), "")

    @property
    def sheet(self):
        """The title of the sheet that is open, or None."""
        return next((match[1] for line in self.lines if (match := SHEET.search(line))), None)

    @property
    def search(self):
        """What is typed in the search field that has the caret, or None."""
        return next((match[1] for line in self.lines if (match := SEARCH.match(line))), None)
