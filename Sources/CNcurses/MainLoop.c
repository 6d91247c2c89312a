#define _GNU_SOURCE

#include "MainLoop.h"

#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// Exported by libdispatch for other run loops; Foundation's uses the same two functions.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static void raise_limit(int resource, rlim_t enough) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur >= enough) return;
  limit.rlim_cur = limit.rlim_max < enough ? limit.rlim_max : enough;
  setrlimit(resource, &limit);
}

static void end_by_interrupt(int signal) { _exit(128 + signal); }

void main_loop_prepare(void) {
  mallopt(M_ARENA_MAX, 2);
  raise_limit(RLIMIT_NOFILE, 1024);
  raise_limit(RLIMIT_AS, RLIM_INFINITY);
  signal(SIGINT, end_by_interrupt);
}

bool main_loop_has_files(void) {
  enum { enough = 48 };
  int files[enough], count = 0;
  while (count < enough && (files[count] = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)) != -1) count++;
  for (int i = 0; i < count; i++) close(files[i]);
  return count == enough;
}

bool main_loop_has_memory(void) {
  size_t stack = 0;
  pthread_attr_t usual;
  pthread_attr_init(&usual);
  pthread_attr_getstacksize(&usual, &stack);
  pthread_attr_destroy(&usual);
  size_t enough = 8 * stack + (64 << 20);
  void *memory = mmap(
      NULL, enough, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return false;
  munmap(memory, enough);
  return true;
}

void main_loop_wait(int first, int second, bool *first_is_ready, bool *second_is_ready) {
  int queue = _dispatch_get_main_queue_handle_4CF();
  struct pollfd files[] = {
      {.fd = queue, .events = POLLIN},
      {.fd = first, .events = POLLIN},
      {.fd = second, .events = POLLIN},
  };
  *first_is_ready = *second_is_ready = false;
  if (poll(files, 3, -1) <= 0) return;
  if (files[0].revents != 0) {
    uint64_t count;
    if (read(queue, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
    // The queue's work may have read what was there, and reading nothing would wait for the next key.
    if (poll(files + 1, 2, 0) <= 0) return;
  }
  *first_is_ready = files[1].revents != 0;
  *second_is_ready = files[2].revents != 0;
}
