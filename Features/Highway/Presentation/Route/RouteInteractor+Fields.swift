import Editing
import PlacesDomain
import RIBs
import Store
import TerminalRIBs
import Time

/// What is typed into the fields: a newer text cancels the search for the one before.
extension RouteInteractor {
  /// How long the user has not typed before a search begins.
  private static let pause = Duration.milliseconds(100)

  func followRecents() {
    whileActive(
      places.state.map(\.recents).observe { [weak self] recents in
        guard let self else { return }
        model.suggestions.recents = recents
        if model.suggestions.list.count == 0, let end = model.front.end {
          model.front = .field(end)
        }
      })
    run("read recent places", places.read)
  }

  /// A field that is left shows the name of its place again.
  func go(to front: Model.Front) {
    choosesFirst = false
    if model.suggestions.list.count == 0, case .places = front { return }
    let former = model.front.end
    update { model in
      if let former, front.end != former { model.resetText(former) }
      model.front = front
    }
    guard let end = front.end else { return searching.cancel() }
    if end != former {
      model.suggestions.found = nil
      // A name that was chosen is about to be replaced.
      search(model.isChosen(end) ? "" : model.texts[end] ?? "", for: end)
    }
  }

  /// The first place is marked already where Enter takes it in the field; then the second one is next.
  func goDown(from end: WayEnd) {
    let takesFirst = !model.isChosen(end)
    go(to: .places(end))
    guard takesFirst, let next = model.suggestions.list.row(at: 1) else { return }
    update { $0.suggestions.list.select(next.id) }
  }

  func type(_ text: String, in end: WayEnd) {
    model.texts[end] = text
    choosesFirst = false
    search(text, for: end)
  }

  private func search(_ text: String, for end: WayEnd) {
    model.suggestions.text = text
    guard !model.suggestions.showsRecents else {
      searching.cancel()
      return update { model in
        model.suggestions.found = nil
        model.suggestions.isSearching = false
      }
    }
    model.suggestions.isSearching = true
    let start = end == .to ? model.ends[.from]?.coordinate : nil
    searching.ask { [places, clock = dependencies.clock] () -> FoundPlaces in
      try? await clock.pause(for: Self.pause)
      return Task.isCancelled ? FoundPlaces([], from: .index) : await places.search(text, start)
    } then: { [weak self] result in
      guard case .success(let found) = result else { return }
      self?.update { model in
        model.suggestions.found = found
        model.suggestions.isSearching = false
      }
      if self?.choosesFirst == true { self?.chooseFirst() }
    }
  }

  /// Takes the first suggestion, once it is found; a name that was chosen stays.
  func submit(_ end: WayEnd) {
    if model.isChosen(end) {
      goOn()
    } else if model.suggestions.isSearching {
      choosesFirst = true
    } else {
      chooseFirst()
    }
  }

  private func chooseFirst() {
    if let row = model.suggestions.list.row(at: 0) { choose(row.place) }
  }

  /// Does nothing while places are searched for, since other ones will stand in the row.
  func choose(_ place: Place) {
    guard !model.suggestions.isSearching, let end = model.front.end else { return }
    run("remember place") { [places] () throws(PlacesError) in try await places.choose(place) }
    model.ends[end] = place
    goOn()
    findAgain()
  }

  /// Goes to the other field if its place is not known, or else to what was found between both.
  private func goOn() { go(to: unknown.map { .field($0) } ?? .list) }

  func remove(_ place: Place) {
    guard model.suggestions.showsRecents else { return }
    run("forget place") { [places] () throws(PlacesError) in
      try await places.removeRecent(place.id)
    }
  }

  func removeAll() {
    if model.suggestions.showsRecents { run("forget places", places.removeRecents) }
  }

  /// Runs a command; only its failure is said.
  private func run(
    _ name: String, _ command: @escaping @MainActor () async throws(PlacesError) -> Void
  ) {
    request(name, notify: dependencies.notify) { () throws(PlacesError) in
      try await command()
      return nil
    }
  }
}
