"""The app on a terminal, and what scripts do with it."""

from .galbi import BINARY, NOBODY, environment, equal
from .pty_session import Session


def start(data, *arguments, url=NOBODY, lang="ko", before=(), variables=None, session=Session, **options):
    """The app on a terminal; `before` is a program that becomes it, and `lang` may be None."""
    around = environment(url) | (variables or {})
    del around["TERM"]
    language = ["--lang", lang] if lang else []
    return session(
        [*before, BINARY, *arguments, *language, "--data", str(data)], environment=around, **options)


def ends(session, status=0):
    """It ends, and leaves the terminal as it was."""
    equal(session.wait_for_exit(), status)
    equal(session.left_behind(), [])


def quits(session, *keys):
    session.send(*keys, "q")
    ends(session)


def opens_help(session):
    session.send("?")
    session.wait_until(lambda: session.page.sheet, "the help")


def closes_sheet(session):
    session.send("Esc")
    session.wait_until(lambda: not session.page.sheet, "the end of the sheet")
