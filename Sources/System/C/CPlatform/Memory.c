#define _DEFAULT_SOURCE
#define __STDC_WANT_LIB_EXT1__ 1

#include "CPlatform/Memory.h"

#include "CPlatform/Variant.h"

#include <string.h>

#ifdef LINUX_ONLY

#include <malloc.h>

void limit_arenas(void) { mallopt(M_ARENA_MAX, 2); }

void erase_memory(void *start, size_t count) { explicit_bzero(start, count); }

#else

void limit_arenas(void) {}

void erase_memory(void *start, size_t count) {
  volatile unsigned char *bytes = start;
  for (size_t i = 0; i < count; i++) bytes[i] = 0;
}

#endif
