import PeopleDomain
import RIBs
import ResourceKit
import Store

protocol HomeRouting: Routing {
  func routeToDetail(of person: String)
}

protocol HomePresentable: Presentable {
  var listener: (any HomePresentableListener)? { get set }
  func show(_ model: HomeViewModel)
}

/// Lists people, and downloads them when there are none or the user asks.
final class HomeInteractor: Interactor, HomePresentableListener {
  @Up var router: (any HomeRouting)?
  private let presenter: any HomePresentable
  private let dependency: any HomeDependency
  private var model = HomeViewModel()
  private var people: [Person.Meta] = []
  private var failure: PeopleError?
  private var download: Task<Void, Never>?
  private var isDownloading = false
  /// Whether the download takes long enough for its progress to be shown.
  private var isSlow = false

  /// How long anything may take before its progress is shown.
  private static let patience = Duration.milliseconds(200)

  init(presenter: any HomePresentable, dependency: any HomeDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.people.map(\.isRegion).observe { [weak self] isRegion in
        self?.didChangeRegion(isRegion)
      })
    whileActive(
      dependency.people.map(\.revision).observe { [weak self] _ in self?.reload() })
    open()
  }

  func didChoosePerson(_ id: Person.ID) { router?.routeToDetail(of: id) }

  func didPressRegion() { dependency.toggleRegion() }

  func didPressRefresh() {
    guard !isDownloading else { return }
    startDownload("download people") { [dependency] progress in
      do throws(PeopleError) {
        try await dependency.refreshPeople(progress)
        return nil
      } catch {
        return error
      }
    }
  }

  func didPressCancel() {
    download?.cancel()
    didEnd(nil)
  }

  private func open() {
    startDownload("open people") { [dependency] progress in await dependency.openPeople(progress) }
  }

  /// Runs what may download, shows its progress, and then why it failed, if it did.
  private func startDownload(
    _ name: String, _ work: @escaping (@escaping Progress) async -> PeopleError?
  ) {
    isDownloading = true
    isSlow = false
    let patience = whileActive { [weak self, clock = dependency.clock] in
      try? await clock.sleep(for: Self.patience)
      guard !Task.isCancelled else { return }
      self?.isSlow = true
      self?.didProgress(nil)
    }
    download = request(name) { [self] in
      let failure = await work { [weak self] permil in self?.didProgress(permil) }
      patience?.cancel()
      guard !Task.isCancelled else { return }
      didEnd(failure)
    }
  }

  private func didEnd(_ failure: PeopleError?) {
    isDownloading = false
    self.failure = failure
    showNotice()
  }

  private func didProgress(_ permil: Int?) {
    guard isDownloading, isSlow, isActive else { return }
    if case .loading = model.content {
      model.content = .loading(permil: permil)
    } else {
      model.notice = .refreshing(permil: permil)
    }
    presenter.show(model)
  }

  private func reload() {
    guard dependency.people.value.origin != .none else { return }
    request("list people") { [self] in
      do throws(PeopleError) {
        people = try await dependency.listPeople()
        guard !Task.isCancelled else { return }
        showPeople()
      } catch {
        guard !Task.isCancelled else { return }
        model.content = .failed(error)
        presenter.show(model)
      }
    }
  }

  private func didChangeRegion(_ isRegion: Bool) {
    guard model.isRegion != isRegion else { return }
    model.isRegion = isRegion
    if case .people = model.content { showPeople() } else { presenter.show(model) }
  }

  private func showPeople() {
    model.content = .people(HomeList(people, byRegion: model.isRegion))
    presenter.show(model)
  }

  private func showNotice() {
    model.notice = failure.map { failure in
      if case .downloaded(let time) = dependency.people.value.origin {
        .failed(failure, shown: Age(since: time, now: dependency.clock.now))
      } else {
        .failed(failure, shown: nil)
      }
    }
    presenter.show(model)
  }
}
