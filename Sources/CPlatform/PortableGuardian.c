#include "BecomeGuardian.h"

#ifndef LINUX_ONLY

#include "CPlatform/Descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

// Other threads may have held locks when the process was forked, so only what is safe in signal handlers
// is called.

pid_t fork_only(void) { return fork(); }

static void restore(struct terminal *terminal) {
  int file = STDOUT_FILENO;
  if (terminal->path[0] != 0) {
    file = open(terminal->path, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (file < 0) return;
  }
  // A shell that was faster has set the mode itself.
  struct termios now;
  struct termios *own = &terminal->own_mode;
  if (mode_get(file, &now)
      && (!terminal->has_own_mode
          || (now.c_lflag == own->c_lflag && now.c_iflag == own->c_iflag
              && now.c_oflag == own->c_oflag))) {
    mode_set(file, &terminal->mode);
  }
  int current = atomic_load(&terminal->current);
  write_with_limit(file, terminal->bytes[current], terminal->count[current]);
}

_Noreturn void become_guardian(struct terminal *terminal) {
  char byte;
  while (read(STDIN_FILENO, &byte, 1) < 0 && errno == EINTR) continue;
  if (atomic_load(&terminal->owned)) restore(terminal);
  _exit(0);
}

#endif
