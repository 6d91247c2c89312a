#include "MainLoop.h"

#include <malloc.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// Exported by libdispatch for other run loops; Foundation's uses the same two functions.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

void main_loop_share_memory(void) { mallopt(M_ARENA_MAX, 2); }

void main_loop_wait(int first, int second, bool *first_is_ready, bool *second_is_ready) {
  int queue = _dispatch_get_main_queue_handle_4CF();
  struct pollfd files[] = {
      {.fd = queue, .events = POLLIN},
      {.fd = first, .events = POLLIN},
      {.fd = second, .events = POLLIN},
  };
  *first_is_ready = *second_is_ready = false;
  if (poll(files, 3, -1) <= 0) return;
  if (files[0].revents != 0) {
    uint64_t count;
    if (read(queue, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
  }
  *first_is_ready = files[1].revents != 0;
  *second_is_ready = files[2].revents != 0;
}
