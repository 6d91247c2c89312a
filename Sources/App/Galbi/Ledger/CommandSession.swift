import Launch
import Phrases
import Platform
import Secrets
import SessionDomain
import SettingsDomain
import Store
import WalletDomain

/// The session of a command without a screen: of the profile, behind its PIN.
@MainActor
struct CommandSession {
  private let launcher: Launcher

  private static let interrupted: Int32 = 130

  /// Standard input has no PIN, and is no terminal at which to ask for one.
  private static let noPIN = Phrase(
    ko: "PIN이 필요합니다. 터미널에서 실행하거나 표준 입력으로 PIN을 입력해 주세요.",
    en: "A PIN is needed. Run this in a terminal, or give the PIN on standard input.")

  init(_ launcher: Launcher) { self.launcher = launcher }

  /// Runs `work` in the session, and returns its exit status when all of its changes are stored.
  func run(
    isChange: Bool, _ work: @escaping @MainActor @Sendable (SessionComponent) async -> Int32
  ) async -> Int32 {
    guard launcher.canUseDatabase() else { return 1 }
    return await unlocked(isChange: isChange) { app in
      guard let profile = app.session.state.value.profile else { return 1 }
      let session = app.makeSession(of: profile)
      await session.wallet.useCases.open()
      let status = await work(session)
      session.close()
      await app.closing?.value
      return status
    }
  }

  /// Runs `work` behind the PIN, without opening the profile's databases.
  ///
  /// Ctrl-C, SIGTERM and SIGHUP cancel a change that is not made yet, and end any other work at once.
  func unlocked(
    isChange: Bool, _ work: @escaping @MainActor @Sendable (AppComponent) async -> Int32
  ) async -> Int32 {
    let app = AppComponent(launcher.commandContext())
    app.settings.read()
    app.session.open()
    if app.session.state.value.stage == .locked, let status = await unlock(app.session) {
      return status
    }
    let state = app.session.state.value
    guard state.isOpen else {
      if case .failed(let error) = state.stage { return complain(error.phrase) }
      return complain(SessionError.beingErased.phrase)
    }
    defer { app.session.signOut() }
    guard isChange else { return await work(app) }
    let (status, ending) = await Launcher.interruptible { await work(app) }
    return status == 0 && launcher.hasChanged ? status : ending ?? status
  }

  /// Asks for the PIN, with the tries and the waits of the screen; returns the exit status if it stays locked.
  private func unlock(_ session: SessionUseCases) async -> Int32? {
    while true {
      do throws(SessionError) {
        let wait = try await session.remainingWait()
        guard wait == 0 else { throw .mustWait(wait) }
        switch launcher.askSecret("PIN: ") {
        case .interrupted: return Self.interrupted
        case .unreadable: return complain(Self.noPIN)
        case .secret(let pin) where pin.isEmpty && isatty(STDIN_FILENO) != 1:
          return complain(Self.noPIN)
        case .secret(let pin): try await session.unlock(pin)
        }
        return nil
      } catch {
        let status = complain(error.phrase)
        switch error {
        // Standard input has one PIN.
        case .wrongPIN, .pinTooShort, .pinTooLong: if isatty(STDIN_FILENO) != 1 { return status }
        default: return status
        }
      }
    }
  }

  private func complain(_ phrase: Phrase) -> Int32 {
    launcher.printError(phrase.text(launcher.language))
    return 1
  }
}
