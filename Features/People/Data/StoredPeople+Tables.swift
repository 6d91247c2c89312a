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
}
