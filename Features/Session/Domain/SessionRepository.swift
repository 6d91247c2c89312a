/// Where the account of one profile is kept, and which process has the profile open.
@MainActor
public protocol SessionRepository: AnyObject {
  /// The account that is kept; at the first launch a new one is made, and kept if that is possible.
  func account() throws(SessionError) -> Account

  /// Changes the account, wholly or not at all; no other process changes it meanwhile.
  ///
  /// It is on the disk when this returns.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value

  /// Calls `didChange` when another process may have changed the account, until the task is
  /// cancelled.
  func observe(_ didChange: @escaping @MainActor () -> Void) async

  /// Marks the profile as open in this process.
  ///
  /// - Throws: `beingErased` while another process erases it.
  func enter() throws(SessionError)

  /// Claims the profile for this process alone.
  ///
  /// - Throws: `openElsewhere` while it is open in another process too.
  func claim() throws(SessionError)

  /// Marks the profile as closed in this process; does nothing if it is not open.
  func leave()

  /// Erases the profile's data and the log, and the account last.
  ///
  /// Called after `claim`. Returns the paths of what could not be erased.
  func erase() async -> [String]
}
