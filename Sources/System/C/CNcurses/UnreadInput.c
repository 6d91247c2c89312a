#define _GNU_SOURCE

#include "UnreadInput.h"

#include "Endings.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// How often the main thread has read.
static atomic_uint reads;
static atomic_bool is_pasting;
static unsigned char kept[1 << 16];
static atomic_size_t kept_count;

static bool has(const char *sequence) {
  return memmem(kept, kept_count, sequence, strlen(sequence)) != NULL;
}

/// The signal of a key among the bytes that are kept, or 0.
static int signal_of_key(void) {
  if (has("\x1b[200~")) return 0;
  // The second ones are those of the keyboard protocol of kitty.
  if (has("\x03") || has("\x1b[99;5u")) return SIGINT;
  if (has("\x1c") || has("\x1b[92;5u")) return SIGQUIT;
  return 0;
}

static void take(void) {
  ssize_t count = read(STDIN_FILENO, kept + kept_count, sizeof kept - kept_count);
  if (count <= 0) return;
  kept_count += (size_t)count;
  int signal = signal_of_key();
  if (signal == 0) return endings_wake();
  // As the terminal does it: what was typed before is lost.
  kept_count = 0;
  kill(0, signal);
}

static void *watch(void *unused) {
  for (;;) {
    struct pollfd file = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&file, 1, -1) < 0) continue;
    if (file.revents != POLLIN) return unused;
    unsigned before = atomic_load(&reads);
    sleep(1);
    pthread_mutex_lock(&lock);
    bool is_unread = atomic_load(&reads) == before && poll(&file, 1, 0) == 1;
    if (is_unread && endings_owns() && !atomic_load(&is_pasting) && kept_count < sizeof kept) take();
    pthread_mutex_unlock(&lock);
  }
}

void input_watch(void) {
  static bool is_watching;
  if (is_watching) return;
  is_watching = true;
  sigset_t all, before;
  sigfillset(&all);
  // Those of the process are for its other threads, and reading in the background fails rather than stops it.
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 1 << 16);
  pthread_t thread;
  if (pthread_create(&thread, &small, watch, NULL) == 0) pthread_detach(thread);
  pthread_attr_destroy(&small);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

ssize_t input_read(void *bytes, size_t count) {
  pthread_mutex_lock(&lock);
  atomic_fetch_add(&reads, 1);
  ssize_t result = -1;
  int error = EAGAIN;
  struct pollfd file = {.fd = STDIN_FILENO, .events = POLLIN};
  if (kept_count > 0) {
    if (count > kept_count) count = kept_count;
    memcpy(bytes, kept, count);
    kept_count -= count;
    memmove(kept, kept + count, kept_count);
    result = (ssize_t)count;
  } else if (poll(&file, 1, 0) != 0) {
    result = read(STDIN_FILENO, bytes, count);
    error = errno;
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

bool input_is_kept(void) { return atomic_load(&kept_count) > 0; }

void input_note_paste(bool is_open) { atomic_store(&is_pasting, is_open); }
