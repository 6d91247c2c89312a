/// Where sessions are kept, for one profile.
@MainActor
public protocol SessionWork: AnyObject {
  /// What is kept; where there is nothing yet, a new one is made and kept if that can be.
  func account() throws(SessionError) -> Account

  /// Changes what is kept, wholly or not at all, and alone among all Galbis.
  ///
  /// It is on the disk when this returns.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value

  /// Calls `didChange` when what is kept may have been changed by another one, until the task is
  /// cancelled.
  func follow(_ didChange: @escaping @MainActor () -> Void) async

  /// Says to all Galbis that the profile is in use here.
  ///
  /// - Throws: `beingErased` while another one erases it.
  func enter() throws(SessionError)

  /// Claims the profile for this Galbi alone.
  ///
  /// - Throws: `openElsewhere` while it is in use in another one too.
  func claim() throws(SessionError)

  /// Says that the profile is in use here no longer; does nothing where it was not.
  func leave()

  /// Erases all data of the profile and the log, what is kept here last.
  ///
  /// Called after `claim`. Returns the paths of what could not be erased.
  func erase() async -> [String]
}
