import PeopleDomain
import RIBs
import ResourceKit
import Store
import TerminalRIBs

protocol AppRootPresentable: Presentable {
  var listener: (any AppRootPresentableListener)? { get set }
  func show(_ model: AppRootViewModel)
}

/// Says who is there and how good the data are, and leaves when the user wants to.
final class AppRootInteractor: Interactor, AppRootPresentableListener {
  private weak let listener: (any AppRootListener)?
  private let presenter: any AppRootPresentable
  private let dependency: any AppRootDependency
  private var model = AppRootViewModel()
  private var aging: Task<Void, Never>?
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
      dependency.sessionState.observe { [weak self] session in
        self?.show { $0.name = session.name }
      })
    whileActive(
      dependency.people.map(\.isOffline).observe { [weak self] isOffline in
        self?.show { $0.isOffline = isOffline }
      })
    whileActive(
      dependency.people.map(\.origin).observe { [weak self] origin in self?.didChange(origin) })

    whileActive(
      dependency.notice.observe { [weak self] notice in self?.didChange(notice) })
  }

  func didPressQuit() { listener?.appRootDidQuit() }

  private func didChange(_ origin: PeopleState.Origin) {
    aging?.cancel()
    switch origin {
    case .none: show { $0.data = .none }
    case .samples: show { $0.data = .samples }
    case .kept: show { $0.data = .kept }
    case .downloaded(let time): aging = whileActive { [self] in await age(from: time) }
    }
  }

  private func didChange(_ notice: NoticeState) {
    if let phrase = notice.phrase { notices.post(phrase) }
  }

  /// Shows the age of `time`, anew whenever it reads otherwise.
  private func age(from time: Int64) async {
    while !Task.isCancelled {
      let now = dependency.clock.now
      show { $0.data = .downloaded(Age(since: time, now: now)) }
      try? await dependency.clock.sleep(for: Age.untilChange(since: time, now: now))
    }
  }

  private func show(_ change: (inout AppRootViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
