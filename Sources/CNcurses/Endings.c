#define _GNU_SOURCE

#include "Endings.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGSYS};
// All signals that end a process by default, such as the one for its CPU time limit.
static const int terminating[] = {
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM,
    SIGVTALRM, SIGPROF, SIGPOLL, SIGXCPU, SIGPWR, SIGSTKFLT,
};
static const int noticed[] = {SIGWINCH, SIGTSTP, SIGCONT};

enum {
  fatal_count = sizeof fatal / sizeof *fatal,
  terminating_count = sizeof terminating / sizeof *terminating,
  noticed_count = sizeof noticed / sizeof *noticed,
  most_bytes = 512,
  most_error_bytes = 64 * 1024,
  alternate_stack_size = 64 * 1024,
};

static bool begun;
static int event = -1;
static struct termios mode;
static char restore_bytes[most_bytes];
static size_t restore_count;
static atomic_bool owned;
// The thread in which the process is dying, or 0.
static atomic_int dying;
static _Atomic(uint32_t) pending;
static struct sigaction previous[NSIG];
static timer_t watchdog;
static bool has_watchdog;
static int watchdog_signal;

static atomic_int held = -1;
static atomic_int real_errors = -1;

static endings_mask bit(int signal) { return (endings_mask)1 << signal; }

static endings_mask all_terminating(void) {
  endings_mask mask = 0;
  for (int i = 0; i < terminating_count; i++) mask |= bit(terminating[i]);
  return mask;
}

// Gives up after half a second, since a blocked terminal must not keep the process from ending.
static void write_with_limit(int file, const char *bytes, size_t count) {
  int flags = fcntl(file, F_GETFL);
  if (flags != -1) fcntl(file, F_SETFL, flags | O_NONBLOCK);
  for (int attempts = 0; count > 0 && attempts < 5;) {
    ssize_t written = write(file, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EINTR) {
      continue;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd writable = {.fd = file, .events = POLLOUT};
      if (poll(&writable, 1, 100) == 0) attempts++;
    } else {
      break;
    }
  }
  if (flags != -1) fcntl(file, F_SETFL, flags);
}

static void restore_terminal(void) {
  if (!atomic_exchange(&owned, false)) return;
  write_with_limit(STDOUT_FILENO, restore_bytes, restore_count);
  endings_restore_mode();
}

static void watch(int seconds) {
  if (!has_watchdog) return;
  struct itimerspec time = {.it_value = {.tv_sec = seconds}};
  timer_settime(watchdog, 0, &time, NULL);
}

static void notice(int signal) {
  int error = errno;
  atomic_fetch_or(&pending, bit(signal));
  uint64_t one = 1;
  if (write(event, &one, sizeof one) < 0) {
    // The counter is full, so the reader is going to be woken anyway.
  }
  errno = error;
}

static void on_fatal(int signal) { endings_die(signal); }

static void on_terminating(int signal) {
  // A second signal does not wait for the main queue.
  if (atomic_load(&pending) & all_terminating()) endings_die(signal);
  notice(signal);
  watch(1);
}

static void on_watchdog(int signal) {
  (void)signal;
  endings_mask waiting = atomic_load(&pending) & all_terminating();
  if (waiting) endings_die(__builtin_ctz(waiting));
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigfillset(&action.sa_mask);
  // A fault inside a handler must end the process, so it is not masked.
  for (int i = 0; i < fatal_count; i++) sigdelset(&action.sa_mask, fatal[i]);
  sigaction(signal, &action, &previous[signal]);
}

int endings_begin(void) {
  if (begun) return event;
  if (tcgetattr(STDIN_FILENO, &mode) != 0) return -1;
  if (event == -1) {
    event = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (event == -1) return -1;
    watchdog_signal = SIGRTMAX - 3;
    struct sigevent expiry = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = watchdog_signal};
    has_watchdog = timer_create(CLOCK_MONOTONIC, &expiry, &watchdog) == 0;
    atexit(restore_terminal);
    atexit(endings_release_errors);
  }
  restore_count = 0;
  atomic_store(&pending, 0);
  endings_cover_thread();
  for (int i = 0; i < fatal_count; i++) handle(fatal[i], on_fatal, SA_ONSTACK);
  for (int i = 0; i < terminating_count; i++) {
    handle(terminating[i], on_terminating, SA_ONSTACK | SA_RESTART);
  }
  for (int i = 0; i < noticed_count; i++) handle(noticed[i], notice, SA_ONSTACK | SA_RESTART);
  handle(watchdog_signal, on_watchdog, SA_ONSTACK | SA_RESTART);
  begun = true;
  return event;
}

void endings_end(void) {
  if (!begun) return;
  begun = false;
  watch(0);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &previous[fatal[i]], NULL);
  for (int i = 0; i < terminating_count; i++) {
    sigaction(terminating[i], &previous[terminating[i]], NULL);
  }
  for (int i = 0; i < noticed_count; i++) sigaction(noticed[i], &previous[noticed[i]], NULL);
  endings_mask waiting = atomic_load(&pending) & all_terminating();
  if (waiting) endings_die(__builtin_ctz(waiting));
}

void endings_prepare(const char *bytes, size_t count) {
  if (count > most_bytes) return;
  restore_count = 0;
  memcpy(restore_bytes, bytes, count);
  restore_count = count;
}

void endings_own(bool owns) { atomic_store(&owned, owns); }

void endings_save_mode(void) { tcgetattr(STDIN_FILENO, &mode); }

void endings_restore_mode(void) { tcsetattr(STDIN_FILENO, TCSANOW, &mode); }

endings_mask endings_take(void) {
  uint64_t count;
  if (read(event, &count, sizeof count) < 0) return 0;
  // Terminating signals stay pending until acknowledged, so that a second one finds them.
  endings_mask kept = all_terminating();
  return atomic_fetch_and(&pending, kept);
}

void endings_acknowledge(void) {
  watch(0);
  atomic_fetch_and(&pending, ~all_terminating());
}

static bool in_background(void) {
  pid_t foreground = tcgetpgrp(STDIN_FILENO);
  return foreground != -1 && foreground != getpgrp();
}

void endings_stop(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL}, stop, go_on;
  sigset_t stopping, before;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTSTP);
  sigaction(SIGTSTP, &usual, &stop);
  sigaction(SIGCONT, &usual, &go_on);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &before);
  // Raised in the calling thread: when the whole process is signalled, a thread may run on for a
  // while before it stops.
  raise(SIGTSTP);
  for (int attempts = 0; attempts < 100 && in_background(); attempts++) raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGCONT, &go_on, NULL);
  sigaction(SIGTSTP, &stop, NULL);
}

_Noreturn void endings_die(int signal) {
  int thread = gettid(), owner = 0;
  if (!atomic_compare_exchange_strong(&dying, &owner, thread)) {
    if (owner == thread) _exit(128 + signal);
    // Another thread is ending the process.
    for (;;) pause();
  }
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(signal, &usual, NULL);
  restore_terminal();
  endings_release_errors();
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(signal);
  _exit(128 + signal);
}

void endings_cover_thread(void) {
  static _Thread_local bool covered;
  if (covered) return;
  covered = true;
  stack_t stack = {.ss_sp = malloc(alternate_stack_size), .ss_size = alternate_stack_size};
  if (stack.ss_sp != NULL && sigaltstack(&stack, NULL) != 0) free(stack.ss_sp);
}

void endings_hold_errors(void) {
  if (atomic_load(&held) != -1 || !isatty(STDERR_FILENO)) return;
  int memory = memfd_create("standard error", MFD_CLOEXEC);
  if (memory == -1) return;
  fcntl(memory, F_SETFL, O_APPEND);
  int real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (real == -1 || dup2(memory, STDERR_FILENO) == -1) {
    close(memory);
    if (real != -1) close(real);
    return;
  }
  atomic_store(&real_errors, real);
  atomic_store(&held, memory);
}

void endings_release_errors(void) {
  int memory = atomic_exchange(&held, -1);
  int real = atomic_exchange(&real_errors, -1);
  if (memory == -1 || real == -1) return;
  dup2(real, STDERR_FILENO);
  close(real);
  off_t end = lseek(memory, 0, SEEK_END);
  off_t place = end > most_error_bytes ? end - most_error_bytes : 0;
  char part[1024];
  for (;;) {
    ssize_t count = pread(memory, part, sizeof part, place);
    if (count <= 0) break;
    write_with_limit(STDERR_FILENO, part, (size_t)count);
    place += count;
  }
  close(memory);
}
