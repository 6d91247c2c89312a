#define _GNU_SOURCE

#include "FrameOutput.h"

#include "CNcurses.h"
#include "CPlatform/Descriptors.h"

#include <fcntl.h>

/// More than this is given back after a frame.
enum { most_kept_bytes = 1 << 18 };

// The descriptor that ncurses has, a copy of standard output, and the memory of a frame.
static int output = -1, memory = -1;

FILE *ncurses_open_output(void) {
  if (memory < 0) memory = anonymous_file("frame");
  int copy = memory < 0 ? -1 : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  FILE *file = copy < 0 ? NULL : fdopen(copy, "w");
  if (file != NULL) output = copy;
  return file;
}

int ncurses_output(void) { return output; }

static void point_output(int file) { replace_descriptor(file, output); }

void ncurses_begin_frame(void) { point_output(memory); }

size_t ncurses_end_frame(void) {
  point_output(STDOUT_FILENO);
  off_t count = lseek(memory, 0, SEEK_CUR);
  return count < 0 ? 0 : (size_t)count;
}

void ncurses_take_frame(void *bytes, size_t count) {
  if (pread(memory, bytes, count, 0) < 0) memset(bytes, 0, count);
  lseek(memory, 0, SEEK_SET);
  if (count > most_kept_bytes && ftruncate(memory, 0) < 0) return;
}
