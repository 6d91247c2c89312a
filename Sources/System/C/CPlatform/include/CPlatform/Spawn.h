#ifndef SPAWN_H
#define SPAWN_H

/// Starts a program without input, both outputs of which go to `output`; its number, or -1.
int spawn_program(
    const char *path, char *const arguments[], char *const variables[], int output);

#endif
