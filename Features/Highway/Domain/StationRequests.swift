import Time

/// Asks for the prices of filling stations: each of them once in ten minutes.
@MainActor final class StationRequests {
  @MainActor private final class Request {
    /// In milliseconds since 1970.
    let time: Int64
    let answer: Task<Result<FuelPrices?, HighwayError>, Never>
    /// How many wait for the answer.
    var waiting = 0

    init(time: Int64, answer: Task<Result<FuelPrices?, HighwayError>, Never>) {
      self.time = time
      self.answer = answer
    }
  }

  private let clock: any WallClock
  private var requests: [String: Request] = [:]

  private static let lifetime: Int64 = 600_000

  init(clock: any WallClock) { self.clock = clock }

  /// A request for which nobody waits any more is cancelled.
  func prices(
    of restArea: String, at service: any RestAreaService
  ) async throws(HighwayError) -> FuelPrices? {
    let request = present(restArea) ?? begin(restArea, at: service)
    request.waiting += 1
    let result = await withTaskCancellationHandler {
      await request.answer.value
    } onCancel: {
      Task { @MainActor in self.leave(request, of: restArea) }
    }
    // What has failed is asked for again.
    if case .failure = result, requests[restArea] === request { requests[restArea] = nil }
    return try result.get()
  }

  private func present(_ restArea: String) -> Request? {
    requests[restArea].flatMap { 0..<Self.lifetime ~= clock.now - $0.time ? $0 : nil }
  }

  private func begin(_ restArea: String, at service: any RestAreaService) -> Request {
    let answer = Task { () async -> Result<FuelPrices?, HighwayError> in
      do throws(HighwayError) {
        return .success(try await service.fuel(of: restArea))
      } catch {
        return .failure(error)
      }
    }
    let request = Request(time: clock.now, answer: answer)
    requests[restArea] = request
    return request
  }

  private func leave(_ request: Request, of restArea: String) {
    request.waiting -= 1
    guard request.waiting == 0 else { return }
    request.answer.cancel()
    if requests[restArea] === request { requests[restArea] = nil }
  }
}
