#include "CPlatform/Event.h"

#include "CPlatform/Variant.h"

#include <stdint.h>
#include <unistd.h>

#ifdef LINUX_ONLY

#include <sys/eventfd.h>

bool event_open(struct event *event) {
  event->reader = event->writer = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  return event->reader != -1;
}

void event_raise(const struct event *event) {
  uint64_t one = 1;
  if (write(event->writer, &one, sizeof one) < 0) {
    // The counter is full, so the reader is going to be woken anyway.
  }
}

bool event_take(const struct event *event) {
  uint64_t count;
  return read(event->reader, &count, sizeof count) > 0;
}

#else

#include <fcntl.h>

bool event_open(struct event *event) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  *event = (struct event){ends[0], ends[1]};
  return true;
}

void event_raise(const struct event *event) {
  char byte = 0;
  if (write(event->writer, &byte, 1) < 0) {
    // The pipe is full, so the reader is going to be woken anyway.
  }
}

bool event_take(const struct event *event) {
  char bytes[64];
  bool taken = false;
  while (read(event->reader, bytes, sizeof bytes) > 0) taken = true;
  return taken;
}

#endif
