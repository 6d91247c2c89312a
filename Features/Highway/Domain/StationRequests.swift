import RIBs
import Services
import Time

/// Asks for the prices of filling stations: each of them once in ten minutes, and four at once at most.
@MainActor final class StationRequests {
  @MainActor private final class Request {
    /// In milliseconds since 1970.
    let time: Int64
    /// How many wait for the answer.
    var waiting = 0
    var answer: Task<Result<FuelPrices?, HighwayError>?, Never>?

    init(time: Int64) { self.time = time }
  }

  private let clock: any WallClock
  private let lanes = (0..<4).map { _ in Turns() }
  private var count = 0
  private var requests: [String: Request] = [:]

  private static let lifetime: Int64 = 600_000

  init(clock: any WallClock) { self.clock = clock }

  /// A request that has not begun when nobody waits for it any more is not made.
  func prices(
    of restArea: String, at service: any RestAreaService
  ) async throws(HighwayError) -> FuelPrices? {
    let request = present(restArea) ?? begin(restArea, at: service)
    request.waiting += 1
    let result = await withTaskCancellationHandler {
      await request.answer?.value
    } onCancel: {
      Task { @MainActor in request.waiting -= 1 }
    }
    // What has failed, or was not made, is asked for again.
    if case .success = result {
    } else if requests[restArea] === request {
      requests[restArea] = nil
    }
    guard let result else { throw .service(.unknown) }
    return try result.get()
  }

  private func present(_ restArea: String) -> Request? {
    requests[restArea].flatMap { 0..<Self.lifetime ~= clock.now - $0.time ? $0 : nil }
  }

  private func begin(_ restArea: String, at service: any RestAreaService) -> Request {
    let request = Request(time: clock.now)
    let lane = lanes[count % lanes.count]
    count += 1
    request.answer = Task {
      await lane.run { () async -> Result<FuelPrices?, HighwayError>? in
        guard request.waiting > 0 else { return nil }
        do throws(HighwayError) {
          return .success(try await service.fuel(of: restArea))
        } catch {
          return .failure(error)
        }
      }
    }
    requests[restArea] = request
    return request
  }
}
