import Files
import SessionDomain

/// The file of an account; what takes its time runs away from the caller's actor.
struct AccountFile: Sendable {
  static let name = "session"

  /// The account at the first launch.
  let first: Account
  /// The folder of all profiles.
  let profiles: String
  /// How long to wait for another Galbi that holds the lock.
  let patience: Duration

  /// The folder of the profile.
  var folder: String { "\(profiles)/\(first.profile.id)" }

  private var path: String { "\(folder)/\(Self.name)" }

  /// Nil without a file.
  func read() throws(SessionError) -> Account? {
    guard let text = try access({ () throws(FileError) in try FileAccess.read(path) }) else {
      return nil
    }
    return try AccountText.account(text, id: first.profile.id, path: path)
  }

  @concurrent
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value {
    try change(within: patience, body)
  }

  /// Changes the account, or the first one without a file, under the lock of all profiles.
  ///
  /// - Throws: `busy` if another Galbi holds the lock for longer than `patience`.
  func change<Value>(
    within patience: Duration, _ body: (inout Account) -> Value
  ) throws(SessionError) -> Value {
    try access { () throws(FileError) in try FileAccess.makeFolder(folder) }
    guard let lock = FolderLock(profiles), lock.takeExclusive(within: patience) else {
      throw .busy
    }
    let old = try read()
    var account = old ?? first
    let value = body(&account)
    if account != old {
      try access { () throws(FileError) in
        try FileAccess.write(AccountText.text(of: account), to: path)
      }
    }
    return value
  }

  /// Erases the folder and the logs; returns the paths of what could not be erased.
  @concurrent
  func erase(withLog log: String) async -> [String] {
    var rest = FileAccess.erase(folder, except: Self.name)
    rest += FileAccess.erase(log)
    for number in 1...9 { rest += FileAccess.erase("\(log).\(number)") }
    // Last: it marks an erasure that has not finished.
    return rest + FileAccess.erase(path)
  }

  private func access<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(SessionError) -> Value {
    do throws(FileError) { return try body() } catch { throw SessionError(error) }
  }
}

extension SessionError {
  fileprivate init(_ error: FileError) {
    self =
      switch error {
      case .cannotRead(let path), .cannotWatch(let path, _): .cannotRead(path: path)
      case .notText(let path, _), .tooLarge(let path): .damaged(path: path)
      case .cannotWrite: .cannotWrite
      case .diskFull: .diskFull
      }
  }
}
