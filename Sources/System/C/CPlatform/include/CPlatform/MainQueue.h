// The main queue on the main thread.
//
// `dispatch_main` on Linux ends the main thread and runs the main queue on changing threads of the
// pool: each key would wake two of them, and a stack overflow on one could not be handled.

#ifndef MAIN_QUEUE_H
#define MAIN_QUEUE_H

#include <stdbool.h>

/// Whether one of two files is readable, or hung up; a file of -1 is not.
void files_poll(int first, int second, bool *first_is_ready, bool *second_is_ready);

/// Waits until one of two files or `event` is readable, or hung up.
void files_wait(int first, int second, int event);

/// Waits until the main queue has work or one of two files is readable, and runs the queue's work.
/// A file of -1 is not watched. Sets which files are readable or were hung up. Only on
/// Linux, since libdispatch has another handle on macOS.
void main_queue_wait(int first, int second, bool *first_is_ready, bool *second_is_ready);

#endif
