#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <stdio.h>

#ifdef __APPLE__
static const char pattern[] = "lib%s.%d.dylib";
#else
static const char pattern[] = "lib%s.so.%d";
#endif

void *load_library(const char *name, int version) {
  char file[64];
  int count = snprintf(file, sizeof file, pattern, name, version);
  if (count < 0 || (size_t)count >= sizeof file) return NULL;
  return dlopen(file, RTLD_NOW | RTLD_LOCAL);
}
