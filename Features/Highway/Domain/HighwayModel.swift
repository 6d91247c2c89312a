import Services
public import Store
public import Time

/// What the services have said, by keys such as `road/0010`.
public protocol HighwayRepository: Sendable {
  /// What was stored under a key last; nil if it is of another kind.
  func answer<Value: Codable & Hashable & Sendable>(
    _ key: String, as kind: Value.Type
  ) async throws(HighwayError) -> Dated<Value>?

  /// Stores an answer in the place of the one before.
  func store<Value: Codable & Hashable & Sendable>(
    _ answer: Dated<Value>, as key: String
  ) async throws(HighwayError)
}

/// Asks the services of the roads: what is stored comes first, then always what the service says.
///
/// `HighwayUseCases` documents what its functions do.
@MainActor public final class HighwayModel {
  let repository: any HighwayRepository
  let services: @MainActor () -> HighwayServices
  let samples: any HighwaySamples
  let network: @Sendable () -> ExpresswayNetwork
  let clock: any WallClock
  let writer: Writer<HighwayState>
  let cameras: CameraFinder
  let stations: StationRequests
  /// What asks for all incidents.
  private var refreshing: Task<Void, Never>?
  /// When all incidents were asked for last, in milliseconds since 1970.
  private var refreshed: Int64?
  /// The storing of what was found last; it is not cancelled with the question.
  private var storing: Task<Void, Never>?

  /// All incidents are asked for at most once in this time; the first question wins.
  private static let refreshPause: Int64 = 5_000

  /// `services` is asked before each request; `network` is read when it is needed first.
  public init(
    repository: any HighwayRepository, services: @escaping @MainActor () -> HighwayServices,
    samples: any HighwaySamples, network: @escaping @Sendable () -> ExpresswayNetwork,
    clock: any WallClock, writer: Writer<HighwayState>
  ) {
    self.repository = repository
    self.services = services
    self.samples = samples
    self.network = network
    self.clock = clock
    self.writer = writer
    cameras = CameraFinder(services: services, clock: clock)
    stations = StationRequests(clock: clock)
  }

  /// Shows what is stored of each source, and no request is made.
  func restore() async {
    for source in IncidentSource.allCases where writer.value.reports[source]?.found == nil {
      guard let stored = try? await repository.answer(source.key, as: [Incident].self) else {
        continue
      }
      writer.update { $0.reports[source] = IncidentReport(found: Found(stored, from: .cache)) }
    }
  }

  func refresh() async {
    let now = clock.now
    if let refreshing {
      // One that was cancelled, but has not ended, does not count.
      guard refreshing.isCancelled else { return }
    } else if let refreshed, 0..<Self.refreshPause ~= now - refreshed {
      return
    }
    // A screen that opens with the incidents may have asked for cameras before the first refresh.
    if refreshed != nil { cameras.forget() }
    refreshed = now
    writer.update { $0.isRefreshing = true }
    let task = Task { await askSources() }
    refreshing = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard refreshing == task else { return }
    refreshing = nil
    if task.isCancelled { refreshed = nil }
    writer.update { $0.isRefreshing = false }
  }

  private func askSources() async {
    await restore()
    async let corporation = refresh(.corporation)
    async let its = refresh(.its)
    async let gyeonggi = refresh(.gyeonggi)
    let isReached = await [corporation, its, gyeonggi].compactMap(\.self)
    guard !Task.isCancelled else { return }
    if !isReached.isEmpty { writer.update { $0.isOffline = !isReached.contains(true) } }
    await sampleIfNothing()
  }

  /// Returns whether the source could be reached; nil without its key.
  private func refresh(_ source: IncidentSource) async -> Bool? {
    do throws(HighwayError) {
      guard let service = services().incidents[source] else {
        throw .keyMissing(setting: source.keySetting)
      }
      let incidents = try await service.incidents()
      guard !Task.isCancelled else { return nil }
      let dated = Dated(incidents, at: clock.now)
      writer.update { state in
        for (other, report) in state.reports where report.found?.origin == .samples {
          state.reports[other]?.found = nil
        }
        state.reports[source] = IncidentReport(found: Found(dated, from: .service))
      }
      store(dated, as: source.key)
      return true
    } catch {
      guard !Task.isCancelled else { return nil }
      writer.update { $0.reports[source, default: IncidentReport()].failure = error }
      return error.isKeyMissing ? nil : !error.isOffline
    }
  }

  /// Where no source has ever said anything there are samples, in the corporation's place.
  private func sampleIfNothing() async {
    let reports = writer.value.reports.values
    guard reports.allSatisfy({ $0.found == nil || $0.found?.origin == .samples }),
      let incidents = try? await samples.incidents()
    else { return }
    writer.update {
      $0.reports[.corporation, default: IncidentReport()].found = self.sample(incidents)
    }
  }

  /// Hands over what is stored under a key, then what the service says; without either, a sample.
  ///
  /// Throws why the service has not answered.
  func find<Value: Codable & Hashable & Sendable>(
    _ key: String, _ receive: ReceiveFound<Value>,
    ask: () async throws(HighwayError) -> Value, sample: () async throws(HighwayError) -> Value
  ) async throws(HighwayError) {
    let stored = try? await repository.answer(key, as: Value.self)
    guard !Task.isCancelled else { return }
    if let stored { receive(Found(stored, from: .cache)) }
    do throws(HighwayError) {
      let answer = try await ask()
      guard !Task.isCancelled else { return }
      let dated = Dated(answer, at: clock.now)
      writer.update { $0.isOffline = false }
      receive(Found(dated, from: .service))
      store(dated, as: key)
    } catch {
      guard !Task.isCancelled else { return }
      if !error.isKeyMissing { writer.update { $0.isOffline = error.isOffline } }
      if stored == nil, error.isForWantOfService, let value = try? await sample() {
        receive(self.sample(value))
      }
      throw error
    }
  }

  private func store<Value: Codable & Hashable & Sendable>(_ answer: Dated<Value>, as key: String) {
    storing = Task { [storing, repository] in
      await storing?.value
      // The border logs what cannot be stored; it is asked for again.
      try? await repository.store(answer, as: key)
    }
  }

  private func sample<Value>(_ value: Value) -> Found<Value> {
    Found(Dated(value, at: clock.now), from: .samples)
  }

  /// Returns when what was found last is stored.
  func settled() async { await storing?.value }
}

extension IncidentSource {
  fileprivate var key: String { "incidents/\(rawValue)" }

  /// The name of the setting with the key of the source.
  public var keySetting: String {
    switch self {
    case .corporation: "highway.key"
    case .its: "its.key"
    case .gyeonggi: "gyeonggi.key"
    }
  }
}

extension HighwayError {
  /// Whether the service could not be reached.
  var isOffline: Bool { [.service(.noInternet), .service(.tooSlow)].contains(self) }

  /// Whether the service has answered, but not with what was asked for.
  var isRefused: Bool {
    if case .service(.refused) = self { true } else { false }
  }

  fileprivate var isKeyMissing: Bool {
    if case .keyMissing = self { true } else { false }
  }

  /// Whether there is no service to be asked: without a key, or without a network.
  fileprivate var isForWantOfService: Bool { isKeyMissing || isOffline }
}
