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
  /// Shows neither, until it is known which.
  func routeToNothing()
  /// False when it comes too late for the session.
  func userWillAct() -> Bool
  /// Where in the session the user is.
  var sessionPlace: Place? { get }
  func comeBack(to place: Place) async
}

protocol AppRootPresentable: LegacyPresentable {
  var listener: (any AppRootPresentableListener)? { get set }
  func show(_ model: AppRootViewModel)
}

/// Lets into the session and out of it, says who is there, and leaves when the user wants to.
final class AppRootInteractor: Interactor, AppRootPresentableListener {
  weak var router: (any AppRootRouting)?
  private weak let listener: (any AppRootListener)?
  private let presenter: any AppRootPresentable
  private let dependency: any AppRootDependency
  private let gate = Gate()
  private var model = AppRootViewModel()
  /// Where the user was when the session was locked.
  private var place: Place?
  private lazy var notices = Notices(of: self, clock: dependency.clock) { [weak self] phrase in
    self?.show { $0.message = phrase }
  }

  init(
    presenter: any AppRootPresentable, dependency: any AppRootDependency,
    listener: any AppRootListener
  ) {
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.session.map(\.name).observe { [weak self] name in
        self?.show { $0.name = name }
      })
    whileActive(
      dependency.notice.observe { [weak self] notice in self?.didChange(notice) })
    whileActive(
      dependency.session.map(\.stage).observe { [weak self] stage in self?.didChange(stage) })
    dependency.openSession()
    whileActive(
      dependency.settings.map(\.problem).observe { [dependency] problem in
        if let problem { dependency.notify(problem.phrase) }
      })
    whileActive(dependency.followSettings)
  }

  override func willResignActive() { gate.giveUp() }

  func didPressQuit() { listener?.appRootDidQuit() }

  func didPressLock() {
    do throws(SessionError) {
      try dependency.lockNow()
    } catch {
      dependency.notify(error.phrase)
    }
  }

  func userWillAct() -> Bool { router?.userWillAct() ?? true }

  /// Returns when the user is in the session, and where the last lock was.
  func sessionIsOpen() async throws { try await gate.pass() }

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
        await dependency.finishErasing()
        if dependency.session.value.isOpen { dependency.notify(AppText.erased.phrase) }
      }
    }
    dropNotice()
  }

  private func openSession() {
    guard let profile = dependency.session.value.profile else { return }
    router?.routeToLoggedIn(as: profile)
    show { $0.isOpen = true }
    guard let place else { return gate.open() }
    self.place = nil
    request("come back") { [self] in
      await router?.comeBack(to: place)
      // What waited for the session comes after, and last.
      if dependency.session.value.isOpen { gate.open() }
    }
  }

  private func didChange(_ notice: NoticeState) {
    if let phrase = notice.phrase { notices.post(phrase) }
  }

  /// Nothing of the session stays in sight.
  private func dropNotice() {
    notices.clear()
    show { $0.isOpen = false }
  }

  private func show(_ change: (inout AppRootViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
