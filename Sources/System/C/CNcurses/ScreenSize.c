#include "CNcurses.h"

#include <sys/ioctl.h>
#include <unistd.h>

// What the terminal has reported last.
static struct winsize reported;

static int at_most(int number, int most) { return number < most ? number : most; }

static bool report(struct winsize *size) {
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, size) == 0 && size->ws_col > 0 && size->ws_row > 0;
}

bool ncurses_is_huge(void) {
  struct winsize size;
  return report(&size) && (size.ws_col > NCURSES_MOST_COLUMNS || size.ws_row > NCURSES_MOST_ROWS);
}

bool ncurses_adopt_size(void) {
  struct winsize size;
  if (!report(&size)) return false;
  bool has_changed = size.ws_col != reported.ws_col || size.ws_row != reported.ws_row;
  reported = size;
  int width = at_most(size.ws_col, NCURSES_MOST_COLUMNS);
  int height = at_most(size.ws_row, NCURSES_MOST_ROWS);
  if (width == COLS && height == LINES) return has_changed;
  resizeterm(height, width);
  return true;
}

bool ncurses_has_columns_beside(void) { return reported.ws_col > COLS; }
bool ncurses_has_rows_below(void) { return reported.ws_row > LINES; }

void ncurses_set_kernel_size(int rows, int columns) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
  if (size.ws_row == rows && size.ws_col == columns) return;
  // The pixels are those of the cells, whose size stays.
  if (size.ws_col > 0) size.ws_xpixel = (unsigned short)(size.ws_xpixel / size.ws_col * columns);
  if (size.ws_row > 0) size.ws_ypixel = (unsigned short)(size.ws_ypixel / size.ws_row * rows);
  size.ws_row = (unsigned short)rows;
  size.ws_col = (unsigned short)columns;
  ioctl(STDOUT_FILENO, TIOCSWINSZ, &size);
}
