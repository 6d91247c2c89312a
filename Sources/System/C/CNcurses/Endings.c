#define _GNU_SOURCE

#include "Endings.h"

#include "CPlatform/Alarm.h"
#include "CPlatform/Descriptors.h"
#include "CPlatform/Event.h"
#include "CPlatform/Guardian.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
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
static struct event event = {-1, -1};
static struct terminal unguarded;
static struct terminal *terminal = &unguarded;
// The thread in which the process is dying, or 0.
static atomic_uintptr_t dying;
static endings_mask terminating;
static _Atomic(endings_mask) pending;
static struct sigaction previous[NSIG];
static int watchdog_signal;
static atomic_int last_status = -1;

static atomic_int held = -1;
static atomic_int real_errors = -1;

#ifdef SIGRTMAX
#define last_signal SIGRTMAX
#else
#define last_signal (NSIG - 1)
#endif

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
#ifdef SIGINFO
  if (signal == SIGINFO || signal == SIGIO) return false;
#endif
  if (signal == watchdog_signal) return false;
#ifdef SIGRTMIN
  // glibc has the first real-time signals for itself.
  return signal < 32 || signal >= SIGRTMIN;
#else
  return true;
#endif
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

static void notice(int signal) {
  int error = errno;
  atomic_fetch_or(&pending, bit(signal));
  event_raise(&event);
  errno = error;
}

static void on_fatal(int signal) { endings_die(signal); }

static void on_terminating(int signal) {
  // A second signal does not wait for the main queue.
  if (atomic_load(&pending) & terminating) endings_die(signal);
  notice(signal);
  alarm_set(1);
}

static void on_watchdog(int signal) {
  if (!alarm_rang()) return on_terminating(signal);
  endings_mask waiting = atomic_load(&pending) & terminating;
  if (waiting) endings_die(first(waiting));
  int status = atomic_load(&last_status);
  if (status == -1) return;
  leave();
  _exit(status);
}

static void unblock(int signal) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigfillset(&action.sa_mask);
  // A fault inside a handler must end the process, so it is not masked.
  for (int i = 0; i < fatal_count; i++) sigdelset(&action.sa_mask, fatal[i]);
  sigaction(signal, &action, &previous[signal]);
}

int endings_begin(void) {
  if (begun) return event.reader;
  if (!mode_get(STDIN_FILENO, &terminal->mode)) return -1;
  if (event.reader == -1) {
    if (!event_open(&event)) return -1;
    watchdog_signal = alarm_prepare();
    for (int signal = 1; signal <= last_signal; signal++) {
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
    // What has started this may have blocked it for itself, as tools that measure do with SIGWINCH.
    unblock(first(rest));
  }
  for (int i = 0; i < noticed_count; i++) {
    handle(noticed[i], notice, SA_ONSTACK | SA_RESTART);
    unblock(noticed[i]);
  }
  handle(watchdog_signal, on_watchdog, SA_ONSTACK | SA_RESTART);
  begun = true;
  return event.reader;
}

void endings_end(void) {
  if (!begun) return;
  begun = false;
  if (atomic_load(&last_status) == -1) alarm_set(0);
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

bool endings_owns(void) { return atomic_load(&terminal->owned); }

void endings_wake(void) { event_raise(&event); }

void endings_save_mode(void) { mode_get(STDIN_FILENO, &terminal->mode); }

void endings_restore_mode(void) { mode_set(STDIN_FILENO, &terminal->mode); }

void endings_note_mode(void) {
  terminal->has_own_mode = mode_get(STDIN_FILENO, &terminal->own_mode);
}

endings_mask endings_take(void) {
  if (!event_take(&event)) return 0;
  // Terminating signals stay pending until acknowledged, so that a second one finds them.
  return atomic_fetch_and(&pending, terminating);
}

void endings_acknowledge(void) {
  alarm_set(0);
  atomic_fetch_and(&pending, ~terminating);
}

void endings_limit(int seconds, int status) {
  atomic_store(&last_status, status);
  alarm_set(seconds);
}

static bool in_background(void) {
  pid_t foreground = tcgetpgrp(STDIN_FILENO);
  return foreground != -1 && foreground != getpgrp();
}

void endings_ask_to_stop(void) { notice(SIGTSTP); }

void endings_stop(void) {
  // Continued since the signal was taken: by a shell that has stopped it before it restored the terminal.
  if (atomic_fetch_and(&pending, ~bit(SIGCONT)) & bit(SIGCONT)) return;
  struct sigaction usual = {.sa_handler = SIG_DFL}, stop, go_on;
  sigset_t stopping, before;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTSTP);
  sigaction(SIGTSTP, &usual, &stop);
  sigaction(SIGCONT, &usual, &go_on);
  // Its own stop is under way before others stop: a shell may continue the job as soon as a make has
  // stopped for which it waits, and that takes back stops that are pending, but none that comes later.
  pthread_sigmask(SIG_BLOCK, &stopping, &before);
  // Raised in the calling thread: when the whole process is signalled, a thread may run on for a
  // while before it stops.
  raise(SIGTSTP);
  // The rest of the job.
  kill(0, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stopping, NULL);
  for (int attempts = 0; attempts < 100 && in_background(); attempts++) raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGCONT, &go_on, NULL);
  sigaction(SIGTSTP, &stop, NULL);
}

_Noreturn void endings_die(int signal) {
  uintptr_t thread = (uintptr_t)pthread_self(), owner = 0;
  if (!atomic_compare_exchange_strong(&dying, &owner, thread)) {
    if (owner == thread) _exit(128 + signal);
    // Another thread is ending the process.
    for (;;) pause();
  }
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(signal, &usual, NULL);
  leave();
  unblock(signal);
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
  int memory = anonymous_file("standard error");
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
