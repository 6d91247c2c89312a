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
#include <unistd.h>
#include <wchar.h>

/// Opens the terminal of standard input and output; NULL when terminfo does not know it.
///
/// The entry of terminfo is made at run time: without the alternate screen, which ncurses would
/// leave and enter again, and with 24-bit colours where the terminal probably has them.
SCREEN *ncurses_open(void);

/// Has ncurses write to memory instead of the terminal, until `ncurses_use_terminal`.
///
/// Its own buffer is too small for large frames, which would reach the terminal in pieces, each with
/// the cursor somewhere else.
void ncurses_begin_frame(void);

/// Returns how many bytes were collected since `ncurses_begin_frame`, for `ncurses_take_frame`.
size_t ncurses_end_frame(void);

/// Copies the bytes that were collected, without styles that are reset at once; returns how many are left.
size_t ncurses_take_frame(void *bytes, size_t count);

/// Has ncurses write to the terminal and ask it. Call it before ncurses changes the terminal's mode:
/// in memory that fails.
void ncurses_use_terminal(void);

/// What enters and leaves the alternate screen; empty if there is none or ncurses does it itself.
const char *ncurses_enter_screen(void);
const char *ncurses_leave_screen(void);

/// Whether the terminal was opened with 24-bit colours besides the palette's.
bool ncurses_is_opened_direct(void);

/// The number of the palette's first colour if `ncurses_is_opened_direct`.
static inline int ncurses_palette(void) { return 0x1000000; }

static inline WINDOW *ncurses_window(void) { return stdscr; }
static inline int ncurses_rows(void) { return LINES; }
static inline int ncurses_columns(void) { return COLS; }
static inline int ncurses_colors(void) { return COLORS; }
static inline int ncurses_pairs(void) { return COLOR_PAIRS; }

/// The most columns and rows of a screen; the rest of a larger window stays empty.
enum { NCURSES_MOST_COLUMNS = 1000, NCURSES_MOST_ROWS = 500 };

/// Whether the terminal is larger than the most, a size that ncurses must not take by itself.
bool ncurses_is_huge(void);

/// Adopts the size that the terminal reports, up to the most; keeps the current size when it reports none.
/// Returns whether the terminal has changed its size, if only beyond the most.
bool ncurses_adopt_size(void);

/// Whether the terminal is wider than the screen. What erases the end of a row goes beyond the screen then.
bool ncurses_has_columns_beside(void);

/// Whether the terminal has more rows than the screen, whose last one does not scroll then.
bool ncurses_has_rows_below(void);

/// Makes the next `doupdate` clear the screen and draw every cell.
static inline void ncurses_redraw_all(void) { clearok(curscr, true); }

/// A terminfo string by its short name; NULL when the terminal does not have it.
static inline const char *ncurses_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// Whether the terminal has a terminfo flag.
static inline bool ncurses_has_flag(const char *name) { return tigetflag((char *)name) > 0; }

// Declared here because term.h also defines macros with common names.
extern int setupterm(const char *name, int file, int *error);

/// Tells the kernel another size of the terminal, in cells.
void ncurses_set_kernel_size(int rows, int columns);

/// Sets up terminfo for a terminal; returns the name of its entry, which for a terminal without one that
/// understands what xterm does is that of xterm; NULL if there is none.
const char *ncurses_set_up(const char *name);

/// The number of colours of a terminal; -1 if terminfo does not know it or its cursor cannot be
/// moved.
static inline int ncurses_look_up(const char *name) {
  if (ncurses_set_up(name) == NULL || ncurses_capability("cup") == NULL) return -1;
  int colors = tigetnum((char *)"colors");
  return colors > 0 ? colors : 0;
}

/// Whether the terminal that is set up understands 24-bit colours, though its entry does not say so.
bool ncurses_takes_direct_colors(void);

/// Whether colour numbers are `0xRRGGBB` values, according to terminfo.
static inline bool ncurses_is_direct(void) { return ncurses_has_flag("RGB"); }

static inline attr_t ncurses_bold(void) { return WA_BOLD; }
static inline attr_t ncurses_faint(void) { return WA_DIM; }
static inline attr_t ncurses_underline(void) { return WA_UNDERLINE; }
static inline attr_t ncurses_reverse(void) { return WA_REVERSE; }

// wchar.h declares it only with _XOPEN_SOURCE, which a module cannot define.
extern int wcwidth(wchar_t character);

/// The columns that ncurses gives a character.
static inline int ncurses_width(wchar_t character) { return wcwidth(character); }

/// The number of scalars that a cell can hold, including the base character.
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
