// A small process that restores the terminal when this one is killed, as by SIGKILL.
//
// Where the session of the terminal ends with its first process, as over ssh, that process is the guardian:
// a later one would find the terminal gone.

#ifndef GUARDIAN_H
#define GUARDIAN_H

#include "CPlatform/TerminalMode.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/// What restores the terminal.
struct terminal {
  /// Whether the process has the terminal, so that it has to be restored.
  atomic_bool owned;
  /// Whether the guardian has left the session, so that what ends the job spares it.
  atomic_bool is_guarded;
  /// The mode to restore.
  struct termios mode;
  /// The mode that the process has set last; another mode was set by another process.
  struct termios own_mode;
  bool has_own_mode;
  /// The bytes that restore it are those of `current`; the others are the next ones.
  atomic_int current;
  size_t count[2];
  char bytes[2][1024];
  /// Empty if the terminal cannot be opened again: then the guardian keeps it open.
  char path[64];
};

/// Starts the guardian of the terminal of standard input, unless `become_guarded` has. Returns the state that
/// the guardian sees, a copy of `terminal`, or `terminal` itself if there can be no guardian.
struct terminal *guardian_start(struct terminal *terminal);

/// Ends the guardian. Safe in signal handlers.
void guardian_stop(void);

#endif
