import Files
import Platform
import PlatformSecurity
public import SessionDomain

/// The account of one profile in a file of the profile's folder.
///
/// A lock on the folder itself tells which process has the profile open; a lock on the folder of all
/// profiles guards changes of the file. So an erasure leaves no lock file.
public final class SessionFiles: SessionRepository {
  private let file: AccountFile
  private let log: String
  /// The lock on the folder, while the profile is open in this process.
  private var hold: FolderLock?

  /// - Parameters:
  ///   - data: the folder for data, where the profile's folder is `profiles/<id>`.
  ///   - log: the log file; older ones have its name and a number.
  ///   - profile: as it is at the first launch.
  ///   - patience: how long a change waits for another Galbi that makes one.
  public init(data: String, log: String, profile: Profile, patience: Duration = .seconds(5)) {
    file = AccountFile(
      first: Account(profile: profile), profiles: "\(data)/profiles", patience: patience)
    self.log = log
  }

  public func account() throws(SessionError) -> Account {
    if let account = try file.read() { return account }
    // If it cannot be kept there is no PIN either, and the session works without a file.
    return (try? file.change(within: .zero) { $0 }) ?? file.first
  }

  public func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value {
    try await file.change(body)
  }

  public func observe(_ didChange: @escaping @MainActor () -> Void) async {
    let events = try? FolderEvents(of: file.folder, files: [AccountFile.name], at: .closing)
    await events?.follow { [file] in
      // Reading a missing account makes it again, and while its folder is being removed, that too.
      if (try? file.read()) != nil { didChange() }
    }
  }

  public func enter() throws(SessionError) {
    guard let hold = hold ?? FolderLock(file.folder) else { return }
    guard hold.take(.shared) else { throw .beingErased }
    self.hold = hold
  }

  public func claim() throws(SessionError) {
    guard let hold = hold ?? FolderLock(file.folder) else { return }
    guard hold.take(.exclusive) else {
      // An exchange that fails may lose the lock that was held.
      _ = self.hold?.take(.shared)
      throw .openElsewhere
    }
    self.hold = hold
  }

  public func leave() { hold = nil }

  public func erase() async -> [String] { await file.erase(withLog: log) }
}

/// Hashes PINs by the way of the system, each with a salt of its own.
public struct SystemPINHasher: PINHasher {
  public init() {}

  @concurrent
  public func hash(_ pin: PIN) async throws(SessionError) -> String {
    guard let hash = pin.withBytes({ PasswordHash.hash($0) }) else { throw .cannotHash }
    return hash
  }

  public func knows(_ hash: String) -> Bool { PasswordHash.knows(hash) }

  @concurrent
  public func matches(_ pin: PIN, _ hash: String) async -> Bool {
    pin.withBytes { PasswordHash.matches($0, hash) }
  }
}
