#define _GNU_SOURCE

#include "CPlatform/Descriptors.h"

#include "CPlatform/Variant.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

void write_with_limit(int file, const char *bytes, size_t count) {
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

#ifdef LINUX_ONLY

int anonymous_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

void replace_descriptor(int from, int to) {
  while (dup3(from, to, O_CLOEXEC) < 0 && (errno == EINTR || errno == EBUSY)) continue;
}

void close_from(int first) { closefrom(first); }

#else

int anonymous_file(const char *name) {
  (void)name;
  const char *folder = getenv("TMPDIR");
  char path[1024];
  int count = snprintf(
      path, sizeof path, "%s/.galbi-XXXXXX", folder != NULL && *folder != 0 ? folder : "/tmp");
  if (count < 0 || (size_t)count >= sizeof path) return -1;
  int file = mkstemp(path);
  if (file == -1) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

void replace_descriptor(int from, int to) {
  while (dup2(from, to) < 0 && errno == EINTR) continue;
  fcntl(to, F_SETFD, FD_CLOEXEC);
}

void close_from(int first) {
  struct rlimit limit;
  // What was opened before the limit was lowered stays open.
  int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
  for (int file = first; file < end; file++) close(file);
}

#endif
