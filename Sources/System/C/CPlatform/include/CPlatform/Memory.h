#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

/// Overwrites memory, which the compiler does not leave out.
void erase_memory(void *start, size_t count);

/// Keeps the memory of many short-lived threads small, where the allocator can be told to.
void limit_arenas(void);

#endif
