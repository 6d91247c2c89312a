#ifndef GALBI_PLAIN_C_H
#define GALBI_PLAIN_C_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What the benchmarks hold Swift against, and what only C can ask of the system.

/// The bytes of the heap that are in use, with what the allocator needs for each piece.
size_t plain_heap_bytes(void);

/// Starts a program on a pseudo-terminal of its own; returns the master's file, or -1.
///
/// Both lists end with NULL. The caller closes the file and waits for `process`.
int plain_start_on_terminal(
    const char *path, char *const *arguments, char *const *environment, unsigned short columns,
    unsigned short rows, pid_t *process);

/// The statements of the SQLite rows, each prepared once.
struct plain_database;

/// Opens the file with the modes that `Database` sets; NULL when that fails.
struct plain_database *plain_open(const char *path);
void plain_close(struct plain_database *database);

/// Begins and ends a transaction that only reads.
void plain_begin(struct plain_database *database);
void plain_commit(struct plain_database *database);

/// Reads one entry; returns its amount and the length of its memo added up.
int64_t plain_read(struct plain_database *database, int64_t id);

/// Reads the 50 entries after `id`; returns their amounts and lengths added up.
int64_t plain_read_page(struct plain_database *database, int64_t id);

/// Changes one entry in a transaction of its own; returns the number of changes.
int plain_write(struct plain_database *database, int64_t id, int64_t amount);

#endif
