// The main queue on the main thread.
//
// `dispatch_main` on Linux ends the main thread and runs the main queue on changing threads of the
// pool: each key would wake two of them, and a stack overflow on one could not be handled.

#ifndef MAIN_QUEUE_H
#define MAIN_QUEUE_H

#include "CPlatform/Event.h"

#include <stdbool.h>

/// Whether one of two files is readable, or hung up; a file of -1 is not.
void files_poll(const int files[2], bool ready[2]);

/// Waits until one of two files is readable or hung up, or `event` was raised, which it takes.
void files_wait(const int files[2], const struct event *event);

/// Waits until the main queue has work or one of two files is readable, and runs the queue's work.
/// A file of -1 is not watched. Sets which files are readable or were hung up. Only on
/// Linux, since libdispatch has another handle on macOS.
void main_queue_wait(const int files[2], bool ready[2]);

#endif
