// Files without a name, and copies of descriptors.

#ifndef DESCRIPTORS_H
#define DESCRIPTORS_H

#include <stddef.h>

/// A file that no other process sees and that ends with its descriptor: in memory, or removed from the
/// folder of temporary files. -1 on failure.
int anonymous_file(const char *name);

/// Makes `to` a copy of `from`, closed in programs that the process starts.
void replace_descriptor(int from, int to);

/// Writes all bytes, and gives up after half a second without progress, since a blocked terminal must not
/// keep the process from ending. Safe in signal handlers.
void write_with_limit(int file, const char *bytes, size_t count);

/// Closes all descriptors from `first` on.
void close_from(int first);

#endif
