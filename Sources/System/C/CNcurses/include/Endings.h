// Restores the terminal when a signal ends or stops the process.
//
// Everything that a signal handler needs is prepared in advance: it only writes, sets the
// terminal's mode and raises. A second process does it for a process that is killed.

#ifndef ENDINGS_H
#define ENDINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Signals for the main queue to handle, one bit each: `1 << (signal - 1)`.
typedef uint64_t endings_mask;

/// Saves the terminal's mode, starts the guardian and installs all handlers. Returns a descriptor that becomes readable
/// when `endings_take` has signals to return, or -1 and `errno` when standard input is no terminal.
int endings_begin(void);

/// Restores the previous handlers, and dies of a pending terminating signal. The descriptor stays
/// open.
void endings_end(void);

/// Sets the bytes that restore the terminal, which are copied; at any moment either the former or
/// the new ones are in force.
void endings_prepare(const char *bytes, size_t count);

/// Sets whether the process owns the terminal; only then do handlers and `exit` restore it.
void endings_own(bool owns);

bool endings_owns(void);

/// Makes the descriptor of `endings_begin` readable, as a signal would.
void endings_wake(void);

/// Saves the terminal's current mode as the one to restore.
void endings_save_mode(void);

/// Sets the terminal's mode to the one saved last.
void endings_restore_mode(void);

/// Tells that the program has set the terminal's current mode.
void endings_note_mode(void);

/// The signals received since the last call.
endings_mask endings_take(void);

/// Tells that the main queue handles a terminating signal itself. Without this call the signal
/// kills the process one second after it arrived, even if the main queue hangs.
void endings_acknowledge(void);

/// Ends the process with `status` if it has not ended after some seconds, even if it hangs.
void endings_limit(int seconds, int status);

/// Has `endings_take` return SIGTSTP, as if it had arrived: Ctrl-Z is a key, so that the terminal is restored
/// before anything of the job has stopped, and its shell takes the terminal.
void endings_ask_to_stop(void);

/// Stops the job as Ctrl-Z does without a handler. Returns when it is continued, or at once when no shell
/// could continue it. Stays stopped while it is in the background.
void endings_stop(void);

/// Restores the terminal if the process owns it, and dies of the signal.
_Noreturn void endings_die(int signal);

/// Gives this thread an alternate stack, for handlers that run after a stack overflow.
void endings_cover_thread(void);

/// Buffers standard error while a screen is up, if it is a terminal.
void endings_hold_errors(void);

/// Writes the last 64 KiB of the buffered output to the real standard error.
void endings_release_errors(void);

#endif
