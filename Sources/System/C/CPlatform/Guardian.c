#define _GNU_SOURCE

#include "BecomeGuardian.h"
#include "CPlatform/Descriptors.h"
#include "CPlatform/Spawn.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
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

// Tells a program of the descriptor that it shares with its guardian.
#define VARIABLE "TERMINAL_GUARDIAN"

static struct terminal *map(int file) {
  struct terminal *shared = mmap(
      NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  return shared == MAP_FAILED ? NULL : shared;
}

static void ignore(int signal) { (void)signal; }

/// Returns in the child of a guardian: a descriptor; or -1 in this process if there can be none.
static int lead(void) {
  int file = anonymous_file("terminal");
  if (file == -1) return -1;
  struct terminal *shared = ftruncate(file, sizeof *shared) == 0 ? map(file) : NULL;
  sigset_t all, before;
  sigfillset(&all);
  pid_t program = -1;
  if (shared != NULL) {
    pthread_sigmask(SIG_SETMASK, &all, &before);
    // Blocked, it tells of the child's end; where it is ignored it would not.
    signal(SIGCHLD, ignore);
    program = fork_only();
    if (program > 0) {
      close_from(STDERR_FILENO + 1);
      become_guardian(shared, program);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    munmap(shared, sizeof *shared);
  }
  if (program == 0 && fcntl(file, F_SETFD, 0) == 0) return file;
  close(file);
  return -1;
}

void become_guarded(const char *path, char *const arguments[], char *const variables[]) {
  size_t count = 0;
  while (variables[count] != NULL) count++;
  char **all = calloc(count + 2, sizeof *all), text[sizeof VARIABLE + 12];
  int file = all == NULL ? -1 : lead();
  if (file == -1) {
    execve(path, arguments, variables);
  } else {
    memcpy(all, variables, count * sizeof *all);
    snprintf(text, sizeof text, VARIABLE "=%d", file);
    all[count] = text;
    execve(path, arguments, all);
    close(file);
  }
  free(all);
}

/// The state of the guardian that has started this program; NULL if none has.
static struct terminal *led(void) {
  const char *text = getenv(VARIABLE);
  if (text == NULL) return NULL;
  int file = atoi(text);
  unsetenv(VARIABLE);
  struct stat status;
  if (file <= STDERR_FILENO || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)
      || status.st_size != sizeof(struct terminal)) {
    return NULL;
  }
  struct terminal *shared = map(file);
  close(file);
  return shared;
}

struct terminal *guardian_start(struct terminal *terminal) {
  struct terminal *leader = led();
  if (leader != NULL) {
    mark_own_terminal(terminal);
    *leader = *terminal;
    return leader;
  }
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
      become_guardian(shared, 0);
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
