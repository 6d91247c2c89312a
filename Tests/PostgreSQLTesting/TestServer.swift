internal import Platform
internal import PlatformTesting
internal import Synchronization

/// A PostgreSQL server of the tests' own, in a temporary folder, reached by a socket.
///
/// It runs as another user where the tests run as root, and ends with the process. `GALBI_SERVER_DATA`
/// names a folder for the data of a new server, which are then made once for many processes.
public final class TestServer: Sendable {
  public struct Failure: Error {
    public let reason: String
  }

  /// The folder of the server's socket.
  public let folder: String
  private let temporary: TemporaryFolder
  let data: String
  private let host: TestNetwork.Host?
  private let isSafe: Bool
  private let child = Mutex<Child?>(nil)
  private let lastNumber = Atomic(0)
  private let users = Mutex<Set<String>>([])
  #if PostgreSQL
    /// Databases with the tables of so many migrations, of which others are copies.
    let templates = Mutex<[[Int]: String]>([:])
  #endif

  /// A server that many tests use, each with a database of its own.
  public static let shared = Result { try TestServer() }

  /// Makes a server and starts it; commits survive a loss of power if it `isSafe`, which makes them slower.
  ///
  /// On a host of a network it is also reached by the host's address, with TLS.
  public convenience init(isSafe: Bool = false, on host: TestNetwork.Host? = nil) throws {
    self.init(inNewFolder: isSafe, host)
    if let fresh = getenv("GALBI_SERVER_DATA").map({ String(cString: $0) }) {
      if access("\(fresh)/PG_VERSION", F_OK) != 0 { try makeData(fresh) }
      guard Child(asOwner("cp -a \(fresh) \(data)"), output: "\(folder)/cp.log")?.end() == 0 else {
        throw Failure(reason: "no copy of \(fresh)")
      }
    } else {
      try makeData(data)
    }
    try host?.allowOthers(in: data)
    try start()
  }

  /// Makes the data of a server that has none yet.
  private func makeData(_ path: String) throws {
    if mkdir(path, 0o700) == 0, let owner = Self.owner { chown(path, owner.user, owner.group) }
    try run(
      "initdb -D \(path) -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8"
        + " --no-instructions \(isSafe ? "" : "--no-sync")", asOwner: true)
  }

  private init(inNewFolder isSafe: Bool, _ host: TestNetwork.Host?) {
    temporary = TemporaryFolder()
    self.isSafe = isSafe
    self.host = host
    folder = temporary.path
    data = "\(temporary.path)/data"
    if let owner = Self.owner { chown(folder, owner.user, owner.group) }
  }

  /// A started copy of this server, which has every change from now on before that is acknowledged.
  ///
  /// On a host of the same network it gets the changes through that.
  public func makeStandby(on host: TestNetwork.Host? = nil) throws -> TestServer {
    let standby = TestServer(inNewFolder: isSafe, host)
    try standby.run(
      "pg_basebackup -D \(standby.data) -h \(host.flatMap { _ in self.host?.address } ?? folder) -U postgres"
        + " -R -X stream -c fast --no-sync", asOwner: true)
    try standby.start()
    try execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    try execute("SELECT pg_reload_conf()")
    try waitFor("SELECT FROM pg_stat_replication WHERE sync_state = ''sync''")
    return standby
  }

  /// Returns when a statement in a database waits for locks of others.
  public func waitForWaiter(in database: String) throws {
    try waitFor(
      "SELECT FROM pg_stat_activity WHERE datname = ''\(database)'' AND wait_event_type = ''Lock''")
  }

  /// Returns when a query has rows; its apostrophes are doubled.
  private func waitFor(_ query: String) throws {
    try execute(
      """
      DO 'BEGIN WHILE NOT EXISTS (\(query)) LOOP
        PERFORM pg_sleep(0.01); PERFORM pg_stat_clear_snapshot(); END LOOP; END'
      """)
  }

  /// Runs a statement without quotation marks.
  private func execute(_ statement: String) throws {
    try run("psql -h \(folder) -U postgres -q -c \"\(statement)\"")
  }

  /// Makes a standby take changes, after its primary server is gone.
  public func promote() throws { try run("pg_ctl promote -D \(data)", asOwner: true) }

  /// Runs one of the server's programs to its end.
  private func run(_ command: String, asOwner: Bool = false) throws {
    guard let programs = ServerPrograms.folder else { throw Failure(reason: "no server") }
    let path = "\(programs)/\(command)"
    let name = command.prefix { $0 != " " }
    let log = "\(folder)/\(name).log"
    let child = Child(asOwner ? self.asOwner(path) : path, output: log)
    guard child?.end() == 0 else {
      throw Failure(reason: "\(name) has failed: \(lines(of: log).last ?? "")")
    }
  }

  /// Starts the server, and waits until it answers.
  public func start() throws {
    guard let programs = ServerPrograms.folder else { throw Failure(reason: "no server") }
    // What costs time and keeps nothing that a test asks for.
    let options = isSafe ? "" : "-c fsync=off -c full_page_writes=off -c autovacuum=off -c jit=off"
    let postgres = asOwner(
      "\(programs)/postgres -D \(data) -k \(folder) -c max_connections=500"
        + " -c max_prepared_transactions=0 -c dynamic_shared_memory_type=mmap \(options)"
        + " \(host?.options ?? "-c listen_addresses=")",
      inPlace: true)
    // The shell ends the server when it is told to, or when this process is gone, and with it the folder;
    // then the server may be frozen.
    let command = """
      \(postgres) & server=$!
      read -r _ || is_alone=1
      [ "$is_alone" ] && kill -CONT $(cat /proc/$server/task/$server/children) $server 2>/dev/null
      kill -INT $server 2>/dev/null
      wait $server
      if [ "$is_alone" ]; then rm -rf \(folder); fi
      """
    // The server writes into its folder when it is ready, and when it gives up.
    let watch = inotify_init1(Int32(IN_CLOEXEC))
    defer { close(watch) }
    inotify_add_watch(watch, data, UInt32(IN_MODIFY | IN_DELETE))
    let new = Child(command, output: "\(folder)/server.log")
    child.withLock { $0 = new }
    var events = [UInt8](repeating: 0, count: 4_096)
    while !isReady {
      var files = [pollfd(fd: watch, events: Int16(POLLIN), revents: 0)]
      guard poll(&files, 1, 300_000) > 0 else {
        throw Failure(reason: "the server does not answer")
      }
      _ = read(watch, &events, events.count)
    }
  }

  /// Ends the server in an orderly way, or at once by SIGKILL as a loss of power would.
  public func stop(byKilling: Bool = false) {
    if byKilling {
      // Otherwise it might make one more child, which a new server would wait for in vain.
      if let process { kill(process, SIGSTOP) }
      while let process, !isZombie(process), !isStopped(process) { usleep(1_000) }
      let processes = processes
      for process in processes { kill(process, SIGKILL) }
      for process in processes {
        while kill(process, 0) == 0, !isZombie(process) { usleep(5_000) }
      }
    }
    child.withLock { child in
      child?.end()
      child = nil
    }
  }

  /// The URI of a new database.
  public func makeDatabase() throws -> String { try makeDatabase(like: "template1") }

  func makeDatabase(like template: String) throws -> String {
    let name = "test\(lastNumber.wrappingAdd(1, ordering: .relaxed).newValue)"
    // A copy of its files takes a quarter less of the processor than one through the log.
    try run(
      "createdb -h \(folder) -U postgres --strategy=FILE_COPY --template=\(template) \(name)")
    return uri(of: name)
  }

  static func name(of uri: String) -> String {
    String(uri.dropFirst("postgresql:///".count).prefix { $0 != "?" })
  }

  /// The URI of a database that exists, by the socket in another folder if given.
  public func uri(
    of database: String, in folder: String? = nil, as user: String = "postgres"
  ) -> String { "postgresql:///\(database)?host=\(folder ?? self.folder)&user=\(user)" }

  /// Makes a user unless that was done: users are those of all databases.
  public func makeUser(_ name: String) throws {
    try users.withLock { users in
      guard !users.contains(name) else { return }
      try execute("CREATE ROLE \(name) LOGIN")
      users.insert(name)
    }
  }

  /// Makes a user whom no other test has.
  public func makeUser() throws -> String {
    let name = "member\(lastNumber.wrappingAdd(1, ordering: .relaxed).newValue)"
    try makeUser(name)
    return name
  }

  /// Another user than root, as whom a server runs; nil if this is not root.
  static let owner: (user: uid_t, group: gid_t)? = {
    guard getuid() == 0 else { return nil }
    let entry = getpwnam("postgres") ?? getpwnam("nobody")
    return entry.map { ($0.pointee.pw_uid, $0.pointee.pw_gid) }
  }()

  /// What starts one of the server's programs on its host as its owner.
  private func asOwner(_ command: String, inPlace: Bool = false) -> String {
    var words = [command]
    if let owner = Self.owner {
      // libpq looks into the home folder for certificates.
      words.insert(
        "env HOME=\(folder) setpriv --reuid=\(owner.user) --regid=\(owner.group) --clear-groups",
        at: 0)
    }
    if let host { words.insert(host.prefix, at: 0) }
    if inPlace { words.insert("exec", at: 0) }
    return words.joined(separator: " ")
  }
}
