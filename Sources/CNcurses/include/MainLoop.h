// The main queue on the main thread.
//
// `dispatch_main` on Linux ends the main thread and runs the main queue on changing threads of the
// pool: each key would wake two of them, and a stack overflow on one could not be handled.

#ifndef MAIN_LOOP_H
#define MAIN_LOOP_H

#include <stdbool.h>

/// Prepares the process; call it before there is a second thread.
///
/// All threads share two malloc arenas: threads are short-lived, and memory freed in the arena of one
/// cannot be used by another. The limits of files and of memory become as high as they may. SIGINT
/// ends the process with status 130, unless something else handles it.
void main_loop_prepare(void);

/// Whether enough files can be opened; without, libdispatch ends the process.
bool main_loop_has_files(void);

/// Whether there is memory for threads; without, libdispatch waits forever.
bool main_loop_has_memory(void);

/// Waits until the main queue has work or one of two files is readable, and runs the queue's work.
/// A file of -1 is not watched. Sets which files are readable or were hung up.
void main_loop_wait(int first, int second, bool *first_is_ready, bool *second_is_ready);

#endif
