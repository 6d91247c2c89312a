// The main queue on the main thread.
//
// `dispatch_main` on Linux ends the main thread and runs the main queue on threads of the pool: they
// change, each key wakes two of them, and a stack overflow on one cannot be handled.

#ifndef MAIN_LOOP_H
#define MAIN_LOOP_H

#include <stdbool.h>

/// Has all threads share two pools of memory, instead of one for each: theirs come and go, and what
/// one has freed another could not use. To be called before there is a second thread.
void main_loop_share_memory(void);

/// Waits until the main queue has work or one of two files is readable, and does the queue's work.
/// A file of -1 is not watched. Says which files are readable or were hung up.
void main_loop_wait(int first, int second, bool *first_is_ready, bool *second_is_ready);

#endif
