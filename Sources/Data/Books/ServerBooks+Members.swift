#if PostgreSQL
  internal import PostgreSQL
  public import SQL

  extension ServerBooks {
    /// Who may do what, and who has made each entry.
    ///
    /// Whoever made the tables manages them. A member may read; one who spends may also change all but the
    /// settings; one who manages may change these too, and the members. What stands beyond that is in
    /// policies of rows: entries, commands and changes are made in one's own name, and only one's own
    /// commands are undone.
    static let memberTables: StaticString = """
      CREATE TABLE member (
        name text COLLATE "C" PRIMARY KEY,
        "right" text NOT NULL CHECK ("right" IN ('view', 'spend', 'manage')),
        added timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE movement ADD COLUMN member text NOT NULL DEFAULT session_user;
      ALTER TABLE ledger ADD COLUMN member text NOT NULL DEFAULT session_user;
      CREATE TRIGGER ledger_member_is_fixed BEFORE UPDATE OF member ON ledger
        FOR EACH ROW EXECUTE FUNCTION refuse('an entry stays that of its member');

      CREATE FUNCTION manages() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
        SELECT pg_has_role(session_user, relowner, 'MEMBER')
          OR EXISTS (SELECT 1 FROM member WHERE name = session_user AND "right" = 'manage')
        FROM pg_class WHERE oid = 'galbi.member'::regclass
      $$;
      -- Nothing hides rows from those who may read: a condition for reading would keep searches from
      -- their index.
      DO $$
      DECLARE name text;
      BEGIN
        FOREACH name IN ARRAY ARRAY['movement', 'ledger', 'ledger_command', 'change'] LOOP
          EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
          EXECUTE format('CREATE POLICY member_reads ON %I FOR SELECT USING (TRUE)', name);
          EXECUTE format('CREATE POLICY member_adds ON %I FOR INSERT
            WITH CHECK (member = session_user)', name);
        END LOOP;
      END $$;
      CREATE POLICY member_changes ON ledger FOR UPDATE USING (TRUE);
      CREATE POLICY member_removes ON ledger FOR DELETE USING (TRUE);
      CREATE POLICY member_changes ON ledger_command FOR UPDATE USING (member = session_user);
      CREATE POLICY member_removes ON ledger_command FOR DELETE USING (member = session_user);

      CREATE FUNCTION set_right(who text, wanted text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF NOT manages() THEN
          RAISE EXCEPTION 'members are changed by those who manage' USING ERRCODE = '42501';
        END IF;
        -- For the owner of the tables no right could be less.
        IF who = current_user THEN
          RAISE EXCEPTION 'the owner is no member' USING ERRCODE = '42501';
        END IF;
        EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA galbi FROM %I', who);
        IF wanted IS NULL THEN
          EXECUTE format('REVOKE ALL ON SCHEMA galbi FROM %I', who);
          DELETE FROM member WHERE name = who;
          RETURN;
        END IF;
        INSERT INTO member (name, "right") VALUES (who, wanted)
          ON CONFLICT (name) DO UPDATE SET "right" = excluded."right";
        EXECUTE format('GRANT USAGE ON SCHEMA galbi TO %I', who);
        EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA galbi TO %I', who);
        IF wanted = 'view' THEN RETURN; END IF;
        EXECUTE format('GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA galbi TO %I', who);
        EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON schema_version, member FROM %I', who);
        IF wanted = 'spend' THEN
          EXECUTE format(
            'REVOKE INSERT, UPDATE, DELETE ON ledger_settings, ledger_alias FROM %I', who);
        END IF;
      END $$
      """

    /// Who made the tables, and then the members by name.
    public func members() async throws(SQLError) -> [Member] {
      try await database.read { connection throws(SQLError) in
        try connection.query(
          """
          SELECT relowner::regrole::text, 'manage' FROM pg_class WHERE oid = 'galbi.member'::regclass
          UNION ALL (SELECT name, "right" FROM member ORDER BY name)
          """
        ) { row throws(SQLError) in
          let right: String = try row[1]
          guard let right = MemberRight(rawValue: right) else {
            throw .unexpectedValue(column: "right", expected: "a right", found: "another text")
          }
          return Member(try row[0], right)
        }
      }
    }

    /// What the user may do; nil for nothing.
    public func ownRight() async throws(SQLError) -> MemberRight? {
      let name: String? = try await database.read { connection throws(SQLError) in
        guard try connection.hasTable("galbi.member") else { return nil }
        return try connection.scalar(
          """
          SELECT CASE WHEN manages() THEN 'manage'
            ELSE (SELECT "right" FROM member WHERE name = session_user) END
          """)
      }
      return name.flatMap(MemberRight.init)
    }

    /// Says what someone may do, nil for nothing; returns false if the server has no such user.
    ///
    /// Throws `denied` unless the user manages the books, and for who made the tables.
    public func setRight(of name: String, to right: MemberRight?) async throws(SQLError) -> Bool {
      try await database.change(.readCommitted) { connection throws(SQLError) in
        let known: Int? = try connection.scalar(
          "SELECT 1 FROM pg_roles WHERE rolname = ?", name)
        guard known != nil else { return false }
        let _: String? = try connection.scalar(
          "SELECT set_right(?, ?)::text", name, right?.rawValue)
        return true
      }
    }
  }
#endif
