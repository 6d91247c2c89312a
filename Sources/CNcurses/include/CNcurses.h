// ncurses as Swift can call it: its globals, macros and attribute constants as functions.

#ifndef CNCURSES_H
#define CNCURSES_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <curses.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

/// Opens the terminal of standard input and output; NULL when terminfo does not know it.
static inline SCREEN *ncurses_open(void) { return newterm(NULL, stdout, stdin); }

static inline WINDOW *ncurses_window(void) { return stdscr; }
static inline int ncurses_rows(void) { return LINES; }
static inline int ncurses_columns(void) { return COLS; }
static inline int ncurses_colors(void) { return COLORS; }
static inline int ncurses_pairs(void) { return COLOR_PAIRS; }

/// Takes the size that the terminal says it has; keeps the former one when it says none.
static inline void ncurses_adopt_size(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return;
  if (size.ws_col != COLS || size.ws_row != LINES) resizeterm(size.ws_row, size.ws_col);
}

/// Makes the next `doupdate` draw every cell, whatever ncurses believes to be there.
static inline void ncurses_distrust(void) { clearok(curscr, true); }

/// A terminfo string by its short name, NULL when the terminal has none.
static inline const char *ncurses_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

// term.h declares it, with macros that nobody wants.
extern int setupterm(const char *name, int file, int *error);

/// How many colours a terminal has that terminfo knows and whose cursor can be placed; -1 for others.
static inline int ncurses_look_up(const char *name) {
  int error;
  if (setupterm(name, STDOUT_FILENO, &error) != OK || ncurses_capability("cup") == NULL) return -1;
  int colors = tigetnum((char *)"colors");
  return colors > 0 ? colors : 0;
}

/// Whether terminfo says that colour numbers are `0xRRGGBB` themselves.
static inline bool ncurses_is_direct(void) { return tigetflag((char *)"RGB") > 0; }

static inline attr_t ncurses_bold(void) { return WA_BOLD; }
static inline attr_t ncurses_faint(void) { return WA_DIM; }
static inline attr_t ncurses_underline(void) { return WA_UNDERLINE; }
static inline attr_t ncurses_reverse(void) { return WA_REVERSE; }

// wchar.h declares it only for X/Open, which a module cannot ask for.
extern int wcwidth(wchar_t character);

/// How many columns ncurses gives a character.
static inline int ncurses_width(wchar_t character) { return wcwidth(character); }

/// How many scalars a cell holds, its base character included.
static inline int ncurses_cell_limit(void) { return CCHARW_MAX; }

/// Fills one cell with a character; several times as fast as `setcchar`.
static inline void ncurses_fill(cchar_t *cell, attr_t attributes, int pair, wchar_t character) {
  memset(cell, 0, sizeof *cell);
  cell->attr = attributes | COLOR_PAIR(pair < 256 ? pair : 255);
  cell->ext_color = pair;
  cell->chars[0] = character;
}

/// Adds a combining character to a filled cell; `index` is from 1 to below the limit.
static inline void ncurses_combine(cchar_t *cell, int index, wchar_t character) {
  cell->chars[index] = character;
}

#endif
