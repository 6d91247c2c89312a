#include "CSheets.h"

#include "CPlatform/Confined.h"
#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <errno.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/// In the child.
static void read_workbook(const char *path, int file) {
  output.file = file;
  const void *workbook = NULL;
  if (library.open(path, &workbook) != 0) _exit(1);
  unsigned int sheets = 0;
  if (library.get_info(workbook, FREEXL_BIFF_SHEET_COUNT, &sheets) != 0) _exit(1);
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
          return flush_output();
        }
        struct FreeXL_CellValue cell = {0};
        if (library.get_value(workbook, row, column, &cell) == 0) say_cell(row, column, &cell);
      }
    }
  }
  say('E', 0, 0, "");
  flush_output();
}

enum galbi_sheet_outcome galbi_xls_read(
    const uint8_t *bytes, size_t count, size_t most_cells, uint8_t **answer, size_t *answered) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return galbi_sheet_no_library;
  cells_left = most_cells;
  const struct confined_limits limits = {.memory = 2ul << 30, .output = 512ul << 20, .seconds = 20};
  switch (run_confined(bytes, count, read_workbook, &limits, answer, answered)) {
    case confined_done: return galbi_sheet_done;
    case confined_too_much: return galbi_sheet_too_large;
    case confined_failed: return galbi_sheet_invalid;
    case confined_not_started: return galbi_sheet_stopped;
  }
}
