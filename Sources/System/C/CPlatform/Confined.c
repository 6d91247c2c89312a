#define _GNU_SOURCE

#include "CPlatform/Confined.h"

#include "CPlatform/Descriptors.h"
#include "CPlatform/Variant.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef LINUX_ONLY
#include "../CLandlock/landlock.h"
#endif

enum { file_descriptor = 3, output_descriptor = 4, failed_status = 1 };

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_SHADOW_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SHADOW_MEMORY 1
#endif
#endif

static bool lower(int resource, rlim_t most) {
  struct rlimit limit = {most, most};
  return setrlimit(resource, &limit) == 0;
}

/// Holds this process to its limits for ever.
static bool confine(const struct confined_limits *limits) {
#ifdef LINUX_ONLY
  // A kernel without Landlock leaves the other limits.
  if (landlock_version() > 0) {
    int rules = landlock_begin(true);
    if (rules < 0 || !landlock_enforce(rules)) return false;
    close(rules);
  }
#endif
#ifndef HAS_SHADOW_MEMORY
  if (!lower(RLIMIT_DATA, limits->memory)) return false;
#endif
  return lower(RLIMIT_CORE, 0) && lower(RLIMIT_FSIZE, 0)
      && lower(RLIMIT_CPU, (rlim_t)limits->seconds) && lower(RLIMIT_NOFILE, 16) && lower(RLIMIT_NPROC, 0);
}

/// What the child does; it has one thread, that which called.
static _Noreturn void be_child(
    int file, int output, void (*work)(const char *, int), const struct confined_limits *limits) {
  // Both may stand where the other shall be.
  int source = fcntl(file, F_DUPFD, output_descriptor + 1);
  int target = fcntl(output, F_DUPFD, output_descriptor + 1);
  if (source < 0 || target < 0 || dup2(source, file_descriptor) < 0 || dup2(target, output_descriptor) < 0) {
    _exit(failed_status);
  }
  close_from(output_descriptor + 1);
  // A library may report to these.
  for (int standard = 0; standard < file_descriptor; standard++) close(standard);
  int nothing = open("/dev/null", O_RDWR);
  if (nothing != 0 || dup2(nothing, 1) < 0 || dup2(nothing, 2) < 0) _exit(failed_status);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  char path[32];
#ifdef LINUX_ONLY
  snprintf(path, sizeof path, "/proc/self/fd/%d", file_descriptor);
#else
  snprintf(path, sizeof path, "/dev/fd/%d", file_descriptor);
#endif
  if (!confine(limits)) _exit(failed_status);
  work(path, output_descriptor);
  _exit(0);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000ll + time.tv_nsec / 1000000;
}

/// Reads to the end of a pipe.
static enum confined_outcome receive(
    int pipe, const struct confined_limits *limits, uint8_t **answer, size_t *answered) {
  size_t room = 65536, count = 0;
  uint8_t *bytes = malloc(room);
  long long end = now() + limits->seconds * 2000ll;
  enum confined_outcome outcome = bytes == NULL ? confined_failed : confined_done;
  while (outcome == confined_done) {
    long long left = end - now();
    struct pollfd readable = {.fd = pipe, .events = POLLIN};
    int ready = left <= 0 ? 0 : poll(&readable, 1, (int)left);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) {
      outcome = ready == 0 ? confined_too_much : confined_failed;
      break;
    }
    if (count == room) {
      uint8_t *larger = room >= limits->output ? NULL : realloc(bytes, room * 2);
      if (larger == NULL) {
        outcome = confined_too_much;
        break;
      }
      bytes = larger;
      room *= 2;
    }
    ssize_t part = read(pipe, bytes + count, room - count);
    if (part < 0 && errno == EINTR) continue;
    if (part < 0) outcome = confined_failed;
    if (part <= 0) break;
    count += (size_t)part;
  }
  if (outcome != confined_done) {
    free(bytes);
    return outcome;
  }
  *answer = bytes;
  *answered = count;
  return confined_done;
}

static bool write_all(int file, const uint8_t *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t part = write(file, bytes + done, count - done);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return false;
    done += (size_t)part;
  }
  return lseek(file, 0, SEEK_SET) == 0;
}

enum confined_outcome run_confined(
    const uint8_t *bytes, size_t count, void (*work)(const char *path, int output),
    const struct confined_limits *limits, uint8_t **answer, size_t *answered) {
  int file = anonymous_file("galbi-input"), ends[2];
  if (file < 0) return confined_not_started;
  if (!write_all(file, bytes, count) || pipe(ends) != 0) {
    close(file);
    return confined_not_started;
  }
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  // Handlers of this program shall not run in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) be_child(file, ends[1], work, limits);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(file);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return confined_not_started;
  }
  uint8_t *received = NULL;
  enum confined_outcome outcome = receive(ends[0], limits, &received, answered);
  close(ends[0]);
  if (outcome != confined_done) kill(child, SIGKILL);
  int status = 0;
  pid_t ended;
  while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR) continue;
  if (outcome != confined_done) return outcome;
  // Where the process ignores the ends of its children, as a guarded one does, the system does not tell how.
  bool is_unknown = ended < 0 && errno == ECHILD;
  if (is_unknown || (ended == child && WIFEXITED(status) && WEXITSTATUS(status) == 0)) {
    *answer = received;
    return confined_done;
  }
  free(received);
  bool is_slow = ended == child && WIFSIGNALED(status)
      && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
  return is_slow ? confined_too_much : confined_failed;
}
