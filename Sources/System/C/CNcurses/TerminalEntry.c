#include "CNcurses.h"

#include "FrameOutput.h"

#include <stdint.h>
#include <stdlib.h>
#include <term.h>

// Numbers below `ncurses_palette` are 0xRRGGBB; above stand the 256 colours of the palette.
#define COLOR(layer, bright)                                                                     \
  "\033[%?%p1%{16777216}%<%t" layer                                                              \
  "8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"                                      \
  "%e%p1%{16777224}%<%t" layer "%p1%{7}%&%d%e%p1%{16777232}%<%t" bright                          \
  "%p1%{7}%&%d%e" layer "8;5;%p1%{255}%&%d%;m"

/// The most bytes of an entry with 32-bit numbers (term(5)).
enum { most_bytes = 32768 };

struct entry {
  unsigned char bytes[most_bytes];
  size_t count;
};

static char enter[128], leave[128];
static bool has_direct_colors;

const char *ncurses_enter_screen(void) { return enter; }
const char *ncurses_leave_screen(void) { return leave; }
bool ncurses_is_opened_direct(void) { return has_direct_colors; }

static void put(struct entry *entry, int32_t value, int bytes) {
  for (int i = 0; i < bytes && entry->count < most_bytes; i++) {
    entry->bytes[entry->count++] = (unsigned char)(value >> 8 * i);
  }
}

static void put_text(struct entry *entry, const char *text) {
  do put(entry, *text, 1);
  while (*text++ != 0);
}

static void align(struct entry *entry) {
  if (entry->count % 2 == 1) put(entry, 0, 1);
}

static int length(NCURSES_CONST char *const *names) {
  int count = 0;
  while (names[count] != NULL) count++;
  return count;
}

static bool is_one_of(const char *name, const char *const *names) {
  for (; *names != NULL; names++) {
    if (strcmp(name, *names) == 0) return true;
  }
  return false;
}

// Beginnings of the names of terminals that understand what xterm does, and the ends of such names.
static const char *const like_xterm[] = {
  "Eterm", "alacritty", "blackbox", "contour", "cosmic", "foot", "ghostty", "gnome", "hyper", "iTerm", "iterm",
  "kitty", "konsole", "mintty", "mlterm", "ms-terminal", "nsterm", "ptyxis", "putty", "rio", "rxvt", "st-", "stterm",
  "tabby", "terminator", "terminology", "vscode", "vte", "warp", "wezterm", "windows-terminal", "xfce", "xterm",
  "zellij", "zutty", NULL};
static const char *const like_screen[] = {"screen", "tmux", NULL};
static const char *const modern[] = {"-256color", "-direct", "-truecolor", "-24bit", NULL};

static bool begins(const char *name, const char *const *beginnings) {
  for (; *beginnings != NULL; beginnings++) {
    if (strncmp(name, *beginnings, strlen(*beginnings)) == 0) return true;
  }
  return false;
}

static bool ends(const char *name, const char *const *endings) {
  for (size_t length = strlen(name); *endings != NULL; endings++) {
    size_t end = strlen(*endings);
    if (length > end && strcmp(name + length - end, *endings) == 0) return true;
  }
  return false;
}

const char *ncurses_set_up(const char *name) {
  static const char *const xterms[] = {"xterm-256color", "xterm", NULL};
  static const char *const screens[] = {"screen-256color", "screen", "xterm-256color", NULL};
  int error;
  if (name == NULL || name[0] == 0) return NULL;
  if (setupterm(name, STDOUT_FILENO, &error) == OK) return name;
  bool is_screen = begins(name, like_screen);
  if (!is_screen && !begins(name, like_xterm) && strcmp(name, "st") != 0 && !ends(name, modern)) return NULL;
  for (const char *const *other = is_screen ? screens : xterms; *other != NULL; other++) {
    if (setupterm(*other, STDOUT_FILENO, &error) == OK) return *other;
  }
  return NULL;
}

bool ncurses_takes_direct_colors(void) {
  const char *promise = getenv("COLORTERM"), *foreground = ncurses_capability("setaf");
  bool is_promised =
      promise != NULL && (strcmp(promise, "truecolor") == 0 || strcmp(promise, "24bit") == 0);
  // GNU screen, which sets STY, takes 24-bit colours for blinking.
  return !ncurses_is_direct() && getenv("STY") == NULL && foreground != NULL
         && strncmp(foreground, "\033[", 2) == 0
         && tigetnum((char *)"colors") >= (is_promised ? 8 : 256);
}

/// Takes over the strings of the alternate screen, if they need no padding.
static void take_screen(void) {
  const char *on = ncurses_capability("smcup"), *off = ncurses_capability("rmcup");
  if (on == NULL || off == NULL || strlen(on) >= sizeof enter || strlen(off) >= sizeof leave
      || strstr(on, "$<") != NULL || strstr(off, "$<") != NULL) {
    return;
  }
  strcpy(enter, on);
  strcpy(leave, off);
}

/// The string of a capability in the new entry; NULL for none.
static const char *string(const char *name) {
  static const char *const screen[] = {"smcup", "rmcup", NULL};
  static const char *const palette[] = {"initc", "initp", "oc", "scp", "setb", "setf", NULL};
  static const char *const other_set[] = {"acsc", "enacs", "rmacs", "sgr", "smacs", NULL};
  if (enter[0] != 0 && is_one_of(name, screen)) return NULL;
  if (has_direct_colors) {
    if (strcmp(name, "setaf") == 0) return COLOR("3", "9");
    if (strcmp(name, "setab") == 0) return COLOR("4", "10");
    if (is_one_of(name, palette)) return NULL;
  }
  // Frames are Unicode and never use the other character set, which these would turn off after each
  // style. Without `sgr` ncurses turns each attribute on by itself.
  const char *plain = ncurses_capability("sgr0");
  if (plain != NULL && (strcmp(plain, "\033(B\033[m") == 0 || strcmp(plain, "\033[m\017") == 0)) {
    if (strcmp(name, "sgr0") == 0) return "\033[m";
    if (is_one_of(name, other_set)) return NULL;
  }
  const char *value = ncurses_capability(name);
  // Terminals like the VT100 can keep the last column from wrapping, but the entries of screen and
  // tmux do not say so; then ncurses breaks a wide character beside the last cell of the screen.
  const char *placing = value == NULL ? ncurses_capability("cup") : NULL;
  if (placing != NULL && strncmp(placing, "\033[", 2) == 0 && tigetflag((char *)"xenl") > 0) {
    if (strcmp(name, "rmam") == 0) return "\033[?7l";
    if (strcmp(name, "smam") == 0) return "\033[?7h";
  }
  return value;
}

static int number(const char *name) {
  if (has_direct_colors) {
    if (strcmp(name, "colors") == 0) return ncurses_palette() + 256;
    if (strcmp(name, "pairs") == 0) return 0x10000;
  }
  int value = tigetnum((char *)name);
  // ncurses opens no terminal without a size; the Linux console's entry has none.
  if (value < 0 && strcmp(name, "cols") == 0) return 80;
  if (value < 0 && strcmp(name, "lines") == 0) return 24;
  return value < 0 ? -1 : value;
}

static bool flag(const char *name) {
  if (has_direct_colors) {
    if (strcmp(name, "ccc") == 0) return false;
    if (strcmp(name, "RGB") == 0) return true;
  }
  return tigetflag((char *)name) > 0;
}

/// Makes an entry (term(5)) from the one that is set up.
static void make(struct entry *entry, struct entry *strings, const char *name) {
  static const char *const extended[] = {"AX", "RGB", "XT", NULL};
  int flags = length(boolnames), numbers = length(numnames), texts = length(strnames);
  int32_t offsets[1024];
  for (int i = 0; i < texts && i < 1024; i++) {
    const char *text = string(strnames[i]);
    offsets[i] = text == NULL ? -1 : (int32_t)strings->count;
    if (text != NULL) put_text(strings, text);
  }
  int32_t header[] = {01036, (int32_t)strlen(name) + 1, flags, numbers, texts,
                      (int32_t)strings->count};
  for (int i = 0; i < 6; i++) put(entry, header[i], 2);
  put_text(entry, name);
  for (int i = 0; i < flags; i++) put(entry, flag(boolnames[i]), 1);
  align(entry);
  for (int i = 0; i < numbers; i++) put(entry, number(numnames[i]), 4);
  for (int i = 0; i < texts; i++) put(entry, offsets[i], 2);
  for (size_t i = 0; i < strings->count; i++) put(entry, strings->bytes[i], 1);
  align(entry);
  // Three flags, no numbers, no strings; the names of the flags take ten bytes.
  int32_t extension[] = {3, 0, 0, 3, 10};
  for (int i = 0; i < 5; i++) put(entry, extension[i], 2);
  for (int i = 0; i < 3; i++) put(entry, flag(extended[i]), 1);
  align(entry);
  for (int i = 0, place = 0; i < 3; i++) {
    put(entry, place, 2);
    place += (int)strlen(extended[i]) + 1;
  }
  for (int i = 0; i < 3; i++) put_text(entry, extended[i]);
}

/// Opens the terminal with the entry, which ncurses takes from the environment.
static SCREEN *open_with(const struct entry *entry, const char *name, FILE *output) {
  static const char digits[] = "0123456789ABCDEF";
  char *text = malloc(2 * entry->count + 5), *end = text;
  if (text == NULL) return NULL;
  for (const char *begin = "hex:"; *begin != 0;) *end++ = *begin++;
  for (size_t i = 0; i < entry->count; i++) {
    *end++ = digits[entry->bytes[i] >> 4];
    *end++ = digits[entry->bytes[i] & 15];
  }
  *end = 0;
  const char *before = getenv("TERMINFO");
  char *kept = before == NULL ? NULL : strdup(before);
  setenv("TERMINFO", text, 1);
  SCREEN *screen = newterm(name, output, stdin);
  if (kept == NULL) unsetenv("TERMINFO"); else setenv("TERMINFO", kept, 1);
  free(kept);
  free(text);
  return screen;
}

SCREEN *ncurses_open(void) {
  FILE *output = ncurses_open_output();
  if (output == NULL) return NULL;
  const char *name = ncurses_set_up(getenv("TERM"));
  if (name == NULL) return newterm(NULL, output, stdin);
  has_direct_colors = ncurses_takes_direct_colors();
  take_screen();
  struct entry *entry = calloc(2, sizeof *entry);
  SCREEN *screen = NULL;
  if (entry != NULL) {
    make(entry, entry + 1, name);
    TERMINAL *own = cur_term;
    if (entry->count < most_bytes) screen = open_with(entry, name, output);
    if (screen != NULL) del_curterm(own);
  }
  free(entry);
  if (screen == NULL) screen = newterm(name, output, stdin);
  // Where ncurses does not know entries in the environment, it has taken the usual one.
  if (!ncurses_is_direct()) has_direct_colors = false;
  if (ncurses_capability("smcup") != NULL) enter[0] = leave[0] = 0;
  return screen;
}
