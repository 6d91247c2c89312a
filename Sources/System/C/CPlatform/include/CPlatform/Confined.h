// Work that reads what may be hostile, by a library that may fail on it.

#ifndef CONFINED_H
#define CONFINED_H

#include <stddef.h>
#include <stdint.h>

enum confined_outcome {
  confined_done,
  /// It ended before it was done: by a signal, a limit, or its own fault.
  confined_failed,
  /// It took too long, or had more to say than it may.
  confined_too_much,
  /// No child could be started, or it could not be held to its limits.
  confined_not_started,
};

/// What a child may use.
struct confined_limits {
  /// In bytes, those that it has at the start included.
  size_t memory;
  /// In bytes, of what it says.
  size_t output;
  /// Of a processor, and twice as long by the clock.
  int seconds;
};

/// Calls `work` in a child that has a copy of the bytes as a file at `path`, and writes to `output`.
///
/// The child can open no other file and no connection, and has no descriptor but these two; it is ended
/// when it uses more than its limits. What `work` calls must be loaded before. On success `answer` has what it
/// wrote, which `free` releases; its end must be seen in it, since how the child has ended may not be known. Waits for the child, so call it off the main thread.
enum confined_outcome run_confined(
    const uint8_t *bytes, size_t count, void (*work)(const char *path, int output),
    const struct confined_limits *limits, uint8_t **answer, size_t *answered);

#endif
