// The limits of the process, before it has threads.

#ifndef MAIN_LOOP_H
#define MAIN_LOOP_H

#include <stdbool.h>

/// Prepares the process; call it before there is a second thread.
///
/// All threads share two malloc arenas: threads are short-lived, and memory freed in the arena of one
/// cannot be used by another. The limits of files and of memory become as high as they may. SIGINT
/// ends the process with status 130, unless something else handles it.
void main_loop_prepare(void);

/// Whether enough files can be opened; without, libdispatch ends the process.
bool main_loop_has_files(void);

/// Whether there is memory for threads; without, libdispatch waits forever.
bool main_loop_has_memory(void);

#endif
