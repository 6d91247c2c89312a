#include <pty.h>
#include <unistd.h>

#include "PlainC.h"

int plain_start_on_terminal(
    const char *path, char *const *arguments, char *const *environment, unsigned short columns,
    unsigned short rows, pid_t *process) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  int file = -1;
  *process = forkpty(&file, NULL, NULL, &size);
  if (*process == 0) {
    execve(path, arguments, environment);
    _exit(127);
  }
  return *process < 0 ? -1 : file;
}
