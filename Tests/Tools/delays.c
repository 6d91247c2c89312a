// Has a program sleep at random between its calls, and read in pieces, for LD_PRELOAD. DELAYS is the seed; a program whose
// name begins with LATE sleeps longer. Whoever is right only on a machine with time to spare fails.

#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define NEXT(name) \
  static __typeof__(&name) next; \
  if (next == NULL) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static uint64_t seed;
// The longest delays are shorter than 100 ms and this.
static uint64_t longest = 255;

__attribute__((constructor)) static void take_seed(void) {
  const char *text = getenv("DELAYS");
  seed = text ? strtoull(text, NULL, 10) : 0;
  extern char *program_invocation_short_name;
  const char *late = getenv("LATE");
  if (late && strncmp(program_invocation_short_name, late, strlen(late)) == 0) longest = 2047;
}

static uint64_t draw(void) {
  static _Atomic uint64_t count;
  // What one process draws says nothing of the next one.
  uint64_t drawn = (seed ^ (uint64_t)getpid() << 32) + atomic_fetch_add(&count, 1) * 0x9E3779B97F4A7C15;
  drawn = (drawn ^ (drawn >> 30)) * 0xBF58476D1CE4E5B9;
  drawn = (drawn ^ (drawn >> 27)) * 0x94D049BB133111EB;
  return drawn ^ (drawn >> 31);
}

// Most calls are not delayed, some for a moment, and a few for longer than anything that ends by time.
static void delay(unsigned often) {
  uint64_t drawn = draw();
  if (drawn % 1024 >= often) return;
  long milliseconds = drawn >> 10 & 15 ? drawn >> 14 & 15 : 100 + (drawn >> 14 & longest);
  int before = errno;
  nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
  errno = before;
}

// How often calls with this file are delayed, of 1024: terminals, pipes and sockets much, files little.
static unsigned often(int file) {
  struct stat status;
  int before = errno;
  int result = fstat(file, &status);
  errno = before;
  return result == 0 && (S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode)) ? 64 : 2;
}

// A terminal hands over up to 4,095 bytes at once, of a write at least 1,024, a socket whatever has come.
static size_t piece(int file, size_t size) {
  struct stat status;
  int before = errno;
  int result = size < 64 ? -1 : fstat(file, &status);
  errno = before;
  if (result < 0 || !(S_ISCHR(status.st_mode) || S_ISSOCK(status.st_mode))) return size;
  uint64_t drawn = draw();
  size_t most = S_ISCHR(status.st_mode) ? 1024 + drawn % 3072 : drawn & 3 ? size : 1 + (drawn >> 2) % 512;
  return most < size ? most : size;
}

#define AROUND(much, type, call) \
  unsigned frequency = much; \
  delay(frequency); \
  type result = call; \
  delay(frequency); \
  return result

ssize_t read(int file, void *bytes, size_t size) {
  NEXT(read);
  AROUND(often(file), ssize_t, next(file, bytes, piece(file, size)));
}

ssize_t write(int file, const void *bytes, size_t size) {
  NEXT(write);
  AROUND(often(file), ssize_t, next(file, bytes, size));
}

ssize_t recv(int file, void *bytes, size_t size, int flags) {
  NEXT(recv);
  AROUND(32, ssize_t, next(file, bytes, flags & MSG_PEEK ? size : piece(file, size), flags));
}

ssize_t send(int file, const void *bytes, size_t size, int flags) {
  NEXT(send);
  AROUND(32, ssize_t, next(file, bytes, size, flags));
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  NEXT(poll);
  AROUND(8, int, next(files, count, timeout));
}

int select(int count, fd_set *reads, fd_set *writes, fd_set *others, struct timeval *timeout) {
  NEXT(select);
  AROUND(8, int, next(count, reads, writes, others, timeout));
}

int fsync(int file) {
  NEXT(fsync);
  AROUND(16, int, next(file));
}

int fdatasync(int file) {
  NEXT(fdatasync);
  AROUND(16, int, next(file));
}

int flock(int file, int operation) {
  NEXT(flock);
  AROUND(64, int, next(file, operation));
}

int rename(const char *old, const char *new) {
  NEXT(rename);
  AROUND(128, int, next(old, new));
}

int unlink(const char *path) {
  NEXT(unlink);
  AROUND(64, int, next(path));
}

int close(int file) {
  NEXT(close);
  AROUND(2, int, next(file));
}

pid_t fork(void) {
  NEXT(fork);
  AROUND(256, pid_t, next());
}
