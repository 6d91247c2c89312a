#ifndef BECOME_GUARDIAN_H
#define BECOME_GUARDIAN_H

#include "CPlatform/Guardian.h"

#include <sys/types.h>

/// Forks without the handlers that libraries have registered for it.
pid_t fork_only(void);

/// Sets the path by which the guardian opens the terminal of standard input again, and no other terminal
/// that has got its number meanwhile; empty if there is none. Returns the descriptor that the guardian has
/// to keep as its standard output, or -1.
int mark_terminal(struct terminal *terminal);

/// Waits for the end of standard input, and then restores the terminal.
_Noreturn void become_guardian(struct terminal *terminal);

#endif
