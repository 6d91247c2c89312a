import Editing
import Geography
import Phrases
import PlacesDomain
import RIBs
import Store
import TerminalRIBs
import Time

/// Searches while the user types; a newer text cancels the search for the one before.
final class PlaceSearchInteractor: PresentableInteractor<PlaceSearch> {
  private weak let listener: (any PlaceSearchListener)?
  private let places: PlacesUseCases
  private let start: Coordinate?
  private let clock: any WallClock
  private let notify: Notify
  private lazy var searching = LatestRequest("search places", of: self)
  /// Whether the first place is chosen as soon as places are found.
  private var choosesFirst = false

  /// How long the user has not typed before a search begins.
  private static let pause = Duration.milliseconds(100)

  init(
    _ places: PlacesUseCases, near start: Coordinate?, clock: any WallClock,
    notify: @escaping Notify, on presenter: any Presentable<PlaceSearch>,
    listener: any PlaceSearchListener
  ) {
    self.places = places
    self.start = start
    self.clock = clock
    self.notify = notify
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(
      places.state.map(\.recents).observe { [weak self] recents in
        self?.update { model in
          model.recents = recents
          if model.list.count == 0 { model.front = .field }
        }
      })
    run("read recent places", places.read)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text): type(text)
    case .submit: if model.isSearching { choosesFirst = true } else { chooseFirst() }
    case .go(let front):
      choosesFirst = false
      if front == .field || model.list.count > 0 { model.front = front }
    case .list(let event): update { $0.list.apply(event) }
    case .choose(let place): choose(place)
    case .removeRecent(let place):
      guard model.showsRecents else { return }
      run("forget place") { [places] () throws(PlacesError) in
        try await places.removeRecent(place.id)
      }
    case .removeRecents:
      if model.showsRecents { run("forget places", places.removeRecents) }
    case .cancel: listener?.placeSearchDidCancel()
    }
  }

  private func type(_ text: String) {
    model.text = text
    choosesFirst = false
    guard !model.showsRecents else {
      searching.cancel()
      return update { model in
        model.found = nil
        model.isSearching = false
      }
    }
    model.isSearching = true
    searching.ask { [places, start, clock] () -> FoundPlaces in
      try? await clock.pause(for: Self.pause)
      return Task.isCancelled ? FoundPlaces([], from: .index) : await places.search(text, start)
    } then: { [weak self] result in
      guard case .success(let found) = result else { return }
      self?.update { model in
        model.found = found
        model.isSearching = false
      }
      if self?.choosesFirst == true { self?.chooseFirst() }
    }
  }

  private func chooseFirst() {
    if let row = model.list.row(at: 0) { choose(row.place) }
  }

  /// Does nothing while places are searched for, since other ones will stand in the row.
  private func choose(_ place: Place) {
    guard !model.isSearching else { return }
    // The search is left when the place is kept: leaving it cancels what it has asked for.
    request("remember place") { [weak self, places, notify] in
      do throws(PlacesError) { try await places.choose(place) } catch { notify(error.phrase) }
      guard let self, !Task.isCancelled else { return }
      listener?.placeSearchDidChoose(place, as: model.purpose)
    }
  }

  /// Runs a command; only its failure is said.
  private func run(
    _ name: String, _ command: @escaping @MainActor () async throws(PlacesError) -> Void
  ) {
    request(name, notify: notify) { () throws(PlacesError) in
      try await command()
      return nil
    }
  }
}
