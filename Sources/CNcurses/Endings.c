#define _GNU_SOURCE

#include "Endings.h"

#include "Guardian.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGSYS};
static const int noticed[] = {SIGWINCH, SIGTSTP, SIGCONT};

enum {
  fatal_count = sizeof fatal / sizeof *fatal,
  noticed_count = sizeof noticed / sizeof *noticed,
  most_error_bytes = 64 * 1024,
  alternate_stack_size = 64 * 1024,
};

static bool begun;
static int event = -1;
static struct terminal unguarded;
static struct terminal *terminal = &unguarded;
// The thread in which the process is dying, or 0.
static atomic_int dying;
static endings_mask terminating;
static _Atomic(endings_mask) pending;
static struct sigaction previous[NSIG];
static timer_t watchdog;
static bool has_watchdog;
static int watchdog_signal;
static atomic_int last_status = -1;

static atomic_int held = -1;
static atomic_int real_errors = -1;

static endings_mask bit(int signal) { return (endings_mask)1 << (signal - 1); }

static int first(endings_mask signals) { return __builtin_ctzll(signals) + 1; }

/// Whether the signal ends a process by default and can be handled.
static bool terminates(int signal) {
  switch (signal) {
    case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT:
    case SIGCHLD: case SIGURG: case SIGWINCH:
      return false;
    // Ignored where writing beyond the limit is to be an error.
    case SIGXFSZ:
      return false;
  }
  for (int i = 0; i < fatal_count; i++) {
    if (signal == fatal[i]) return false;
  }
  // glibc has the first real-time signals for itself.
  return signal != watchdog_signal && (signal < 32 || signal >= SIGRTMIN);
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
  if (!atomic_load(&terminal->owned)) return;
  int current = atomic_load(&terminal->current);
  write_with_limit(STDOUT_FILENO, terminal->bytes[current], terminal->count[current]);
  endings_restore_mode();
  // Not before: the guardian does it if this process is killed meanwhile.
  atomic_store(&terminal->owned, false);
}

static void leave(void) {
  restore_terminal();
  guardian_stop();
  endings_release_errors();
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
  if (atomic_load(&pending) & terminating) endings_die(signal);
  notice(signal);
  watch(1);
}

static void on_watchdog(int signal) {
  (void)signal;
  endings_mask waiting = atomic_load(&pending) & terminating;
  if (waiting) endings_die(first(waiting));
  int status = atomic_load(&last_status);
  if (status == -1) return;
  leave();
  _exit(status);
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
  if (ioctl(STDIN_FILENO, TCGETS, &terminal->mode) != 0) return -1;
  if (event == -1) {
    event = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (event == -1) return -1;
    watchdog_signal = SIGRTMAX - 3;
    struct sigevent expiry = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = watchdog_signal};
    has_watchdog = timer_create(CLOCK_MONOTONIC, &expiry, &watchdog) == 0;
    for (int signal = 1; signal <= SIGRTMAX; signal++) {
      if (terminates(signal)) terminating |= bit(signal);
    }
    atexit(leave);
    terminal = guardian_start(terminal);
  }
  endings_prepare("", 0);
  atomic_store(&pending, 0);
  endings_cover_thread();
  for (int i = 0; i < fatal_count; i++) handle(fatal[i], on_fatal, SA_ONSTACK);
  for (endings_mask rest = terminating; rest != 0; rest &= rest - 1) {
    handle(first(rest), on_terminating, SA_ONSTACK | SA_RESTART);
  }
  for (int i = 0; i < noticed_count; i++) handle(noticed[i], notice, SA_ONSTACK | SA_RESTART);
  handle(watchdog_signal, on_watchdog, SA_ONSTACK | SA_RESTART);
  begun = true;
  return event;
}

void endings_end(void) {
  if (!begun) return;
  begun = false;
  if (atomic_load(&last_status) == -1) watch(0);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &previous[fatal[i]], NULL);
  for (endings_mask rest = terminating; rest != 0; rest &= rest - 1) {
    sigaction(first(rest), &previous[first(rest)], NULL);
  }
  for (int i = 0; i < noticed_count; i++) sigaction(noticed[i], &previous[noticed[i]], NULL);
  endings_mask waiting = atomic_load(&pending) & terminating;
  if (waiting) endings_die(first(waiting));
}

void endings_prepare(const char *bytes, size_t count) {
  int next = 1 - atomic_load(&terminal->current);
  if (count > sizeof terminal->bytes[next]) return;
  memcpy(terminal->bytes[next], bytes, count);
  terminal->count[next] = count;
  atomic_store(&terminal->current, next);
}

void endings_own(bool owns) { atomic_store(&terminal->owned, owns); }

void endings_save_mode(void) { ioctl(STDIN_FILENO, TCGETS, &terminal->mode); }

void endings_restore_mode(void) { ioctl(STDIN_FILENO, TCSETS, &terminal->mode); }

void endings_note_mode(void) {
  terminal->has_own_mode = ioctl(STDIN_FILENO, TCGETS, &terminal->own_mode) == 0;
}

endings_mask endings_take(void) {
  uint64_t count;
  if (read(event, &count, sizeof count) < 0) return 0;
  // Terminating signals stay pending until acknowledged, so that a second one finds them.
  return atomic_fetch_and(&pending, terminating);
}

void endings_acknowledge(void) {
  watch(0);
  atomic_fetch_and(&pending, ~terminating);
}

void endings_limit(int seconds, int status) {
  atomic_store(&last_status, status);
  watch(seconds);
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
  leave();
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
