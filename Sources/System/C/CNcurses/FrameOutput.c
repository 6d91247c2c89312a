#define _GNU_SOURCE

#include "FrameOutput.h"

#include "CNcurses.h"
#include "CPlatform/Descriptors.h"

#include <errno.h>
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

/// Where the style that ends before `end` begins, such as `ESC [ 1 m`; NULL if none does.
static char *style_before(char *begin, char *end) {
  if (end - begin < 3 || *--end != 'm') return NULL;
  do end--;
  while (end > begin + 1 && ((*end >= '0' && *end <= '9') || *end == ';'));
  return *end == '[' && end[-1] == '\033' ? end - 1 : NULL;
}

/// Removes the styles directly before one that resets all; ncurses resets the colours first, then the rest.
static size_t without_reset_styles(char *bytes, size_t count) {
  static const char reset[] = "\033[m";
  const size_t length = sizeof reset - 1;
  char *end = bytes;
  for (const char *next = bytes, *last = bytes + count; next < last;) {
    if (*next != '\033' || (size_t)(last - next) < length || memcmp(next, reset, length) != 0) {
      *end++ = *next++;
      continue;
    }
    for (char *style; (style = style_before(bytes, end)) != NULL;) end = style;
    memcpy(end, reset, length);
    end += length;
    next += length;
  }
  return (size_t)(end - bytes);
}

size_t ncurses_end_frame(void) {
  end = lseek(memory, 0, SEEK_CUR);
  return end < begin ? 0 : (size_t)(end - begin);
}

size_t ncurses_take_frame(void *bytes, size_t count) {
  if (mapped != MAP_FAILED && end <= mapped_bytes) {
    memcpy(bytes, mapped + begin, count);
  } else if (pread(memory, bytes, count, begin) < (ssize_t)count) {
    memset(bytes, 0, count);
  }
  begin = end;
  if (end >= room) begin = lseek(memory, 0, SEEK_SET);
  // A file that keeps its size is only larger.
  if (end > mapped_bytes && ftruncate(memory, 0) < 0) errno = 0;
  return without_reset_styles(bytes, count);
}
