#ifndef BECOME_GUARDIAN_H
#define BECOME_GUARDIAN_H

#include "CPlatform/Guardian.h"

#include <sys/types.h>
#include <sys/wait.h>

/// Forks without the handlers that libraries have registered for it.
pid_t fork_only(void);

/// Sets the path by which the guardian opens the terminal of standard input again, and no other terminal
/// that has got its number meanwhile; empty if there is none. Returns the descriptor that the guardian has
/// to keep as its standard output, or -1.
int mark_terminal(struct terminal *terminal);

/// Sets the path by which a guardian that leads opens its terminal again, so that it does not wait for one
/// that takes nothing; empty if there is none.
void mark_own_terminal(struct terminal *terminal);

/// Waits for the end of standard input, and then restores the terminal.
///
/// With the number of a child it waits for that instead, hands on the signals that only this process gets,
/// which are all blocked, and ends with the status of the child.
_Noreturn void become_guardian(struct terminal *terminal, pid_t program);

/// The status with which a shell ends whose program has ended in this way.
static inline __attribute__((always_inline)) int exit_status(int way) {
  return WIFSIGNALED(way) ? 128 + WTERMSIG(way) : WEXITSTATUS(way);
}

#endif
