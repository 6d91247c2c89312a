// Reads standard input, also while the main thread does not.
//
// The terminal makes no signals of keys, since the same bytes may be pasted. Where a program hangs, or is busy
// for long, a thread reads in its place, and makes a signal of Ctrl-C and Ctrl-\.

#ifndef UNREAD_INPUT_H
#define UNREAD_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Starts the thread, the first time.
void input_watch(void);

/// As read(2) of standard input, after what the thread has read; -1 and EAGAIN where there is nothing now.
ssize_t input_read(void *bytes, size_t count);

/// Whether the thread has read what `input_read` has not returned yet.
bool input_is_kept(void);

/// Tells whether a paste is open, in which no byte is a key.
void input_note_paste(bool is_open);

#endif
