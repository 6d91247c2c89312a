#ifndef SPAWN_H
#define SPAWN_H

/// Starts a program without input, both outputs of which go to `output`; its number, or -1.
int spawn_program(
    const char *path, char *const arguments[], char *const variables[], int output);

/// Becomes the guardian of this terminal, with the program as a child that it outlives; this process must
/// have one thread. Where there can be no such child the process becomes the program. Returns if the program
/// cannot be started.
void become_guarded(const char *path, char *const arguments[], char *const variables[]);

#endif
