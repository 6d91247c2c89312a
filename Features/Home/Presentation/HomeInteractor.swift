import Editing
import PeopleDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

protocol HomeRouting: Routing {
  /// Goes to a person's own screen.
  func routeToDetail(of person: Person.ID)
  /// Called when the selection changes: a wide stage shows the selected person beside the list.
  func routeToGlance(at person: Person.ID?)
}

/// Lists people, and downloads them when there are none or the user asks for it.
final class HomeInteractor: PresentableInteractor<Home> {
  weak var router: (any HomeRouting)?
  private let dependency: any HomeDependency
  /// The people that were read last.
  private var snapshot = People.none
  private lazy var downloading = Downloading(of: self, clock: dependency.clock) { [weak self] in
    self?.model.progress = $0
  }
  private lazy var reading = LatestRequest("list people", of: self)

  init(_ dependency: any HomeDependency, on presenter: any Presentable<Home>) {
    self.dependency = dependency
    super.init(on: presenter)
  }

  private var people: PeopleUseCases { dependency.people }

  override func didBecomeActive() {
    whileActive(
      people.state.map(\.isRegion).observe { [weak self] isRegion in
        self?.change { $0.group(byRegion: isRegion, of: $1) }
      })
    whileActive(people.state.map(\.status).observe { [weak self] in self?.model.status = $0 })
    whileActive(
      people.state.map(Model.Shown.init).observe { [weak self] in self?.model.shown = $0 })
    whileActive(people.state.map(\.origin).observe { [weak self] in self?.didCome(from: $0) })
    whileActive(people.state.map(\.revision).observe { [weak self] _ in self?.read() })
    download("open people", people.open)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .select(let row): select(row)
    case .choose(let row): choose(row)
    case .toggleMark: change { listing, _ in listing.toggleMark() }
    case .showNextScope: change { $0.showNext(of: $1) }
    case .toggleRegion: people.toggleRegion()
    case .beginFilter: model.isTyping = true
    case .type(let filter): change { $0.filter(filter, of: $1) }
    case .endFilter: model.isTyping = false
    case .escape: escape()
    case .refresh: refresh()
    case .clearDownloads: clearDownloads()
    case .toggleFavourite: toggleFavourite()
    case .undo:
      request("undo", notify: dependency.notify) { [people] () throws(PeopleError) in
        EditingText.undone(try await people.undo())
      }
    case .redo:
      request("redo", notify: dependency.notify) { [people] () throws(PeopleError) in
        EditingText.redone(try await people.redo())
      }
    }
  }

  /// A link has opened a person.
  func didOpen(_ person: Person.ID) {
    change { listing, _ in listing.select(person) }
    router?.routeToDetail(of: person)
  }

  var memory: Memory { model.listing.memory }

  func recall(_ memory: Memory) { change { $0.recall(memory, of: $1) } }

  private func select(_ row: Int) { change { listing, _ in listing.select(row: row) } }

  private func choose(_ row: Int) {
    select(row)
    if let row = model.listing.selected { router?.routeToDetail(of: row.meta.id) }
  }

  private func escape() {
    switch model.escape {
    case .cancelDownload: downloading.cancel()
    case .clear:
      update { model in
        model.isTyping = false
        model.listing.clear(of: snapshot)
      }
      showGlance()
    case .showEverybody: change { $0.show(.everybody, of: $1) }
    case nil: break
    }
  }

  private func refresh() {
    download("download people") { [people, dependency] progress in
      do throws(PeopleError) {
        try await people.refresh(progress)
        if !Task.isCancelled { dependency.notify(HomeText.refreshed.phrase) }
        return nil
      } catch {
        return error
      }
    }
  }

  private func clearDownloads() {
    guard !downloading.isRunning else { return }
    guard people.state.value.origin != .samples else {
      return dependency.notify(HomeText.nothingToClear.phrase)
    }
    request("clear people", notify: dependency.notify) { [people] () throws(PeopleError) in
      try await people.clear()
      return HomeText.cleared.phrase
    }
  }

  private func toggleFavourite() {
    let ids = model.listing.chosen(of: snapshot)
    guard !ids.isEmpty else { return }
    request("favourite", notify: dependency.notify) { [people] () throws(PeopleError) in
      try await people.toggleFavourites(ids)
      return nil
    }
  }

  private func download(_ name: String, _ download: @escaping Downloading.Download) {
    downloading.start(name, download) { [weak self] in self?.didEnd($0) }
  }

  private func didEnd(_ ending: Downloading.Ending) {
    switch ending {
    case .done: model.notice = nil
    case .failed(let error): model.notice = .failed(error)
    case .cancelled: didCancel()
    }
  }

  private func didCancel() {
    // The people of an earlier download need no notice that stays.
    if case .downloaded = model.shown {
      model.notice = nil
      dependency.notify(HomeText.cancelled.phrase)
    } else {
      model.notice = .cancelled
      request("use local people", people.useLocalPeople)
    }
  }

  /// Removes the notice of a failed download when people were downloaded since, by another Galbi too.
  private func didCome(from origin: PeopleState.Origin) {
    if case .downloaded = origin { model.notice = nil }
  }

  private func read() {
    guard people.state.value.origin != .none else { return }
    reading.ask(people.list) { [weak self] in self?.didRead($0) }
  }

  private func didRead(_ result: Result<People, PeopleError>) {
    switch result {
    case .success(let people):
      snapshot = people
      update { model in
        model.content = .people
        model.listing.read(people)
      }
      showGlance()
    case .failure(let error): model.content = .failed(error)
    }
  }

  private func change(_ body: (inout HomeListing, People) -> Void) {
    update { body(&$0.listing, snapshot) }
    showGlance()
  }

  private func showGlance() { router?.routeToGlance(at: model.listing.selected?.meta.id) }
}
