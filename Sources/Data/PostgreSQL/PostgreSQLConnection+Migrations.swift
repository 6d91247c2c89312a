#if PostgreSQL
  internal import SQL

  extension PostgreSQLConnection {
    /// Runs the pending migrations in one transaction, which only one program does at a time.
    ///
    /// `found` is the version of the tables; nil if there are none.
    func migrate(
      _ migrations: [Migration], from found: Int?, until deadline: ServerDeadline
    ) throws(SQLError) {
      guard let known = migrations.last?.version else { return }
      var found = found ?? 0
      try requireKnown(found, known)
      while found < known {
        session.deadline = deadline
        do throws(SQLError) {
          return try migrate(migrations, to: known)
        } catch {
          // Two programs that make the first tables at once collide, since the table that they would lock
          // is not there yet: the one that fails looks again.
          rollBack()
          guard !session.isLost, let now = try schemaVersion, now > found else { throw error }
          found = now
        }
      }
      try requireKnown(found, known)
    }

    private func migrate(_ migrations: [Migration], to known: Int) throws(SQLError) {
      try session.run(script: "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
      try session.run(script: Self.ownTables)
      let found: Int = try scalar("SELECT max(version) FROM schema_version") ?? 0
      try requireKnown(found, known)
      for migration in migrations where migration.version > found {
        try migration.change(self)
        try run("INSERT INTO schema_version (version) VALUES (?)", migration.version)
      }
      try session.run(script: "COMMIT")
    }

    private func requireKnown(_ found: Int, _ known: Int) throws(SQLError) {
      guard found <= known else {
        throw .newerSchema(path: session.server, found: found, known: known)
      }
    }

    /// Those that every database has: which migrations it had, and which changes.
    ///
    /// The lock is one that only the owner can hold.
    private static let ownTables = """
      DO $$ BEGIN
        IF to_regclass('galbi.schema_version') IS NOT NULL THEN
          LOCK TABLE galbi.schema_version IN EXCLUSIVE MODE;
        END IF;
      END $$;
      CREATE SCHEMA IF NOT EXISTS galbi;
      CREATE TABLE IF NOT EXISTS galbi.schema_version (
        version integer PRIMARY KEY,
        time timestamptz NOT NULL DEFAULT now()
      );
      -- A line for each change: its key says whether it was committed, and its number is what
      -- listeners get, once for each transaction.
      CREATE TABLE IF NOT EXISTS galbi.change (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL UNIQUE,
        time timestamptz NOT NULL DEFAULT now(),
        member text NOT NULL DEFAULT session_user
      );
      CREATE OR REPLACE FUNCTION galbi.tell_change() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        PERFORM pg_notify('galbi', NEW.number::text);
        RETURN NULL;
      END $$;
      DROP TRIGGER IF EXISTS change_is_told ON galbi.change;
      CREATE TRIGGER change_is_told AFTER INSERT ON galbi.change
        FOR EACH ROW EXECUTE FUNCTION galbi.tell_change()
      """
  }
#endif
