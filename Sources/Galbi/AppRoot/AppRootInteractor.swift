import Phrases
import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

protocol AppRootRouting: Routing {
  func routeToLoggedIn(as profile: Profile)
  func routeToLoggedOut()
  /// Detaches both, until it is known which is needed.
  func routeToNothing()
  /// Where in the session the user is; nil without one.
  var sessionPlace: Place? { get }
  func comeBack(to place: Place) async
}

/// Follows the session: shows its screens or the screen without one, and the notices.
final class AppRootInteractor: PresentableInteractor<AppRoot> {
  weak var router: (any AppRootRouting)?
  private let dependency: any AppRootDependency
  private let gate = Gate()
  /// Where the user was when the session was locked.
  private var place: Place?
  private lazy var notices = Notices(of: self, clock: dependency.clock) { [weak self] phrase in
    self?.model.message = phrase
  }

  init(_ dependency: any AppRootDependency, on presenter: any Presentable<AppRoot>) {
    self.dependency = dependency
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    let session = dependency.session
    whileActive(session.state.map(\.hasPIN).observe { [weak self] in self?.model.hasPIN = $0 })
    whileActive(session.state.map(\.name).observe { [weak self] in self?.model.name = $0 })
    whileActive(
      dependency.notice.observe { [weak self] notice in
        if let phrase = notice.phrase { self?.notices.post(phrase) }
      })
    whileActive(session.state.map(\.stage).observe { [weak self] in self?.didChange($0) })
    session.open()
    whileActive(
      dependency.settings.state.map(\.problem).observe { [notify = dependency.notify] problem in
        if let problem { notify(problem.phrase) }
      })
    whileActive(dependency.settings.follow)
  }

  override func willResignActive() { gate.abandon() }

  override func didReceive(_ action: Action) {
    switch action {
    case .quit: dependency.quit()
    case .lock:
      do throws(SessionError) {
        try dependency.session.lock()
      } catch {
        dependency.notify(error.phrase)
      }
    }
  }

  /// Returns when the session is open, and the user is back where it was locked.
  ///
  /// - Throws: `CancellationError` when the app ends, or the caller is cancelled.
  func sessionIsOpen() async throws(CancellationError) { try await gate.pass() }

  private func didChange(_ stage: SessionState.Stage) {
    gate.close()
    switch stage {
    case .opening: router?.routeToNothing()
    case .open: return openSession()
    case .locked:
      place = router?.sessionPlace ?? place
      router?.routeToLoggedOut()
    case .signedOut, .failed:
      place = nil
      router?.routeToLoggedOut()
    case .erasing:
      place = nil
      router?.routeToNothing()
      request("erase everything") { [dependency] in
        await dependency.session.finishErasing()
        if dependency.session.state.value.isOpen { dependency.notify(AppText.erased.phrase) }
      }
    }
    // Nothing of the session stays visible.
    notices.clear()
    model.isOpen = false
  }

  private func openSession() {
    guard let profile = dependency.session.state.value.profile else { return }
    router?.routeToLoggedIn(as: profile)
    model.isOpen = true
    guard let place else { return gate.open() }
    self.place = nil
    request("come back") { [self] in
      await router?.comeBack(to: place)
      // Links that wait for the session are opened after this, and so have the last word.
      if dependency.session.state.value.isOpen { gate.open() }
    }
  }
}
