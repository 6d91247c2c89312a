import Files
import Headless
import JPEGTesting
import MoviesDomain
import PlatformTesting
import RIBsTesting
import Time

@testable import HTTP
@testable import MoviesData

/// A service that answers by path, and remembers what it was asked for.
@MainActor final class PosterGallery {
  var answers: [String: Result<[UInt8], HTTPError>] = [:]
  /// Where each download stops until the test lets it go on.
  var checkpoint: Checkpoint?
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private(set) var most = 0
  private var running = 0

  func download(_ path: PosterPath, _ size: PosterSize) async throws(HTTPError) -> [UInt8] {
    asked.append(path.text)
    running += 1
    most = max(most, running)
    defer { running -= 1 }
    await checkpoint?.pass()
    if Task.isCancelled {
      cancelled.append(path.text)
      throw .cancelled
    }
    return try answers[path.text, default: .success(SampleJPEG(185, 278).bytes)].get()
  }

  /// Posters that are downloaded from it.
  func posters(in folder: TemporaryFolder, clock: any WallClock = ManualClock()) -> Posters {
    Posters(folder: CacheFolder(folder.path, limit: 50_000_000), clock: clock) {
      [self] path, size throws(HTTPError) in try await download(path, size)
    }
  }
}
