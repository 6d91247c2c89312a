#include "CPlatform/Spawn.h"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

int spawn_program(
    const char *path, char *const arguments[], char *const variables[], int output) {
  posix_spawn_file_actions_t actions;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  pid_t process = -1;
  if (posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) != 0
      || posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) != 0
      || posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO) != 0
      || posix_spawn(&process, path, &actions, NULL, arguments, variables) != 0) {
    process = -1;
  }
  posix_spawn_file_actions_destroy(&actions);
  return process;
}
