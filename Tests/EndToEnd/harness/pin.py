"""A PIN, in the file in which the session keeps it."""

import ctypes
import hashlib
import pathlib
import re

from .galbi import headless
from .pty_session import PORTABLE

PIN = "갈비-1234!"
FILE = "profiles/default/session"


def hashed(pin):
    """As this build of Galbi hashes it."""
    if PORTABLE:
        key = hashlib.pbkdf2_hmac("sha256", pin.encode(), bytes(16), 600_000)
        return f"$pbkdf2-sha256$600000${bytes(16).hex()}${key.hex()}"
    crypt = ctypes.CDLL("libcrypt.so.1")
    crypt.crypt.restype = crypt.crypt_gensalt.restype = ctypes.c_char_p
    return crypt.crypt(pin.encode(), crypt.crypt_gensalt(b"$y$", 0, None, 0)).decode()


def set_pin(data, pin=PIN, more=""):
    """As the settings do it, in the file in which it is kept."""
    if not (pathlib.Path(data) / FILE).exists():
        headless(data)
    path = pathlib.Path(data) / FILE
    path.write_text(path.read_text().replace("\nend\n", f"\npin {hashed(pin)}\n{more}end\n"))


def tries(data):
    """How many are counted."""
    return int(re.search(r"^tries (\d+) ", (pathlib.Path(data) / FILE).read_text(), re.M)[1])
