// The mode of a terminal: as the kernel has it, or as the C library has.

#ifndef TERMINAL_MODE_H
#define TERMINAL_MODE_H

#include "CPlatform/Variant.h"

#include <stdbool.h>

#ifdef LINUX_ONLY
#include <asm/termbits.h>
#else
#include <termios.h>
#endif

/// Returns whether the file is a terminal. Safe in signal handlers, as `mode_set` is.
bool mode_get(int file, struct termios *mode);

void mode_set(int file, const struct termios *mode);

#endif
