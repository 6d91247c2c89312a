import RIBs
import Secrets
import SessionDomain
import Store
import Time

protocol LoggedOutPresentable: LegacyPresentable {
  var listener: (any LoggedOutPresentableListener)? { get set }
  func show(_ model: LoggedOutViewModel)
}

/// Opens the session with the PIN, and says how long to wait after too many wrong ones.
final class LoggedOutInteractor: Interactor, LoggedOutPresentableListener {
  private let presenter: any LoggedOutPresentable
  private let dependency: any LoggedOutDependency
  private var model = LoggedOutViewModel()
  private var isChecking = false
  /// The next try, where it came before the last one was looked at, as over a slow line.
  private var ahead: Secret?

  init(presenter: any LoggedOutPresentable, dependency: any LoggedOutDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(dependency.session.observe { [weak self] session in self?.didChange(session) })
    whileActive(dependency.followSession)
  }

  func didEnter(_ pin: Secret) {
    guard !pin.isEmpty, model.content == .pin else { return }
    guard !isChecking else { return ahead = pin }
    isChecking = true
    request("check the PIN") { [self] in
      var failure: SessionError?
      do throws(SessionError) {
        try await dependency.unlock(pin)
      } catch {
        failure = error
      }
      isChecking = false
      guard !Task.isCancelled else { return }
      didTry(failure)
    }
  }

  func didPressSignIn() { dependency.openSession() }

  private func didChange(_ session: SessionState) {
    switch session.stage {
    case .opening, .open, .erasing: show(.nothing)
    case .failed(let error): show(.failed(error))
    case .locked, .signedOut:
      show(session.hasPIN ? .pin : .signedOut)
      if session.hasPIN { lookAtWait() }
    }
  }

  private func didTry(_ failure: SessionError?) {
    switch failure {
    case nil: break
    case .mustWait(let milliseconds)?: count(down: milliseconds)
    case let error?: show(.pin, error)
    }
    if let next = ahead.take() { didEnter(next) }
  }

  private func lookAtWait() {
    request("look at the wait") { [self] in
      do throws(SessionError) {
        let milliseconds = try await dependency.remainingWait()
        guard !Task.isCancelled else { return }
        count(down: milliseconds)
      } catch {
        guard !Task.isCancelled else { return }
        show(.pin, error)
      }
    }
  }

  /// Shows the wait, and looks again when it reads otherwise.
  private func count(down milliseconds: Int64) {
    let countdown = Countdown(milliseconds: milliseconds)
    guard !countdown.isOver else {
      if case .waiting = model.content { show(.pin) }
      return
    }
    show(.waiting(countdown))
    whileActive { [self] in
      try? await dependency.clock.sleep(for: countdown.untilChange)
      guard !Task.isCancelled else { return }
      lookAtWait()
    }
  }

  private func show(_ content: LoggedOutViewModel.Content, _ error: SessionError? = nil) {
    model = LoggedOutViewModel(content: content, error: error)
    presenter.show(model)
  }
}
