#ifndef BECOME_GUARDIAN_H
#define BECOME_GUARDIAN_H

#include "CPlatform/Guardian.h"

#include <sys/types.h>

/// Forks without the handlers that libraries have registered for it.
pid_t fork_only(void);

/// Waits for the end of standard input, and then restores the terminal.
_Noreturn void become_guardian(struct terminal *terminal);

#endif
