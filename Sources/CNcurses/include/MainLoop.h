// The main queue on the main thread.
//
// `dispatch_main` on Linux ends the main thread and runs the main queue on changing threads of the
// pool: each key would wake two of them, and a stack overflow on one could not be handled.

#ifndef MAIN_LOOP_H
#define MAIN_LOOP_H

#include <stdbool.h>

/// Makes all threads share two malloc arenas: threads are short-lived, and memory freed in the
/// arena
/// of one cannot be used by another. Call it before there is a second thread.
void main_loop_share_memory(void);

/// Waits until the main queue has work or one of two files is readable, and runs the queue's work.
/// A file of -1 is not watched. Sets which files are readable or were hung up.
void main_loop_wait(int first, int second, bool *first_is_ready, bool *second_is_ready);

#endif
