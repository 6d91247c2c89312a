#ifndef LIBRARY_H
#define LIBRARY_H

/// Loads a system library by its name without `lib` and its version; NULL if there is none.
void *load_library(const char *name, int version);

#endif
