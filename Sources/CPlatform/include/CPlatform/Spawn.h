#ifndef SPAWN_H
#define SPAWN_H

#include <sys/types.h>

/// Starts a program without input, both outputs of which go to `output`; its number, or -1.
pid_t spawn_program(
    const char *path, char *const arguments[], char *const variables[], int output);

#endif
