#define _GNU_SOURCE

#include "FrameOutput.h"

#include "CNcurses.h"
#include "CPlatform/Descriptors.h"

#include <fcntl.h>
#include <sys/mman.h>

/// The bytes of memory that are mapped; more than that is read, and given back after the frame.
enum { mapped_bytes = 1 << 16 };

/// Frames follow each other up to here: going back to the beginning is a call.
enum { room = 1 << 13 };

// The descriptor that ncurses has, a copy of standard output, and the memory of frames.
static int output = -1, memory = -1;
static const char *mapped = MAP_FAILED;
// Whether ncurses writes to memory, and where there the next frame begins and ends.
static bool is_collecting;
static off_t begin, end;

FILE *ncurses_open_output(void) {
  if (memory < 0) memory = anonymous_file("frame");
  if (memory >= 0 && mapped == MAP_FAILED) {
    mapped = mmap(NULL, mapped_bytes, PROT_READ, MAP_SHARED, memory, 0);
  }
  int copy = memory < 0 ? -1 : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  FILE *file = copy < 0 ? NULL : fdopen(copy, "w");
  if (file != NULL) output = copy;
  is_collecting = false;
  return file;
}

void ncurses_use_terminal(void) {
  if (is_collecting) replace_descriptor(STDOUT_FILENO, output);
  is_collecting = false;
}

void ncurses_begin_frame(void) {
  if (!is_collecting) replace_descriptor(memory, output);
  is_collecting = true;
}

size_t ncurses_end_frame(void) {
  end = lseek(memory, 0, SEEK_CUR);
  return end < begin ? 0 : (size_t)(end - begin);
}

void ncurses_take_frame(void *bytes, size_t count) {
  if (mapped != MAP_FAILED && end <= mapped_bytes) {
    memcpy(bytes, mapped + begin, count);
  } else if (pread(memory, bytes, count, begin) < (ssize_t)count) {
    memset(bytes, 0, count);
  }
  begin = end;
  if (end < room) return;
  begin = lseek(memory, 0, SEEK_SET);
  if (end > mapped_bytes && ftruncate(memory, 0) < 0) return;
}
