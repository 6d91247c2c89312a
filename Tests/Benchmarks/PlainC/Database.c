#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "PlainC.h"

struct plain_database {
  sqlite3 *handle;
  sqlite3_stmt *read, *page, *begin, *update, *commit;
};

static sqlite3_stmt *prepared(sqlite3 *handle, const char *sql) {
  sqlite3_stmt *statement = NULL;
  sqlite3_prepare_v3(handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  return statement;
}

struct plain_database *plain_open(const char *path) {
  struct plain_database *database = calloc(1, sizeof *database);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  if (database == NULL) return NULL;
  sqlite3_open_v2(path, &database->handle, flags, NULL);
  sqlite3_exec(
      database->handle,
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON", NULL,
      NULL, NULL);
  database->read = prepared(database->handle, "SELECT amount, memo FROM entry WHERE id = ?");
  database->page = prepared(
      database->handle, "SELECT id, amount, memo FROM entry WHERE id > ? ORDER BY id LIMIT 50");
  database->begin = prepared(database->handle, "BEGIN IMMEDIATE");
  database->update = prepared(database->handle, "UPDATE entry SET amount = ? WHERE id = ?");
  database->commit = prepared(database->handle, "COMMIT");
  if (database->commit == NULL) {
    plain_close(database);
    return NULL;
  }
  return database;
}

void plain_close(struct plain_database *database) {
  sqlite3_finalize(database->read);
  sqlite3_finalize(database->page);
  sqlite3_finalize(database->begin);
  sqlite3_finalize(database->update);
  sqlite3_finalize(database->commit);
  sqlite3_close_v2(database->handle);
  free(database);
}

/// The length of a text that is copied, as Swift copies it into a String.
static int64_t copied_length(sqlite3_stmt *statement, int column) {
  const char *text = (const char *)sqlite3_column_text(statement, column);
  char *copy = text == NULL ? NULL : strdup(text);
  int64_t length = copy == NULL ? 0 : (int64_t)strlen(copy);
  free(copy);
  return length;
}

void plain_begin(struct plain_database *database) {
  sqlite3_exec(database->handle, "BEGIN", NULL, NULL, NULL);
}

void plain_commit(struct plain_database *database) {
  sqlite3_exec(database->handle, "COMMIT", NULL, NULL, NULL);
}

int64_t plain_read(struct plain_database *database, int64_t id) {
  int64_t sum = 0;
  sqlite3_bind_int64(database->read, 1, id);
  if (sqlite3_step(database->read) == SQLITE_ROW) {
    sum = sqlite3_column_int64(database->read, 0) + copied_length(database->read, 1);
  }
  sqlite3_reset(database->read);
  return sum;
}

int64_t plain_read_page(struct plain_database *database, int64_t id) {
  int64_t sum = 0;
  sqlite3_bind_int64(database->page, 1, id);
  while (sqlite3_step(database->page) == SQLITE_ROW) {
    (void)sqlite3_column_int64(database->page, 0);
    sum += sqlite3_column_int64(database->page, 1) + copied_length(database->page, 2);
  }
  sqlite3_reset(database->page);
  return sum;
}

int plain_write(struct plain_database *database, int64_t id, int64_t amount) {
  sqlite3_step(database->begin);
  sqlite3_reset(database->begin);
  sqlite3_bind_int64(database->update, 1, amount);
  sqlite3_bind_int64(database->update, 2, id);
  sqlite3_step(database->update);
  sqlite3_reset(database->update);
  int changes = sqlite3_changes(database->handle);
  sqlite3_step(database->commit);
  sqlite3_reset(database->commit);
  return changes;
}
