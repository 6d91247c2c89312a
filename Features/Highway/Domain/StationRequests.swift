import RIBs
import Services
import Time

/// Asks for the prices of filling stations: for those of one name, in both directions, once in ten
/// minutes, and for four names at once at most.
@MainActor final class StationRequests {
  @MainActor private final class Request {
    /// In milliseconds since 1970.
    let time: Int64
    /// How many wait for the answer.
    var waiting = 0
    var answer: Task<Result<[FillingStation], HighwayError>?, Never>?

    init(time: Int64) { self.time = time }
  }

  private let clock: any WallClock
  private let lanes = (0..<4).map { _ in SerialTaskQueue() }
  private var count = 0
  private var requests: [String: Request] = [:]

  private static let lifetime: Int64 = 600_000

  init(clock: any WallClock) { self.clock = clock }

  /// The prices at a rest area, such as `서울만남(부산)`; nil if it has no filling station.
  ///
  /// A request is skipped if all its callers were cancelled before it began.
  func prices(
    of restArea: String, at service: any RestAreaService
  ) async throws(HighwayError) -> FuelPrices? {
    let wanted = RestAreaName(restArea)
    guard !wanted.name.isEmpty else { return nil }
    let request = present(wanted.name) ?? begin(wanted.name, at: service)
    request.waiting += 1
    let result = await withTaskCancellationHandler {
      await request.answer?.value
    } onCancel: {
      Task { @MainActor in request.waiting -= 1 }
    }
    // The next caller asks again.
    if case .failure = result { forget(request, named: wanted.name) }
    guard let result else { throw .service(.unknown) }
    return wanted.best(of: try result.get(), by: \.name, id: \.name)?.prices
  }

  private func present(_ name: String) -> Request? {
    requests[name].flatMap { 0..<Self.lifetime ~= clock.now - $0.time ? $0 : nil }
  }

  private func forget(_ request: Request, named name: String) {
    if requests[name] === request { requests[name] = nil }
  }

  private func begin(_ name: String, at service: any RestAreaService) -> Request {
    let request = Request(time: clock.now)
    let lane = lanes[count % lanes.count]
    count += 1
    request.answer = Task {
      await lane.run { () async -> Result<[FillingStation], HighwayError>? in
        guard request.waiting > 0 else {
          self.forget(request, named: name)
          return nil
        }
        do throws(HighwayError) {
          return .success(try await service.stations(named: name))
        } catch {
          return .failure(error)
        }
      }
    }
    requests[name] = request
    return request
  }
}
