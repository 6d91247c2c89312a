#if PostgreSQL
  internal import SQL

  extension PostgreSQLConnection {
    /// Says what the server itself does after which time, whatever becomes of this program; returns the
    /// version of the tables, or nil if there are none.
    func prepare(_ limits: ServerLimits) throws(SQLError) -> Int? {
      let (read, change) = (limits.read.inMilliseconds, limits.change.inMilliseconds)
      let settings = """
        SET search_path = galbi, pg_temp;
        SET statement_timeout = \(max(read, change));
        SET lock_timeout = \(change);
        SET idle_in_transaction_session_timeout = \(2 * change);
        SET synchronous_commit = on;
        SET standard_conforming_strings = on;
        SET bytea_output = hex;
        SET TimeZone = 'UTC'
        """
      do throws(SQLError) {
        // In one round trip.
        let version = try session.run(
          script: "\(settings); SELECT max(version) FROM galbi.schema_version")
        return (version.integer(at: 0) ?? nil).map { Int($0) }
      } catch {
        guard session.lacksTable else { throw error }
        // They were undone by the failure.
        try session.run(script: settings)
        return nil
      }
    }

    /// Notes a change in the transaction; returns false if it was committed before.
    func note(_ key: ChangeKey) throws(SQLError) -> Bool {
      let result = try session.run(
        "INSERT INTO change (key) VALUES (?) ON CONFLICT (key) DO NOTHING", [key.text])
      return result.changeCount == 1
    }

    /// Ends a transaction that has failed; the session is lost if that is not possible.
    func rollBack() {
      session.forgetBeginning()
      guard !session.isLost, session.isInTransaction else { return }
      session.isShielded = true
      defer { session.isShielded = false }
      session.deadline = session.deadline.next(after: .seconds(1))
      // A failure loses the session, which ends the transaction too.
      _ = try? session.run(script: "ROLLBACK")
    }
  }

  extension Duration {
    var inMilliseconds: Int64 {
      components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
  }
#endif
