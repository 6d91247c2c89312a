import RIBs
import Secrets
import SessionDomain
import Store
import Time

/// Opens the session with the PIN, and counts down the wait after too many wrong ones.
final class LoggedOutInteractor: PresentableInteractor<LoggedOut> {
  private let session: SessionUseCases
  private let clock: any WallClock
  private var isChecking = false
  /// The next PIN, typed before the last one was checked, as over a slow line.
  private var ahead: Secret?
  private lazy var checking = LatestRequest("check the PIN", of: self)
  private lazy var waiting = LatestRequest("look at the wait", of: self)

  init(
    session: SessionUseCases, clock: any WallClock, on presenter: any Presentable<LoggedOut>
  ) {
    self.session = session
    self.clock = clock
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(session.state.observe { [weak self] in self?.didChange($0) })
    whileActive(session.observe)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .enter(let pin): unlock(with: pin)
    case .signIn: session.open()
    }
  }

  private func didChange(_ session: SessionState) {
    switch session.stage {
    case .opening, .open, .erasing: model = Model()
    case .failed(let error): model = Model(content: .failed(error))
    case .locked, .signedOut:
      model = Model(content: session.hasPIN ? .pin : .signedOut)
      if session.hasPIN { askForWait() }
    }
  }

  private func unlock(with pin: Secret) {
    guard !pin.isEmpty, model.content == .pin else { return }
    guard !isChecking else { return ahead = pin }
    isChecking = true
    checking.ask { [session] () throws(SessionError) in
      try await session.unlock(pin)
    } then: { [weak self] in
      self?.didTry($0)
    }
  }

  private func didTry(_ result: Result<Void, SessionError>) {
    isChecking = false
    switch result {
    case .success: break
    case .failure(.mustWait(let milliseconds)): count(down: milliseconds)
    case .failure(let error): model = Model(content: .pin, error: error)
    }
    if let next = ahead.take() { unlock(with: next) }
  }

  private func askForWait() {
    waiting.ask(session.remainingWait) { [weak self] result in
      switch result {
      case .success(let milliseconds): self?.count(down: milliseconds)
      case .failure(let error): self?.model = Model(content: .pin, error: error)
      }
    }
  }

  /// Shows the wait, and asks for it again when its text is about to change.
  private func count(down milliseconds: Int64) {
    let countdown = Countdown(milliseconds: milliseconds)
    guard !countdown.isOver else {
      if case .waiting = model.content { model = Model(content: .pin) }
      return
    }
    model = Model(content: .waiting(countdown))
    whileActive { [self] in
      try? await clock.sleep(for: countdown.untilChange)
      guard !Task.isCancelled else { return }
      askForWait()
    }
  }
}
