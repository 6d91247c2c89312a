// A file that is readable after a signal handler has said so.

#ifndef EVENT_H
#define EVENT_H

#include <stdbool.h>

/// An eventfd, or the two ends of a pipe.
struct event {
  int reader, writer;
};

/// Returns whether there is one; else the reason is in `errno`.
bool event_open(struct event *event);

/// Makes the reader readable. Safe in signal handlers.
void event_raise(const struct event *event);

/// Makes the reader no longer readable; false if it was not.
bool event_take(const struct event *event);

#endif
