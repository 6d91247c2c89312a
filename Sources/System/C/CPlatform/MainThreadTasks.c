#include "CPlatform/MainThreadTasks.h"

#include <stdatomic.h>

// The runtime of the language exports these for who runs its tasks on threads of their own.
#define SWIFT __attribute__((swiftcall))
typedef SWIFT void enqueue(void *job);
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue *original);
extern SWIFT void (*swift_task_enqueueMainExecutor_hook)(void *job, enqueue *original);
extern enqueue swift_task_enqueueMainExecutor;

static _Atomic uint64_t count;

static SWIFT void enqueue_on_main(void *job, enqueue *original) {
  (void)original;
  swift_task_enqueueMainExecutor(job);
}

static SWIFT void count_and_enqueue(void *job, enqueue *original) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  original(job);
}

void main_thread_tasks_begin(void) {
  swift_task_enqueueMainExecutor_hook = count_and_enqueue;
  swift_task_enqueueGlobal_hook = enqueue_on_main;
}

uint64_t main_thread_tasks_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}
