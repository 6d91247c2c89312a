"""A folder of which nothing is written to a disk, for what tests write."""

import os

PLACE = "/dev/shm"


def folder(room=0):
    """The folder, or nothing where there is none with so many bytes of room in which programs can run."""
    try:
        of = os.statvfs(PLACE)
    except FileNotFoundError:
        return None
    is_usable = not of.f_flag & os.ST_NOEXEC and of.f_bavail * of.f_frsize >= room and os.access(PLACE, os.W_OK)
    return PLACE if is_usable else None
