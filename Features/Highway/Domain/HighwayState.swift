public import Services
import Time

/// What the screens of the highway share.
public struct HighwayState: Hashable, Sendable {
  public var reports: [IncidentSource: IncidentReport] = [:]
  /// Whether the incidents are being asked for.
  public var isRefreshing = false
  /// Whether no service could be reached the last time one was asked.
  public var isOffline = false

  public init() {}

  /// The incidents of all sources, the latest first; one without a time is last.
  public var incidents: [Incident] {
    IncidentSource.allCases.flatMap { reports[$0]?.found?.value ?? [] }
      .sorted { one, other in
        if one.begin != other.begin {
          guard let a = one.begin, let b = other.begin else { return one.begin != nil }
          return a > b
        }
        return one.id < other.id
      }
  }

  /// Whether what is shown is invented.
  public var isSample: Bool { reports.values.contains { $0.found?.origin == .samples } }

  /// When the oldest of the reports that are shown came; nil without one.
  public var time: Int64? {
    reports.values.compactMap { $0.found.flatMap { $0.origin == .samples ? nil : $0.dated.time } }
      .min()
  }

  /// Why sources have not answered the last time.
  public var failures: [IncidentSource: HighwayError] { reports.compactMapValues(\.failure) }
}

/// What is known from one source of incidents.
public struct IncidentReport: Hashable, Sendable {
  /// What it said last.
  public var found: Found<[Incident]>?
  /// Why it has not answered since.
  public var failure: HighwayError?

  public init(found: Found<[Incident]>? = nil, failure: HighwayError? = nil) {
    self.found = found
    self.failure = failure
  }
}
