import Files
public import SessionDomain

/// The account of one profile in a file of the profile's folder.
///
/// A lock on the folder itself tells which process has the profile open; a lock on the folder of all
/// profiles guards changes of the file. So an erasure leaves no lock file.
public final class SessionFiles: SessionRepository {
  private let first: Account
  /// The folder of all profiles.
  private let profiles: String
  private let log: String
  /// The lock on the folder, while the profile is open in this process.
  private var hold: FolderLock?

  private nonisolated static let file = "session"
  /// How long to wait for another Galbi that holds the lock.
  private nonisolated static let patience = Duration.seconds(5)

  /// - Parameters:
  ///   - data: the folder for data, where the profile's folder is `profiles/<id>`.
  ///   - log: the log file; older ones have its name and a number.
  ///   - profile: as it is at the first launch.
  public init(data: String, log: String, profile: Profile) {
    profiles = "\(data)/profiles"
    self.log = log
    first = Account(profile: profile)
  }

  private var folder: String { "\(profiles)/\(first.profile.id)" }

  private var path: String { "\(folder)/\(Self.file)" }

  public func account() throws(SessionError) -> Account {
    if let account = try Self.read(path, first) { return account }
    // If it cannot be kept there is no PIN either, and the session works without a file.
    return (try? makeFirst()) ?? first
  }

  private func makeFirst() throws(SessionError) -> Account {
    try Self.makeFolder(folder)
    guard let lock = FolderLock(profiles), lock.take(.exclusive) else { throw .busy }
    if let account = try Self.read(path, first) { return account }
    try Self.write(first, to: path)
    return first
  }

  public func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value {
    try await Self.change(path, in: folder, under: profiles, first, body)
  }

  /// Away from the caller's actor: the disk takes its time.
  @concurrent
  private nonisolated static func change<Value: Sendable>(
    _ path: String, in folder: String, under profiles: String, _ first: Account,
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value {
    try makeFolder(folder)
    guard let lock = FolderLock(profiles), lock.takeExclusive(within: patience) else { throw .busy }
    let old = try read(path, first)
    var account = old ?? first
    let value = body(&account)
    if account != old { try write(account, to: path) }
    return value
  }

  public func follow(_ didChange: @escaping @MainActor () -> Void) async {
    let events = try? FolderEvents(of: folder, files: [Self.file], at: .closing)
    await events?.follow(didChange)
  }

  private nonisolated static func read(
    _ path: String, _ first: Account
  ) throws(SessionError) -> Account? {
    let text = try mapErrors { () throws(FileError) in try FileAccess.read(path) }
    return try text.map { text throws(SessionError) in
      try AccountText.account(text, id: first.profile.id, path: path)
    }
  }

  private nonisolated static func write(
    _ account: Account, to path: String
  ) throws(SessionError) {
    try mapErrors { () throws(FileError) in
      try FileAccess.write(AccountText.text(of: account), to: path)
    }
  }

  private nonisolated static func makeFolder(_ path: String) throws(SessionError) {
    try mapErrors { () throws(FileError) in try FileAccess.makeFolder(path) }
  }

  private nonisolated static func mapErrors<Value>(
    _ access: () throws(FileError) -> Value
  ) throws(SessionError) -> Value {
    do throws(FileError) { return try access() } catch { throw SessionError(error) }
  }

  public func enter() throws(SessionError) {
    guard let hold = hold ?? FolderLock(folder) else { return }
    guard hold.take(.shared) else { throw .beingErased }
    self.hold = hold
  }

  public func claim() throws(SessionError) {
    guard let hold = hold ?? FolderLock(folder) else { return }
    guard hold.take(.exclusive) else {
      // An exchange that fails may lose the lock that was held.
      _ = self.hold?.take(.shared)
      throw .openElsewhere
    }
    self.hold = hold
  }

  public func leave() { hold = nil }

  public func erase() async -> [String] { await Self.erase(folder, log: log) }

  @concurrent
  private nonisolated static func erase(_ folder: String, log: String) async -> [String] {
    var rest = FileAccess.erase(folder, except: file)
    rest += FileAccess.erase(log)
    for number in 1...9 { rest += FileAccess.erase("\(log).\(number)") }
    // Last: it marks an erasure that has not finished.
    return rest + FileAccess.erase("\(folder)/\(file)")
  }
}

extension SessionError {
  fileprivate init(_ error: FileError) {
    self =
      switch error {
      case .cannotRead(let path), .cannotWatch(let path, _): .cannotRead(path: path)
      case .notText(let path, _): .damaged(path: path)
      case .cannotWrite: .cannotWrite
      case .diskFull: .diskFull
      }
  }
}
