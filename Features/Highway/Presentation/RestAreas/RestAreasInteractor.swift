import Editing
import HighwayDomain
import RIBs
import Services
import Store
import TerminalRIBs
import Time

protocol RestAreasRouting: Routing {
  func routeToRestArea(_ id: String)
}

/// Asks for the conveniences of each road in sight once, and for the fuel prices of the rows in sight.
final class RestAreasInteractor: PresentableInteractor<RestAreas> {
  weak var router: (any RestAreasRouting)?
  private let dependencies: HighwayDependencies
  private lazy var age = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.age = $0
  }
  /// What is known of the selected rest area.
  private let paneStore: Store<RestAreaPane.Model>
  /// The rows in sight.
  private var visible = 0..<0
  /// What asks for the prices of rows in sight, by their ids.
  private var asking: [String: Task<Void, Never>] = [:]

  init(_ dependencies: HighwayDependencies, on presenter: any Presentable<RestAreas>) {
    self.dependencies = dependencies
    paneStore = Store(RestAreaPane.Model(presenter.model))
    super.init(on: presenter)
  }

  /// What is known of the selected rest area.
  var pane: Stored<RestAreaPane.Model> { paneStore.stored(\.self) }

  private var highway: HighwayUseCases { dependencies.highway }

  override func didBecomeActive() {
    follow(highway.state.map(\.isOffline), at: \.isOffline)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): change { $0.list.apply(event) }
    case .open(let id): router?.routeToRestArea(id)
    case .visibleRows(let rows):
      visible = rows
      read()
    case .go(let front): model.front = front
    case .toggle(let convenience): change { $0.toggle(convenience) }
    case .retry: refresh()
    }
  }

  private func change(_ body: (inout RestAreaListing) -> Void) {
    let before = model.listing.list.rows
    update { body(&$0.listing) }
    // Other rest areas may be in the same rows.
    if model.listing.list.rows != before { read() }
    showPane()
  }

  private func showPane() {
    paneStore.update { [model] in $0 = RestAreaPane.Model(model) }
  }

  private func refresh() {
    let asked = read(again: true)
    guard !asked.isEmpty else { return }
    sayRefreshed(
      once: { for task in asked { await task.value } }, isInBackground: true,
      notify: dependencies.notify
    ) { [weak self] in self?.isWanting != false }
  }

  private var visibleRows: Slice<ListedRows<RestAreaListing.Row>> {
    let rows = model.listing.list.rows
    return rows[visible.clamped(to: rows.indices)]
  }

  /// Whether something of the rows in sight could not be had, or was not asked for.
  private var isWanting: Bool {
    let (listing, rows) = (model.listing, visibleRows)
    return listing.roads(of: rows).contains { listing[road: $0].isWanting }
      || rows.contains { model[fuelOf: $0.id].isWanting }
  }

  /// Asks for what is not known of the rows in sight, and returns what asks.
  ///
  /// `again` also asks for what could not be had, or for all where there is nothing of either.
  @discardableResult
  private func read(again: Bool = false) -> [Task<Void, Never>] {
    let (rows, isWanting) = (visibleRows, isWanting)
    var tasks: [Task<Void, Never>?] = []
    for road in model.listing.roads(of: rows) {
      let part = model.listing[road: road]
      if again ? part.isWanting || !isWanting && !part.isLoading : part == Fetched() {
        tasks.append(read(road: road))
      }
    }
    let wanted = Set(rows.map(\.id))
    for (id, task) in asking where !wanted.contains(id) {
      task.cancel()
      asking[id] = nil
      model[fuelOf: id].reading.end()
    }
    for row in rows {
      let part = model[fuelOf: row.id]
      if again
        ? part.isWanting || !isWanting && !part.isLoading
        : part.found == nil && part.failure == nil && !part.isLoading
      {
        tasks.append(readFuel(of: row.restArea))
      }
    }
    return tasks.compactMap(\.self)
  }

  private func read(road: String) -> Task<Void, Never>? {
    fetch("read rest areas", into: \.listing[road: road]) {
      [highway] receive throws(HighwayError) in
      try await highway.restAreas(road, receive)
    } onChange: { [weak self] in
      self?.didFind()
    }
  }

  private func didFind() {
    let listing = model.listing
    let found = listing.roads(of: listing.list.all).compactMap { listing[road: $0].found }
    age.follow(found.filter { $0.origin != .samples }.map(\.dated.time).min())
    // The filters may let other rows through.
    read()
    showPane()
  }

  private func readFuel(of restArea: RoadRestArea) -> Task<Void, Never>? {
    let id = restArea.id
    let task = fetch("read fuel", into: \.[fuelOf: id]) {
      [highway] receive throws(HighwayError) in
      try await highway.fuel(restArea.stationName, receive)
    } onChange: { [weak self] in
      self?.showPane()
    }
    asking[id] = task
    return task
  }
}

extension RestAreasInteractor: Restorable {
  /// The selected rest area, the order and the filters.
  var restorationState: RestorationState? {
    var restoration = model.listing.list.restorationState
    let filters = Convenience.allCases.filter(model.listing.filters.contains)
    restoration["filters"] = filters.isEmpty ? nil : filters.map(\.rawValue).joined(separator: ",")
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    let filters = restoration["filters"]?.split(separator: ",") ?? []
    change { listing in
      for filter in filters.compactMap({ Convenience(rawValue: String($0)) }) {
        listing.toggle(filter)
      }
      listing.list.restore(restoration)
    }
  }
}
