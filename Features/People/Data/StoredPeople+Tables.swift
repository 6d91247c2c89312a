public import SQL

extension StoredPeople {
  /// The tables in a file.
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE person (
          id TEXT PRIMARY KEY, name TEXT NOT NULL, username TEXT NOT NULL, gender TEXT NOT NULL,
          email TEXT NOT NULL, age INTEGER NOT NULL, country TEXT NOT NULL, cellphone TEXT,
          photo TEXT
        ) WITHOUT ROWID;
        CREATE TABLE download (
          only INTEGER PRIMARY KEY CHECK (only = 1), time INTEGER NOT NULL, seed TEXT
        );
        """),
    // What the user has made is in tables of its own, which downloads do not change. A NULL in an
    // edit leaves the downloaded value. A download without a time was cleared.
    Migration(
      2,
      script: """
        CREATE TABLE favourite (id TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE recent (id TEXT PRIMARY KEY, opened INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE edit (
          id TEXT PRIMARY KEY, name TEXT, username TEXT, email TEXT, age INTEGER, country TEXT,
          cellphone TEXT
        ) WITHOUT ROWID;
        CREATE VIEW kept AS
          SELECT id FROM favourite UNION SELECT id FROM recent UNION SELECT id FROM edit;
        ALTER TABLE download RENAME TO earlier;
        CREATE TABLE download (
          only INTEGER PRIMARY KEY CHECK (only = 1), time INTEGER, seed TEXT
        );
        INSERT INTO download SELECT only, time, seed FROM earlier;
        DROP TABLE earlier;
        """),
  ]

  /// The tables that a server has too; people who were downloaded give way to others.
  public static let portableTables = [
    PortableTable("person", replaceable: "TRUE"), PortableTable("download", replaceable: "TRUE"),
    PortableTable("favourite"), PortableTable("recent"), PortableTable("edit"),
  ]

  /// The tables on a server.
  public static let serverTables: StaticString = """
    CREATE TABLE person (
      id text COLLATE "C" PRIMARY KEY, name text NOT NULL, username text NOT NULL,
      gender text NOT NULL, email text NOT NULL, age bigint NOT NULL, country text NOT NULL,
      cellphone text, photo text
    );
    CREATE TABLE download ("only" bigint PRIMARY KEY CHECK ("only" = 1), time bigint, seed text);
    CREATE TABLE favourite (id text COLLATE "C" PRIMARY KEY);
    CREATE TABLE recent (id text COLLATE "C" PRIMARY KEY, opened bigint NOT NULL);
    CREATE TABLE edit (
      id text COLLATE "C" PRIMARY KEY, name text, username text, email text, age bigint,
      country text, cellphone text
    );
    CREATE VIEW kept AS
      SELECT id FROM favourite UNION SELECT id FROM recent UNION SELECT id FROM edit
    """

  /// What rows on a server may hold, and what members may do with which columns.
  public static let serverRules: StaticString = """
    INSERT INTO rule VALUES
      ('person', 'texts', 'greatest(octet_length(id), octet_length(name), '
        'octet_length(username), octet_length(gender), octet_length(email), '
        'octet_length(country), octet_length(cellphone), octet_length(photo)) <= 16000'),
      ('person', 'amount', 'age BETWEEN -1000 AND 100000'),
      ('download', 'texts', 'octet_length(seed) <= 400'),
      ('download', 'time', 'is_time(time)'),
      ('favourite', 'texts', 'octet_length(id) <= 2000'),
      ('recent', 'texts', 'octet_length(id) <= 2000'),
      ('recent', 'number', 'opened BETWEEN 0 AND 1000000000000000'),
      ('edit', 'texts', 'greatest(octet_length(id), octet_length(name), '
        'octet_length(username), octet_length(email), octet_length(country), '
        'octet_length(cellphone)) <= 16000'),
      ('edit', 'amount', 'age BETWEEN -1000 AND 100000');
    INSERT INTO granted ("right", command, "table")
      SELECT 'view', 'SELECT', name
      FROM unnest(ARRAY['person', 'download', 'favourite', 'recent', 'edit', 'kept']) AS name;
    INSERT INTO granted VALUES
      ('spend', 'INSERT', 'person',
        'id, name, username, gender, email, age, country, cellphone, photo'),
      ('spend', 'UPDATE', 'person', 'name, username, gender, email, age, country, cellphone, photo'),
      ('spend', 'DELETE', 'person', ''),
      ('spend', 'INSERT', 'download', '"only", time, seed'),
      ('spend', 'UPDATE', 'download', 'time, seed'),
      ('spend', 'INSERT', 'favourite', 'id'),
      ('spend', 'DELETE', 'favourite', ''),
      ('spend', 'INSERT', 'recent', 'id, opened'),
      ('spend', 'UPDATE', 'recent', 'opened'),
      ('spend', 'DELETE', 'recent', ''),
      ('spend', 'INSERT', 'edit', 'id, name, username, email, age, country, cellphone'),
      ('spend', 'UPDATE', 'edit', 'name, username, email, age, country, cellphone'),
      ('spend', 'DELETE', 'edit', '');
    -- The server counts, so that no number is the last one.
    CREATE FUNCTION recent_is_next() RETURNS trigger LANGUAGE plpgsql
      SET search_path = galbi, pg_temp AS $$
    BEGIN
      NEW.opened := 1 + coalesce((SELECT max(opened) FROM recent), 0);
      RETURN NEW;
    END $$;
    CREATE TRIGGER recent_is_next BEFORE INSERT OR UPDATE OF opened ON recent
      FOR EACH ROW EXECUTE FUNCTION recent_is_next();
    """
}
