#include "CSheets.h"

#include "CPlatform/Confined.h"
#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// As freexl.h of libfreexl 1.0 has them.
struct FreeXL_CellValue {
  unsigned char type;
  union {
    int int_value;
    double double_value;
    const char *text_value;
  } value;
};
enum {
  FREEXL_CELL_INT = 102,
  FREEXL_CELL_DOUBLE = 103,
  FREEXL_CELL_TEXT = 104,
  FREEXL_CELL_TIME = 108,
  FREEXL_BIFF_SHEET_COUNT = 32010,
};

static struct {
  int (*open)(const char *, const void **);
  int (*close)(const void *);
  int (*get_info)(const void *, unsigned short, unsigned int *);
  int (*get_name)(const void *, unsigned short, const char **);
  int (*select)(const void *, unsigned short);
  int (*get_size)(const void *, unsigned int *, unsigned short *);
  int (*get_value)(const void *, unsigned int, unsigned short, struct FreeXL_CellValue *);
} library;
static bool is_loaded;
static iconv_t converter;

static void load(void) {
  void *file = load_library("freexl", 1);
  if (file == NULL) return;
  // The child can open none of the tables of letters, so this keeps the one that it needs.
  converter = iconv_open("UTF-8", "UTF-16LE");
  is_loaded = (library.open = dlsym(file, "freexl_open")) != NULL
              && (library.close = dlsym(file, "freexl_close")) != NULL
              && (library.get_info = dlsym(file, "freexl_get_info")) != NULL
              && (library.get_name = dlsym(file, "freexl_get_worksheet_name")) != NULL
              && (library.select = dlsym(file, "freexl_select_active_worksheet")) != NULL
              && (library.get_size = dlsym(file, "freexl_worksheet_dimensions")) != NULL
              && (library.get_value = dlsym(file, "freexl_get_cell_value")) != NULL;
}

// Set before the child begins, which has a copy.
static _Thread_local size_t cells_left;

/// What a child says before its end; it has one thread.
static struct {
  int file;
  size_t count;
  uint8_t bytes[65536];
} output;

static void flush_output(void) {
  for (size_t done = 0; done < output.count;) {
    ssize_t part = write(output.file, output.bytes + done, output.count - done);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) _exit(1);
    done += (size_t)part;
  }
  output.count = 0;
}

static void say_bytes(const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count > 0) {
    if (output.count == sizeof output.bytes) flush_output();
    size_t room = sizeof output.bytes - output.count, part = count < room ? count : room;
    memcpy(output.bytes + output.count, next, part);
    output.count += part;
    next += part;
    count -= part;
  }
}

static void say(char what, uint32_t row, uint32_t column, const char *text) {
  uint32_t numbers[] = {row, column, (uint32_t)strlen(text)};
  say_bytes(&what, 1);
  say_bytes(numbers, sizeof numbers);
  say_bytes(text, numbers[2]);
}

static void say_cell(unsigned int row, unsigned short column, const struct FreeXL_CellValue *cell) {
  char text[64];
  if (cell->type == FREEXL_CELL_INT) {
    snprintf(text, sizeof text, "%d", cell->value.int_value);
    say('N', row, column, text);
  } else if (cell->type == FREEXL_CELL_DOUBLE) {
    snprintf(text, sizeof text, "%.17g", cell->value.double_value);
    say('N', row, column, text);
  } else if (cell->type >= FREEXL_CELL_TEXT && cell->type <= FREEXL_CELL_TIME) {
    if (cell->value.text_value != NULL) say('C', row, column, cell->value.text_value);
  }
}

/// Says what a workbook has; whether that is one.
static bool say_workbook(const void *workbook) {
  unsigned int sheets = 0;
  if (library.get_info(workbook, FREEXL_BIFF_SHEET_COUNT, &sheets) != 0) return false;
  for (unsigned int sheet = 0; sheet < sheets && sheet <= UINT16_MAX; sheet++) {
    const char *name = NULL;
    unsigned int rows = 0;
    unsigned short columns = 0;
    if (library.get_name(workbook, (unsigned short)sheet, &name) != 0
        || library.select(workbook, (unsigned short)sheet) != 0
        || library.get_size(workbook, &rows, &columns) != 0) {
      continue;
    }
    say('S', rows, columns, name == NULL ? "" : name);
    for (unsigned int row = 0; row < rows; row++) {
      for (unsigned short column = 0; column < columns; column++) {
        if (cells_left-- == 0) {
          say('M', 0, 0, "");
          return true;
        }
        struct FreeXL_CellValue cell = {0};
        if (library.get_value(workbook, row, column, &cell) == 0) say_cell(row, column, &cell);
      }
    }
  }
  say('E', 0, 0, "");
  return true;
}

/// In the child, with which the workbook ends, too.
static void read_workbook(const char *path, int file) {
  output.file = file;
  const void *workbook = NULL;
  if (library.open(path, &workbook) != 0 || !say_workbook(workbook)) _exit(1);
  flush_output();
}

/// Set before the child begins, which has a copy.
static _Thread_local struct {
  const uint8_t *bytes;
  const size_t *counts;
  size_t number, most_cells;
} files;

/// In a child of several files, of which each takes the place of the one before.
static void read_workbooks(const char *path, int file) {
  output.file = file;
  int input = open(path, O_RDWR);
  if (input < 0) _exit(1);
  uint8_t *place = mmap(NULL, files.counts[0], PROT_READ | PROT_WRITE, MAP_SHARED, input, 0);
  if (place == MAP_FAILED) _exit(1);
  const uint8_t *next = files.bytes;
  for (size_t number = 0; number < files.number; next += files.counts[number], number++) {
    // It may write nothing, but files may become shorter.
    memcpy(place, next, files.counts[number]);
    if (ftruncate(input, (off_t)files.counts[number]) != 0) _exit(1);
    cells_left = files.most_cells;
    const void *workbook = NULL;
    bool is_open = library.open(path, &workbook) == 0;
    if (!is_open || !say_workbook(workbook)) say('F', 0, 0, "");
    if (is_open) library.close(workbook);
  }
  flush_output();
}

static const struct confined_limits limits = {.memory = 2ul << 30, .output = 512ul << 20, .seconds = 20};

static bool can_read(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

static enum galbi_sheet_outcome outcome_of(enum confined_outcome outcome) {
  switch (outcome) {
    case confined_done: return galbi_sheet_done;
    case confined_too_much: return galbi_sheet_too_large;
    case confined_failed: return galbi_sheet_invalid;
    case confined_not_started: return galbi_sheet_stopped;
  }
}

enum galbi_sheet_outcome galbi_xls_read(
    const uint8_t *bytes, size_t count, size_t most_cells, uint8_t **answer, size_t *answered) {
  if (!can_read()) return galbi_sheet_no_library;
  cells_left = most_cells;
  return outcome_of(run_confined(bytes, count, read_workbook, &limits, answer, answered));
}

enum galbi_sheet_outcome galbi_xls_read_each(
    const uint8_t *bytes, const size_t *counts, size_t number, size_t most_cells, uint8_t **answer,
    size_t *answered) {
  if (!can_read()) return galbi_sheet_no_library;
  files.bytes = bytes;
  files.counts = counts;
  files.number = number;
  files.most_cells = most_cells;
  return outcome_of(run_confined(bytes, counts[0], read_workbooks, &limits, answer, answered));
}
