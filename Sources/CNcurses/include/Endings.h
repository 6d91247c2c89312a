// How the terminal is given back when a signal ends or stops the process.
//
// Everything that a signal handler touches is prepared beforehand: it only writes, sets the
// terminal's mode and raises.

#ifndef ENDINGS_H
#define ENDINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Signals that the main queue has to see, one bit each: `1 << signal`.
typedef uint32_t endings_mask;

/// Keeps the terminal's mode and installs all handlers. The answer is a descriptor that becomes
/// readable when `endings_take` has something; -1 and `errno` when standard input has no mode.
int endings_begin(void);

/// Puts back the handlers that stood before, and dies of a terminating signal that is pending. The
/// descriptor stays open.
void endings_end(void);

/// The bytes that give the terminal back, from now on. They are copied.
void endings_prepare(const char *bytes, size_t count);

/// Whether the terminal is ours: only then is it given back by a handler or at exit.
void endings_own(bool owns);

/// Keeps the terminal's mode anew, as the one to give back.
void endings_keep_mode(void);

/// Sets the terminal's mode to the one kept last.
void endings_restore_mode(void);

/// The signals that came since the last call.
endings_mask endings_take(void);

/// Says that the main queue is alive and ends the process itself, or not at all: without this a
/// terminating signal kills one second after it came, even if the main queue hangs.
void endings_acknowledge(void);

/// Stops the process as Ctrl-Z does without a handler; comes back when it is continued, or at once
/// when there is no shell that could continue it. In the background it stays stopped.
void endings_stop(void);

/// Gives the terminal back if it is ours and dies of the signal.
_Noreturn void endings_die(int signal);

/// Gives this thread a stack on which a handler can run when its own has overflowed.
void endings_cover_thread(void);

/// Keeps what is written to standard error aside while a screen is up, if it goes to a terminal.
void endings_hold_errors(void);

/// Writes what was kept aside, its last 64 KiB, to the real standard error.
void endings_release_errors(void);

#endif
