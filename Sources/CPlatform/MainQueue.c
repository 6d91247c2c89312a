#include "CPlatform/MainQueue.h"

#include <poll.h>
#include <stdint.h>
#include <unistd.h>

void files_poll(const int files[2], bool ready[2]) {
  struct pollfd watched[] = {{.fd = files[0], .events = POLLIN}, {.fd = files[1], .events = POLLIN}};
  bool any = poll(watched, 2, 0) > 0;
  for (int i = 0; i < 2; i++) ready[i] = any && watched[i].revents != 0;
}

void files_wait(const int files[2], const struct event *event) {
  struct pollfd watched[] = {
      {.fd = event->reader, .events = POLLIN},
      {.fd = files[0], .events = POLLIN},
      {.fd = files[1], .events = POLLIN},
  };
  if (poll(watched, 3, -1) > 0 && watched[0].revents != 0) event_take(event);
}

#ifdef __linux__

// Exported by libdispatch for other run loops; Foundation's uses the same two functions.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

void main_queue_wait(const int files[2], bool ready[2]) {
  int queue = _dispatch_get_main_queue_handle_4CF();
  struct pollfd watched[] = {
      {.fd = queue, .events = POLLIN},
      {.fd = files[0], .events = POLLIN},
      {.fd = files[1], .events = POLLIN},
  };
  ready[0] = ready[1] = false;
  if (poll(watched, 3, -1) <= 0) return;
  if (watched[0].revents == 0) {
    for (int i = 0; i < 2; i++) ready[i] = watched[i + 1].revents != 0;
    return;
  }
  uint64_t count;
  if (read(queue, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
  // The queue's work may have read what was there, and reading nothing would wait for the next key.
  files_poll(files, ready);
}

#endif
