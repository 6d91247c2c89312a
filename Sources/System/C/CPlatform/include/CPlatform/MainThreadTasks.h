// Tasks of no actor on the main thread, for tests.

#ifndef MAIN_THREAD_TASKS_H
#define MAIN_THREAD_TASKS_H

#include <stdint.h>

/// From now on, tasks that belong to no actor, and actors without an executor, run on the main thread.
void main_thread_tasks_begin(void);

/// How often a task was handed to the main thread since.
uint64_t main_thread_tasks_count(void);

#endif
