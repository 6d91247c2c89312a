#define _GNU_SOURCE

#include "BecomeGuardian.h"
#include "CPlatform/Descriptors.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t guardian;
static atomic_int lifeline = -1;

/// Leaves the session of the program, and keeps one end of the pipe to it and, unless it is -1, `kept`.
static void leave_program(struct terminal *terminal, int end, int kept) {
  setsid();
  atomic_store(&terminal->is_guarded, true);
  if (kept != -1) dup2(kept, STDOUT_FILENO);
  dup2(end, STDIN_FILENO);
  close_from(kept == -1 ? STDOUT_FILENO : STDERR_FILENO);
}

struct terminal *guardian_start(struct terminal *terminal) {
  int ends[2];
  if (pipe(ends) != 0) return terminal;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  struct terminal *shared = mmap(
      NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  if (shared != MAP_FAILED) {
    // The guardian opens the terminal when it needs it, since an open terminal does not end.
    int kept = mark_terminal(terminal);
    *shared = *terminal;
    // A child that ends leaves no zombie.
    signal(SIGCHLD, SIG_IGN);
    guardian = fork_only();
    if (guardian == 0) {
      leave_program(shared, ends[0], kept);
      become_guardian(shared);
    }
    if (kept > STDERR_FILENO) close(kept);
  }
  close(ends[0]);
  if (shared == MAP_FAILED || guardian == -1) {
    close(ends[1]);
    return terminal;
  }
  while (!atomic_load(&shared->is_guarded) && waitpid(guardian, NULL, WNOHANG) == 0) sched_yield();
  atomic_store(&lifeline, ends[1]);
  return shared;
}

void guardian_stop(void) {
  int end = atomic_exchange(&lifeline, -1);
  if (end == -1) return;
  close(end);
  // Waits, at most a tenth of a second, since an orphan may stay behind as a zombie.
  struct timespec moment = {.tv_nsec = 100000};
  for (int i = 0; i < 1000 && waitpid(guardian, NULL, WNOHANG) == 0; i++) {
    nanosleep(&moment, NULL);
  }
}
