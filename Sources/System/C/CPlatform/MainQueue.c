#include "CPlatform/MainQueue.h"

#include <poll.h>
#include <stdint.h>
#include <unistd.h>

void files_poll(int first, int second, bool *first_is_ready, bool *second_is_ready) {
  struct pollfd files[] = {{.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}};
  bool any = poll(files, 2, 0) > 0;
  *first_is_ready = any && files[0].revents != 0;
  *second_is_ready = any && files[1].revents != 0;
}

void files_wait(int first, int second, int event) {
  struct pollfd files[] = {
      {.fd = event, .events = POLLIN},
      {.fd = first, .events = POLLIN},
      {.fd = second, .events = POLLIN},
  };
  poll(files, 3, -1);
}

#ifdef __linux__

// Exported by libdispatch for other run loops; Foundation's uses the same two functions.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

void main_queue_wait(int first, int second, bool *first_is_ready, bool *second_is_ready) {
  int queue = _dispatch_get_main_queue_handle_4CF();
  struct pollfd files[] = {
      {.fd = queue, .events = POLLIN},
      {.fd = first, .events = POLLIN},
      {.fd = second, .events = POLLIN},
  };
  *first_is_ready = *second_is_ready = false;
  if (poll(files, 3, -1) <= 0) return;
  if (files[0].revents == 0) {
    *first_is_ready = files[1].revents != 0;
    *second_is_ready = files[2].revents != 0;
    return;
  }
  uint64_t count;
  if (read(queue, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
  // The queue's work may have read what was there, and reading nothing would wait for the next key.
  files_poll(first, second, first_is_ready, second_is_ready);
}

#endif
