#ifndef GALBI_CSQLITE_H
#define GALBI_CSQLITE_H

#include <sqlite3.h>

// Swift imports neither casts to function pointers nor variadic functions.

/// Binds a text of `count` bytes, which SQLite copies; it may contain NUL.
static inline int galbi_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds bytes, which SQLite copies; zero bytes are an empty blob, not NULL.
static inline int galbi_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Counts no memory, before any database is opened: SQLite locks a mutex for that with each piece.
static inline int galbi_sqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Disables the checkpoint when the connection is closed, so the write-ahead log stays.
static inline int galbi_sqlite_keep_log_on_close(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

#endif
