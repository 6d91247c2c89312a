import PeopleDomain
import Phrases
import RIBs
import Store
import Time

protocol HomeRouting: Routing {
  /// Goes to a person's own screen.
  func routeToDetail(of person: Person.ID)
  /// Somebody is selected, or nobody: where there is room they are shown beside the list.
  func routeToGlance(at person: Person.ID?)
}

protocol HomePresentable: LegacyPresentable {
  var listener: (any HomePresentableListener)? { get set }
  func show(_ model: HomeViewModel)
}

/// Lists people, and downloads them when there are none or the user asks.
final class HomeInteractor: Interactor, HomePresentableListener {
  weak var router: (any HomeRouting)?
  private let dependency: any HomeDependency
  private let presenter: any HomePresentable
  private var model = HomeViewModel()
  private var people = People.none
  private lazy var downloading = Downloading(of: self, clock: dependency.clock) { [weak self] in
    self?.show()
  }

  private lazy var commands = HomeCommands(of: self, dependency)

  init(presenter: any HomePresentable, dependency: any HomeDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.people.map(\.isRegion).observe { [weak self] isRegion in
        self?.change { $0.group(byRegion: isRegion, of: $1) }
      })
    whileActive(
      dependency.people.map(\.status).observe { [weak self] status in
        self?.model.status = status
        self?.show()
      })
    whileActive(
      dependency.people.map(HomeViewModel.Shown.init).observe { [weak self] shown in
        self?.model.shown = shown
        self?.show()
      })
    whileActive(
      dependency.people.map(\.origin).observe { [weak self] in self?.didCome(from: $0) })
    whileActive(
      dependency.people.map(\.revision).observe { [weak self] _ in self?.reload() })
    download("open people") { [dependency] progress in await dependency.openPeople(progress) }
  }

  /// The user went straight to somebody.
  func didOpen(_ person: Person.ID) {
    change { listing, _ in listing.select(person) }
    router?.routeToDetail(of: person)
  }

  var memory: Memory { model.listing.memory }

  func recall(_ memory: Memory) { change { $0.recall(memory, of: $1) } }

  func didSelect(row: Int) {
    model.listing.select(row: row)
    router?.routeToGlance(at: model.listing.selected?.meta.id)
  }

  func didChoose(row: Int) {
    didSelect(row: row)
    guard let person = model.listing.selected?.meta.id else { return }
    router?.routeToDetail(of: person)
  }

  func didPressMark() { change { listing, _ in listing.toggleMark() } }

  func didPressScope() { change { $0.showNext(of: $1) } }

  func didPressRegion() { dependency.toggleRegion() }

  func didPressFilter() {
    model.isTyping = true
    show()
  }

  func didType(filter: String) { change { $0.filter(filter, of: $1) } }

  func didLeaveFilter() {
    model.isTyping = false
    show()
  }

  func didPressEscape() {
    switch model.escape {
    case .cancelDownload: downloading.cancel()
    case .clear:
      model.isTyping = false
      change { $0.clear(of: $1) }
    case .showEverybody: change { $0.show(.everybody, of: $1) }
    case nil: break
    }
  }

  func didPressRefresh() {
    download("download people") { [dependency] progress in
      do throws(PeopleError) {
        try await dependency.refreshPeople(progress)
        if !Task.isCancelled { dependency.notify(HomeText.refreshed.phrase) }
        return nil
      } catch {
        return error
      }
    }
  }

  func didPressFavourite() { commands.favour(model.listing.chosen(of: people)) }

  func didPressUndo() { commands.undo() }

  func didPressRedo() { commands.redo() }

  func didPressClear() {
    if !downloading.isRunning { commands.clear() }
  }

  private func download(
    _ name: String, _ body: @escaping (@escaping Progress) async -> PeopleError?
  ) {
    downloading.start(name, body) { [weak self] ending in self?.didEnd(ending) }
  }

  private func didEnd(_ ending: Downloading.Ending) {
    switch ending {
    case .done: model.notice = nil
    case .failed(let error): model.notice = .failed(error)
    case .cancelled:
      didCancel()
    }
    show()
  }

  /// The people of a former download need no word that stays.
  private func didCancel() {
    if case .downloaded = model.shown {
      model.notice = nil
      dependency.notify(HomeText.cancelled.phrase)
    } else {
      model.notice = .cancelled
      makeDo()
    }
  }

  /// Who will not wait for the first download sees who is there without.
  private func makeDo() {
    guard dependency.people.value.origin == .none else { return }
    request("make do") { [dependency] in await dependency.makeDo() }
  }

  /// What a download did not bring may have come since, by another Galbi too.
  private func didCome(from origin: PeopleState.Origin) {
    guard case .downloaded = origin, model.notice != nil else { return }
    model.notice = nil
    show()
  }

  private func reload() {
    guard dependency.people.value.origin != .none else { return }
    request("list people") { [self] in
      do throws(PeopleError) {
        let people = try await dependency.listPeople()
        guard !Task.isCancelled else { return }
        self.people = people
        model.content = .people
        change { $0.read($1) }
      } catch {
        guard !Task.isCancelled else { return }
        model.content = .failed(error)
        show()
      }
    }
  }

  private func change(_ body: (inout HomeListing, People) -> Void) {
    body(&model.listing, people)
    show()
    router?.routeToGlance(at: model.listing.selected?.meta.id)
  }

  private func show() {
    model.progress = downloading.progress
    presenter.show(model)
  }
}
