public import Store
public import Time

/// Opens, locks and ends the session of one profile.
@MainActor public struct SessionModel {
  let repository: any SessionRepository
  let hasher: any PINHasher
  let clock: any WallClock
  let writer: Writer<SessionState>
  let closeFiles: @MainActor () async -> Void

  /// `closeFiles` returns when the files of the last session are closed; only then they are erased.
  public init(
    _ repository: any SessionRepository, hasher: any PINHasher, clock: any WallClock,
    writer: Writer<SessionState>, closeFiles: @escaping @MainActor () async -> Void = {}
  ) {
    self.repository = repository
    self.hasher = hasher
    self.clock = clock
    self.writer = writer
    self.closeFiles = closeFiles
  }

  func open() {
    do throws(SessionError) {
      let account = try repository.account()
      var stage = SessionState.Stage.open
      if account.isErasing {
        stage = .erasing
      } else if account.pin != nil {
        stage = .locked
      } else {
        try repository.enter()
      }
      writer.update { state in
        state.receive(account)
        state.stage = stage
      }
    } catch {
      writer.update { $0.stage = .failed(error) }
    }
  }

  func observe() async {
    await repository.observe { [repository, writer] in
      switch writer.value.stage {
      case .open, .locked, .signedOut:
        // If the account cannot be read now, the state stays as it is.
        guard let account = try? repository.account() else { return }
        writer.update { $0.receive(account) }
      case .opening, .erasing, .failed: break
      }
    }
  }

  func lock() throws(SessionError) {
    guard writer.value.isOpen else { return }
    do throws(SessionError) {
      // Read again: another Galbi may have set or removed the PIN.
      let account = try repository.account()
      writer.update { $0.receive(account) }
    } catch {
      guard writer.value.hasPIN else { throw error }
    }
    guard writer.value.hasPIN else { throw .noPIN }
    writer.update { $0.stage = .locked }
  }

  func signOut() {
    guard writer.value.isOpen else { return }
    writer.update { $0.stage = .signedOut }
    repository.leave()
  }
}
