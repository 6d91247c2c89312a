import HighwayDomain
import RIBs
import Services
import Store
import TerminalRIBs
import Time

/// Reads each part of a rest area by itself.
final class RestAreaInteractor: PresentableInteractor<RestArea> {
  private let dependencies: HighwayDependencies
  private lazy var age = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.age = $0
  }

  /// By which the parts were asked for.
  private var readCode: String?

  init(_ dependencies: HighwayDependencies, on presenter: any Presentable<RestArea>) {
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var highway: HighwayUseCases { dependencies.highway }

  override func didBecomeActive() {
    follow(highway.state.map(\.isOffline), at: \.isOffline)
    read()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .show(let tab): show(tab)
    case .retry: refresh()
    }
  }

  private func refresh() {
    let asked = read(model.tab)
    guard !asked.isEmpty else { return }
    sayRefreshed(
      once: { for task in asked { await task.value } }, isInBackground: true,
      notify: dependencies.notify, unless: \.hasFailed)
  }

  private func show(_ tab: RestArea.Tab) {
    model.tab = tab
    followAge()
  }

  /// Asks for what has not been found, and for what a tab shows; returns what asks.
  @discardableResult
  private func read(_ tab: RestArea.Tab? = nil) -> [Task<Void, Never>] {
    let restArea = model.restArea
    var tasks: [Task<Void, Never>?] = []
    if model.entries.isWanting {
      let task = fetch("read rest areas", into: \.entries) {
        [highway] receive throws(HighwayError) in
        try await highway.restAreas(restArea.road, receive)
      } onChange: { [weak self] in
        // Without a code of its own it is known by that of the entry.
        guard let self, model.code != readCode else { return }
        readByCode()
      }
      tasks.append(task)
    }
    if model.fuel.isWanting || tab == .fuel {
      let task = fetch("read fuel", into: \.fuel) { [highway] receive throws(HighwayError) in
        try await highway.fuel(restArea.stationName, receive)
      } onChange: { [weak self] in
        self?.followAge()
      }
      tasks.append(task)
    }
    return tasks.compactMap(\.self) + readByCode(tab)
  }

  @discardableResult
  private func readByCode(_ tab: RestArea.Tab? = nil) -> [Task<Void, Never>] {
    guard let code = model.code else { return [] }
    readCode = code
    func read<Value>(
      _ name: String, _ part: WritableKeyPath<RestArea.Model, Fetched<Value>>, on own: RestArea.Tab,
      _ ask:
        @escaping @MainActor (
          String, @escaping ReceiveFound<Value>
        ) async throws(HighwayError) -> Void
    ) -> Task<Void, Never>? {
      guard model[keyPath: part].isWanting || tab == own else { return nil }
      return fetch(name, into: part) { receive throws(HighwayError) in
        try await ask(code, receive)
      } onChange: { [weak self] in
        self?.followAge()
      }
    }
    return [
      read("read dishes", \.dishes, on: .menu, highway.dishes),
      read("read facilities", \.facilities, on: .facilities, highway.facilities),
      read("read brands", \.brands, on: .brands, highway.brands),
    ].compactMap(\.self)
  }

  private func followAge() { age.follow(model.time) }
}

extension RestAreaInteractor: Restorable {
  /// The tab.
  var restorationState: RestorationState? {
    var restoration = RestorationState()
    restoration["tab"] = model.tab == .menu ? nil : model.tab.rawValue
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    if let tab = restoration["tab"].flatMap(RestArea.Tab.init) { show(tab) }
  }
}

extension RestArea.Model {
  /// When what the tab shows was found; nil for what is invented.
  fileprivate var time: Int64? {
    func time<Value>(_ part: Fetched<Value>) -> Int64? {
      part.found.flatMap { $0.origin == .samples ? nil : $0.dated.time }
    }
    return switch tab {
    case .menu: time(dishes)
    case .facilities: time(facilities)
    case .brands: time(brands)
    case .fuel: time(fuel)
    }
  }
}
