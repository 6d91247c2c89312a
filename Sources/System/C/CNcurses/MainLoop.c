#define _GNU_SOURCE

#include "MainLoop.h"

#include "CPlatform/Memory.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

static void raise_limit(int resource, rlim_t enough) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur >= enough) return;
  limit.rlim_cur = limit.rlim_max < enough ? limit.rlim_max : enough;
  setrlimit(resource, &limit);
}

static void end_by_interrupt(int signal) { _exit(128 + signal); }

void main_loop_prepare(void) {
  limit_arenas();
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
