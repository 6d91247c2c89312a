import Phrases
import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

protocol AppRootRouting: Routing {
  /// Attaches the session, or comes back to the one behind the lock.
  func routeToLoggedIn(as profile: Profile)
  /// Ends the session, and shows the screen without one.
  func routeToLoggedOut()
  /// Shows that screen before the session, which goes on out of sight and reach.
  func routeToLock()
  /// Detaches both, until it is known which is needed.
  func routeToNothing()
  /// Whether a session is attached, perhaps behind the lock.
  var hasSession: Bool { get }
}

/// Follows the session: shows its screens or the screen without one, and the notices.
final class AppRootInteractor: PresentableInteractor<AppRoot> {
  weak var router: (any AppRootRouting)?
  private let dependencies: AppRootDependencies
  private let gate = Gate()
  /// The last notice that came behind the lock.
  private var held: ChangeNotice?
  private var loss: Task<Void, Never>?
  private lazy var notices: Notices = Notices(of: self, clock: dependencies.clock) {
    [weak self] phrase in
    self?.update { model in
      model.message = phrase
      model.pastNotices = self?.notices.past ?? []
    }
  }

  init(_ dependencies: AppRootDependencies, on presenter: any Presentable<AppRoot>) {
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    let session = dependencies.session
    follow(session.state.map(\.hasPIN), at: \.hasPIN)
    follow(session.state.map(\.name), at: \.name)
    whileActive(dependencies.serverLoss.observe { [weak self] in self?.show(lossAt: $0) })
    whileActive(
      dependencies.notice.observe { [weak self] in self?.didPost($0.notice) })
    whileActive(session.state.map(\.stage).observe { [weak self] in self?.didChange($0) })
    session.open()
    whileActive(
      dependencies.settings.state
        .map { state in
          [SettingsFileError](state.problems, UserOverrides(state.customSettings)).filter(
            \.isBroken
          )
          .map(\.phrase).firstWithRest
        }
        .observe { [notify = dependencies.notify] problem in if let problem { notify(problem) } })
    whileActive { [weak self, settings = dependencies.settings] in
      await settings.observe { reading in
        await self?.request("read the settings", isInBackground: true, reading)?.value
      }
    }
  }

  /// Says since when what is shown may be old.
  private func show(lossAt time: Int64?) {
    loss?.cancel()
    model.serverLoss = nil
    guard let time else { return }
    loss = whileActive { [weak self, clock = dependencies.clock] in
      while !Task.isCancelled {
        let now = clock.now
        self?.model.serverLoss = AppText.lostServer(since: time, now: now)
        let isNew = now - time < 60_000
        try? await clock.sleep(
          for: isNew
            ? .milliseconds(1_000 - max(now - time, 0) % 1_000)
            : Age.untilChange(since: time, now: now))
      }
    }
  }

  override func willResignActive() { gate.abandon() }

  override func didReceive(_ action: Action) {
    switch action {
    case .quit: dependencies.quit()
    case .dismissNotice: notices.clear()
    case .lock:
      do throws(SessionError) {
        try dependencies.session.lock()
      } catch {
        dependencies.notify(error.phrase)
      }
    }
  }

  /// Returns when the session is open.
  ///
  /// - Throws: `CancellationError` when the app ends, or the caller is cancelled.
  func sessionIsOpen() async throws(CancellationError) { try await gate.pass() }

  private func didChange(_ stage: SessionState.Stage) {
    gate.close()
    switch stage {
    case .opening: router?.routeToNothing()
    case .open: return openSession()
    case .locked: router?.routeToLock()
    case .signedOut, .failed: router?.routeToLoggedOut()
    case .erasing:
      router?.routeToNothing()
      request("erase everything") { [dependencies] in
        await dependencies.session.finishErasing()
        guard dependencies.session.state.value.isOpen else { return }
        let isOnServer = dependencies.settings.current.address(.database) != nil
        dependencies.notify(isOnServer ? AppText.erasedHere : AppText.erased)
      }
    }
    // Nothing of the session stays visible.
    notices.forget()
    held = nil
    update { model in
      model.isOpen = false
      model.pastNotices = []
    }
  }

  /// Shows a notice, behind the lock only after it.
  private func didPost(_ notice: ChangeNotice?) {
    guard model.isOpen || router?.hasSession != true else { return held = notice }
    if let notice { notices.post(notice) } else { notices.clear() }
  }

  private func openSession() {
    guard let profile = dependencies.session.state.value.profile else { return }
    router?.routeToLoggedIn(as: profile)
    model.isOpen = true
    didPost(held.take())
    gate.open()
  }
}
