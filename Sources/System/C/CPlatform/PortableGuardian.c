#include "BecomeGuardian.h"

#ifndef LINUX_ONLY

#include "CPlatform/Descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

// Other threads may have held locks when the process was forked, so only what is safe in signal handlers
// is called.

pid_t fork_only(void) { return fork(); }

static struct stat marked;

int mark_terminal(struct terminal *terminal) {
  if (ttyname_r(STDIN_FILENO, terminal->path, sizeof terminal->path) == 0
      && access(terminal->path, R_OK | W_OK) == 0 && stat(terminal->path, &marked) == 0) {
    return -1;
  }
  terminal->path[0] = 0;
  return STDIN_FILENO;
}

void mark_own_terminal(struct terminal *terminal) { terminal->path[0] = 0; }

/// Whether it is the marked terminal, and no later one with its number: the system changes the owner or
/// the mode of a terminal when it hands it out.
static bool is_marked(int file) {
  struct stat now;
#ifdef __APPLE__
#define CHANGE st_ctimespec
#else
#define CHANGE st_ctim
#endif
  return fstat(file, &now) == 0 && now.st_dev == marked.st_dev && now.st_ino == marked.st_ino
      && now.st_rdev == marked.st_rdev && now.st_uid == marked.st_uid
      && now.CHANGE.tv_sec == marked.CHANGE.tv_sec && now.CHANGE.tv_nsec == marked.CHANGE.tv_nsec;
}

static void restore(struct terminal *terminal) {
  int file = STDOUT_FILENO;
  if (terminal->path[0] != 0) {
    file = open(terminal->path, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (file < 0 || !is_marked(file)) return;
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

/// Returns the way in which the program has ended.
static int wait_for(pid_t program) {
  sigset_t all;
  sigfillset(&all);
  for (int way = 0, signal = 0;;) {
    pid_t ended = waitpid(program, &way, WNOHANG);
    if (ended == program || (ended == -1 && errno == ECHILD)) return way;
    // What a key sends, the whole group gets.
    if (sigwait(&all, &signal) == 0 && (signal == SIGHUP || signal == SIGTERM)) kill(program, signal);
  }
}

_Noreturn void become_guardian(struct terminal *terminal, pid_t program) {
  int status = 0;
  if (program != 0) {
    status = exit_status(wait_for(program));
  } else {
    char byte;
    while (read(STDIN_FILENO, &byte, 1) < 0 && errno == EINTR) continue;
  }
  if (atomic_load(&terminal->owned)) restore(terminal);
  _exit(status);
}

#endif
