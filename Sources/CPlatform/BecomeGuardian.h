#ifndef BECOME_GUARDIAN_H
#define BECOME_GUARDIAN_H

#include "CPlatform/Guardian.h"

#include <sys/types.h>

/// Forks without the handlers that libraries have registered for it.
pid_t fork_only(void);

/// Makes the process the guardian, which waits until the other end of the pipe of `end` is closed.
_Noreturn void become_guardian(struct terminal *terminal, int end);

#endif
