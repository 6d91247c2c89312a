import Geography
public import Raster
import Time

/// Finds the camera of an incident: one request for the box of the whole list, repeated when it is a
/// minute old, since the addresses of cameras expire.
@MainActor final class CameraFinder {
  private struct Request {
    let box: CoordinateBox
    /// In milliseconds since 1970.
    let time: Int64
    let answer: Task<Result<[Camera], HighwayError>, Never>
  }

  private let services: @MainActor () -> HighwayServices
  private let clock: any WallClock
  private var request: Request?

  private static let lifetime: Int64 = 60_000
  /// What is added on each side of a box: a kilometre and more.
  private static let margin = 0.015

  init(services: @escaping @MainActor () -> HighwayServices, clock: any WallClock) {
    self.services = services
    self.clock = clock
  }

  /// The next question asks the service.
  func forget() { request = nil }

  /// The cameras around all of the coordinates.
  func cameras(around coordinates: [Coordinate]) async throws(HighwayError) -> [Camera] {
    guard let box = CoordinateBox(coordinates)?.expanded(by: Self.margin) else { return [] }
    let now = clock.now
    if let request, request.box == box, 0..<Self.lifetime ~= now - request.time {
      return try await request.answer.value.get()
    }
    guard let service = services().cameras else { throw .keyMissing(setting: "its.key") }
    let answer = Task { () async -> Result<[Camera], HighwayError> in
      do throws(HighwayError) {
        return .success(try await service.cameras(in: box))
      } catch {
        return .failure(error)
      }
    }
    request = Request(box: box, time: now, answer: answer)
    let result = await answer.value
    // What has failed is asked for again.
    if case .failure = result, request?.time == now { request = nil }
    return try result.get()
  }

  /// What the camera near a coordinate sees; its address is requested again if it has expired.
  func still(
    near coordinate: Coordinate, of coordinates: [Coordinate], width: Int
  ) async throws(HighwayError) -> CameraView? {
    for attempt in 1...2 {
      guard let camera = try await cameras(around: coordinates).nearest(to: coordinate),
        let service = services().cameras
      else { return nil }
      do throws(HighwayError) {
        return CameraView(camera: camera, still: try await service.still(of: camera, width: width))
      } catch {
        guard error.isRefused, attempt == 1 else {
          return CameraView(camera: camera, failure: error)
        }
        forget()
      }
    }
    return nil
  }
}

/// A camera, and what it sees or why that cannot be shown.
public struct CameraView: Hashable, Sendable {
  public let camera: Camera
  /// Nil until it comes, or with why it cannot be shown.
  public let still: Raster?
  public let failure: HighwayError?

  public init(camera: Camera, still: Raster? = nil, failure: HighwayError? = nil) {
    self.camera = camera
    self.still = still
    self.failure = failure
  }
}
