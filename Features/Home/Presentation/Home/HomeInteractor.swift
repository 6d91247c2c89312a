import Editing
import PeopleDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

protocol HomeRouting: Routing {
  /// Goes to a person's own screen.
  func routeToDetail(of person: Person.ID)
  /// Called when the selection changes: a wide stage shows the selected person beside the list.
  func routeToPreview(at person: Person.ID?)
}

/// Lists people, and downloads them when there are none or the user asks for it.
final class HomeInteractor: PresentableInteractor<Home> {
  weak var router: (any HomeRouting)?
  private let people: PeopleUseCases
  private let notify: Notify
  private let notifyChange: NotifyChange
  private let clock: any WallClock
  private lazy var downloading = Downloading(
    of: self, clock: clock, onProgress: { [weak self] in self?.model.progress = $0 },
    onEnd: { [weak self] in self?.didEnd($0) })
  private lazy var reading = LatestRequest("list people", of: self)

  init(
    people: PeopleUseCases, notify: @escaping Notify, notifyChange: @escaping NotifyChange,
    clock: any WallClock, on presenter: any Presentable<Home>
  ) {
    self.people = people
    self.notify = notify
    self.notifyChange = notifyChange
    self.clock = clock
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    let state = people.state
    whileActive(
      state.map(\.showsCountries).observe { [weak self] showsCountries in
        self?.change { $0.group(byRegion: showsCountries) }
      })
    follow(state.map(\.status), at: \.status)
    follow(state.map(\.age), at: \.age)
    follow(state.map(\.leftOut), at: \.leftOut)
    follow(state.map(\.history), at: \.history)
    whileActive(state.map(\.origin).observe { [weak self] in self?.didCome(from: $0) })
    whileActive(state.map(\.revision).observe { [weak self] _ in self?.read() })
    downloading.start("open people", people.open)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): change { $0.apply(event) }
    case .open(let person): router?.routeToDetail(of: person)
    case .showNextScope: change { $0.showNext() }
    case .show(let scope): change { $0.show(scope) }
    case .toggleRegion: people.toggleRegion()
    case .escape: escape()
    case .refresh: refresh()
    case .clearDownloads: clearDownloads()
    case .toggleFavourite: toggleFavourite()
    case .history(let event): request(event, notify: notify, undo: people.undo, redo: people.redo)
    }
  }

  /// A link has opened a person.
  func didOpen(_ person: Person.ID) {
    change { $0.select(person) }
    router?.routeToDetail(of: person)
  }

  var restorationState: RestorationState { model.listing.restorationState }

  func restore(_ restoration: RestorationState) { change { $0.restore(restoration) } }

  private func escape() {
    switch model.escape {
    case .cancelDownload: downloading.cancel()
    case .clear: change { $0.clear() }
    case .showEverybody:
      change { listing in
        if listing.list.isSearched { listing.apply(.search(.clear)) }
        listing.show(.everybody)
      }
    case nil: break
    }
  }

  private func refresh() {
    downloading.start("download people") { [people, notify] progress in
      do throws(PeopleError) {
        try await people.refresh(progress)
        if !Task.isCancelled { notify(ListText.refreshed) }
        return nil
      } catch {
        return error
      }
    }
  }

  private func clearDownloads() {
    guard !downloading.isRunning else { return }
    guard people.state.value.origin != .samples else {
      return notify(HomeText.nothingToClear)
    }
    request("clear people", notify: notifyChange) { [people] () throws(PeopleError) in
      try await people.clear()
      return ChangeNotice(HomeText.cleared, isOffered: people.undoesNewest)
    }
  }

  private func toggleFavourite() {
    let ids = model.listing.list.chosen.map(\.id)
    guard !ids.isEmpty else { return }
    request("favourite", on: ids, notify: notify) { [people] () throws(PeopleError) in
      try await people.toggleFavourites(ids)
      return nil
    }
  }

  private func didEnd(_ notice: Model.Notice?) {
    if notice == .cancelled, case .downloaded = model.origin {
      // The people of an earlier download need no notice that stays.
      model.notice = nil
      return notify(HomeText.cancelled)
    }
    model.notice = notice
    if case .failed(let error) = notice { tellOfDamage(error) }
    if notice == .cancelled { request("use local people", people.useLocalPeople) }
  }

  /// Removes the notice of a failed download when people were downloaded since, by another Galbi too.
  private func didCome(from origin: PeopleState.Origin) {
    update { model in
      model.origin = origin
      if case .downloaded = origin { model.notice = nil }
    }
  }

  private func read() {
    guard people.state.value.origin != .none else { return }
    reading.ask(people.list) { [weak self] in self?.didRead($0) }
  }

  private func didRead(_ result: Result<People, PeopleError>) {
    switch result {
    case .success(let people):
      model.people = .loaded(people)
      showPreview()
    case .failure(let error):
      let isSetAside = if case .damaged = error { true } else { false }
      // What was read before stays, with the place in it, unless its file is there no more.
      guard isSetAside || model.people.value == nil else { return notify(error.phrase) }
      model.people = .failed(error)
      tellOfDamage(error)
    }
  }

  /// Another screen may cover home when its file is set aside.
  private func tellOfDamage(_ error: PeopleError) {
    if case .damaged(movedTo: _?) = error { notify(error.cause) }
  }

  private func change(_ body: (inout HomeListing) -> Void) {
    update { body(&$0.listing) }
    showPreview()
  }

  private func showPreview() { router?.routeToPreview(at: model.listing.list.selected?.id) }
}
