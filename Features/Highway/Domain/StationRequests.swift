import RIBs
import Time

/// Asks for the prices of filling stations: each of them once in ten minutes, and at most four at once.
@MainActor final class StationRequests {
  private struct Request {
    /// In milliseconds since 1970.
    let time: Int64
    let answer: Task<Result<FuelPrices?, HighwayError>, Never>
  }

  private let clock: any WallClock
  private let lanes = (0..<4).map { _ in Turns() }
  private var requests: [String: Request] = [:]
  private var count = 0

  private static let lifetime: Int64 = 600_000

  init(clock: any WallClock) { self.clock = clock }

  func prices(
    of restArea: String, at service: any RestAreaService
  ) async throws(HighwayError) -> FuelPrices? {
    if let request = requests[restArea], 0..<Self.lifetime ~= clock.now - request.time {
      return try await request.answer.value.get()
    }
    let lane = lanes[count % lanes.count]
    count += 1
    let request = Request(
      time: clock.now,
      answer: Task {
        await lane.run {
          do throws(HighwayError) {
            return .success(try await service.fuel(of: restArea))
          } catch {
            return .failure(error)
          }
        }
      })
    requests[restArea] = request
    let result = await request.answer.value
    // What has failed is asked for again.
    if case .failure = result { requests[restArea] = nil }
    return try result.get()
  }
}
