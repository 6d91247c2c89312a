public import Secrets
public import Store

/// What can be done with the session, as functions; a test can replace any of them.
@MainActor public struct SessionUseCases {
  public let state: Stored<SessionState>

  /// Reads the account, and opens the session or asks for the PIN; the outcome is in the state.
  public var open: @MainActor () -> Void

  /// Updates the state when another process changes the account, until the task is cancelled.
  public var observe: @MainActor () async -> Void

  /// Opens the session with its PIN; the try counts before it is checked.
  ///
  /// Throws `wrongPIN` or `mustWait`, and what reading and keeping the account throws.
  public var unlock: @MainActor (_ typed: Secret) async throws(SessionError) -> Void

  /// How many milliseconds remain before the next try of the PIN; 0 if it is possible now.
  public var remainingWait: @MainActor () async throws(SessionError) -> Int64

  /// Locks the session; after the PIN it continues as it was.
  ///
  /// The profile stays open in this process. Throws `noPIN` without a PIN.
  public var lock: @MainActor () throws(SessionError) -> Void

  /// Ends the session; the next one begins at the first screen, after the PIN if there is one.
  public var signOut: @MainActor () -> Void

  /// Sets or changes the PIN; `current` is the one before, nil without one.
  public var setPIN:
    @MainActor (_ wanted: Secret, _ current: Secret?) async throws(SessionError) -> Void

  /// Removes the PIN; `current` has to be the PIN.
  public var removePIN: @MainActor (_ current: Secret) async throws(SessionError) -> Void

  /// Gives the profile another name; blanks at its ends are removed.
  ///
  /// Throws `emptyName` and `nameTooLong`.
  public var rename: @MainActor (_ name: String) async throws(SessionError) -> Void

  /// Begins to erase everything of the profile: ends the session, and `finishErasing` does the rest.
  ///
  /// Throws `wrongName` unless `name` is the profile's, and `openElsewhere`.
  public var erase: @MainActor (_ name: String) async throws(SessionError) -> Void

  /// Erases everything of the profile, and opens a new session as at the first launch.
  ///
  /// Called when the session has left the tree; the outcome is in the state.
  public var finishErasing: @MainActor () async -> Void

  public init(_ model: SessionModel, state: Stored<SessionState>) {
    self.state = state
    open = model.open
    observe = model.observe
    unlock = model.unlock
    remainingWait = model.remainingWait
    lock = model.lock
    signOut = model.signOut
    setPIN = model.setPIN
    removePIN = model.removePIN
    rename = model.rename
    erase = model.erase
    finishErasing = model.finishErasing
  }
}
