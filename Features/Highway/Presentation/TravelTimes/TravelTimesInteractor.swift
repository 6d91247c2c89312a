import Editing
import HighwayDomain
import RIBs
import Services
import Store
import TerminalRIBs
import Time

/// Finds toll gates as the user types, and asks for the times between two of them.
final class TravelTimesInteractor: PresentableInteractor<TravelTimes> {
  private var tollGates = TollGates()
  /// The codes that a link or a place names, until their toll gates are known.
  private var wanted: [WayEnd: String]
  private let dependencies: HighwayDependencies
  private lazy var asking = LatestRequest("read travel times", of: self)
  private lazy var age = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.age = $0
  }
  private lazy var slotAge = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.slotAge = $0
  }

  init(
    _ wanted: [WayEnd: String], _ dependencies: HighwayDependencies,
    on presenter: any Presentable<TravelTimes>
  ) {
    self.wanted = wanted
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var highway: HighwayUseCases { dependencies.highway }

  override func didBecomeActive() {
    follow(highway.state.map(\.isOffline), at: \.isOffline)
    readGates()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .go(let front): go(to: front)
    case .goDown(let end):
      go(to: .matches(end))
      if let next = model.matches.row(at: 1) { update { $0.matches.select(next.id) } }
    case .leave: go(to: .times)
    case .type(let text, let end):
      model.texts[end] = text
      search()
    case .submit(let end):
      if model.tollGates.isMissing {
        readGates()
      } else if model.front == .field(end), let gate = model.matches.row(at: 0) {
        choose(gate.id)
      }
    case .matches(let event): update { $0.matches.apply(event) }
    case .choose(let code): choose(code)
    case .slots(let event): update { $0.slots.apply(event) }
    case .swap: swap()
    case .retry:
      if model.tollGates.isWanting { readGates() }
      ask()
      sayRefreshed(after: asking, notify: dependencies.notify) {
        $0.times.reading.isWanting || $0.times.found?.origin == .samples
      }
    }
  }

  private func readGates() {
    model.tollGates.reading.begin()
    request("read toll gates") { [weak self, highway] in
      var failure: HighwayError?
      do throws(HighwayError) {
        try await highway.tollGates { self?.receive($0) }
      } catch {
        failure = error
      }
      guard !Task.isCancelled else { return }
      self?.model.tollGates.reading.end(failure)
    }
  }

  /// Chooses those that are wanted.
  private func receive(_ found: Found<[TollGate]>) {
    tollGates = TollGates(found.value)
    model.tollGates.reading.show(found)
    if !wanted.isEmpty { chooseWanted() }
    search()
  }

  private func chooseWanted() {
    update { model in
      for (end, code) in wanted {
        if let gate = tollGates[code] { model.gates[end] = gate }
      }
      model.resetTexts()
      model.front = model.missing.map { .field($0) } ?? .times
    }
    let unknown = WayEnd.allCases.compactMap { wanted[$0] }.filter { tollGates[$0] == nil }
    if !unknown.isEmpty { dependencies.notify(TravelTimesText.noGates(unknown)) }
    wanted = [:]
    ask()
  }

  /// A field that is left shows the chosen toll gate again.
  private func go(to front: Model.Front) {
    update { model in
      if front.end != model.front.end { model.resetTexts() }
      model.front = front
    }
    if case .field = front { search() }
  }

  private func search() {
    guard let end = model.front.end else { return }
    let text = model.texts[end] ?? ""
    let found = tollGates.matching(text)
    update { model in
      let before = model.matches.rows
      model.matches.show(found, foundBy: text)
      if model.matches.rows != before { model.matches.selectFirst() }
    }
  }

  private func choose(_ code: TollGate.ID) {
    guard let end = model.front.end, let gate = tollGates[code] else { return }
    update { model in
      model.gates[end] = gate
      model.resetTexts()
    }
    go(to: model.missing.map { .field($0) } ?? .times)
    ask()
  }

  private func swap() {
    update { model in
      model.gates = Dictionary(uniqueKeysWithValues: model.gates.map { ($0.other, $1) })
      model.resetTexts()
    }
    search()
    ask()
  }

  private func ask() {
    asking.cancel()
    guard model.hasRoute, let from = model.gates[.from], let to = model.gates[.to] else {
      return forget()
    }
    if model.shown != [from.code, to.code] { forget() }
    update { model in
      model.shown = [from.code, to.code]
      model.times.reading.begin()
    }
    asking.ask { [weak self, highway] () throws(HighwayError) in
      try await highway.travelTimes(from.code, to.code) { found in
        guard self?.model.shown == [from.code, to.code] else { return }
        self?.receive(found)
      }
    } then: { [weak self] result in
      if case .failure(let error) = result {
        self?.model.times.reading.end(error)
      } else {
        self?.model.times.reading.end()
      }
    }
  }

  private func forget() {
    model.times = Fetched()
    model.shown = []
    age.follow(nil)
    slotAge.follow(nil)
  }

  private func receive(_ found: Found<[TravelTime]>) {
    model.times.reading.show(found)
    age.follow(found.origin == .samples ? nil : found.dated.time)
    let slot = found.value.first?.slot
    slotAge.follow(slot.flatMap { $0.milliseconds(onDayOf: dependencies.clock.now) })
  }
}

extension TravelTimesInteractor: Restorable {
  /// The toll gates.
  var restorationState: RestorationState? {
    var restoration = RestorationState()
    for end in WayEnd.allCases {
      restoration[end.rawValue] = model.gates[end]?.code ?? wanted[end]
    }
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    for end in WayEnd.allCases {
      if let code = restoration[end.rawValue] { wanted[end] = code }
    }
    if model.tollGates.found != nil { chooseWanted() }
  }
}

extension TravelTimes.Model {
  /// The first end that is not chosen.
  fileprivate var missing: WayEnd? {
    WayEnd.allCases.first { gates[$0] == nil }
  }

  /// Writes the names of the chosen toll gates into the fields.
  fileprivate mutating func resetTexts() { texts = gates.mapValues(\.name) }
}

extension Moment {
  /// When this was, in milliseconds since 1970, by Korea's clocks; nil unless it is on the day of `now`.
  fileprivate func milliseconds(onDayOf now: Int64) -> Int64? {
    let present = Moment(korean: now)
    guard present.day == day else { return nil }
    let minutes = (present.hour - hour) * 60 + present.minute - minute
    return now - now % 60_000 - Int64(minutes) * 60_000
  }
}
