import Files
import HTTP
import JPEG
public import MoviesDomain
public import Raster
public import Time

/// Posters of the service, kept in a folder.
public actor Posters: PosterSource {
  typealias Download =
    @Sendable (_ path: PosterPath, _ size: PosterSize) async throws(HTTPError) -> [UInt8]

  private struct Wanted: Hashable {
    let path: PosterPath
    let size: PosterSize

    var fileName: String { "\(size.width)\(path.fileName)" }
  }

  /// A poster that is being read or downloaded, for all that wait for it.
  private struct Job {
    let task: Task<Void, Never>
    var waiters: [Int: CheckedContinuation<Raster?, Never>] = [:]
  }

  private let folder: CacheFolder
  private let download: Download?
  private let clock: any WallClock
  private var jobs: [Wanted: Job] = [:]
  /// Jobs that were cancelled and have not ended, by the last of their waiters.
  private var ending: [Int: Task<Void, Never>] = [:]
  private var lastWaiter = 0
  private let slots = AsyncSemaphore(4)
  /// Until when a poster that could not be had is not asked for again.
  private var pauses: [Wanted: Int64] = [:]
  private var isClosed = false

  /// In milliseconds.
  private static let pause: Int64 = 60_000
  static let mostBytes = 2_000_000
  /// More than a poster has in any wanted size, at most twice of which is decoded.
  private static let mostPixels = 1_000_000

  /// - Parameters:
  ///   - folder: created if needed; at most 50 MB.
  ///   - movies: where posters are downloaded from; nil for those of the folder only.
  ///   - clock: for the time after which a failed download is tried again.
  public init(
    folder: String, movies: HTTPMovies?, clock: any WallClock
  ) {
    let images = movies.map { PosterImages($0) }
    let download: Download? =
      if let images {
        { path, size throws(HTTPError) in try await images.download(path, size) }
      } else { nil }
    self.init(folder: CacheFolder(folder, limit: 50_000_000), clock: clock, download: download)
  }

  init(folder: CacheFolder, clock: any WallClock, download: Download?) {
    self.folder = folder
    self.clock = clock
    self.download = download
  }

  public func poster(at path: String, _ size: PosterSize) async -> Raster? {
    guard let path = PosterPath(path), !isClosed else { return nil }
    let wanted = Wanted(path: path, size: size)
    if let end = pauses[wanted], clock.now < end { return nil }
    lastWaiter += 1
    let waiter = lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: nil) }
        var job = jobs[wanted] ?? Job(task: Task { await fetch(wanted) })
        job.waiters[waiter] = continuation
        jobs[wanted] = job
      }
    } onCancel: {
      Task { await leave(wanted, waiter) }
    }
  }

  public func close() async {
    isClosed = true
    let closed = jobs
    jobs = [:]
    for job in closed.values {
      job.task.cancel()
      for waiter in job.waiters.values { waiter.resume(returning: nil) }
    }
    for task in closed.values.map(\.task) + ending.values { await task.value }
  }

  /// Ends the job of a caller that was cancelled if it was the only one.
  private func leave(_ wanted: Wanted, _ waiter: Int) {
    guard let continuation = jobs[wanted]?.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(returning: nil)
    guard let job = jobs[wanted], job.waiters.isEmpty else { return }
    job.task.cancel()
    jobs[wanted] = nil
    ending[waiter] = job.task
    Task {
      await job.task.value
      ending[waiter] = nil
    }
  }

  private func fetch(_ wanted: Wanted) async {
    let stored = await stored(wanted)
    let raster = if let stored { stored } else { await downloaded(wanted) }
    // A job that was cancelled may have a successor.
    guard !Task.isCancelled, let job = jobs.removeValue(forKey: wanted) else { return }
    for waiter in job.waiters.values { waiter.resume(returning: raster) }
  }

  private func stored(_ wanted: Wanted) async -> Raster? {
    guard let bytes = await folder.bytes(of: wanted.fileName, most: Self.mostBytes) else {
      return nil
    }
    if let raster = await Self.decoded(bytes, wanted.size) { return raster }
    await folder.remove(wanted.fileName)
    return nil
  }

  private func downloaded(_ wanted: Wanted) async -> Raster? {
    guard let download else { return nil }
    do throws(HTTPError) {
      let bytes = try await slots.run { () throws(HTTPError) in
        guard !Task.isCancelled else { throw .cancelled }
        return try await download(wanted.path, wanted.size)
      }
      guard let raster = await Self.decoded(bytes, wanted.size) else {
        pauses[wanted] = .max
        return nil
      }
      if !Task.isCancelled { await folder.store(bytes, as: wanted.fileName) }
      return raster
    } catch {
      if error != .cancelled {
        pauses[wanted] = error.isTransient ? clock.now + Self.pause : .max
      }
      return nil
    }
  }

  /// Nil unless the bytes are a JPEG whose shape is about that of a poster.
  @concurrent
  private static func decoded(_ bytes: [UInt8], _ size: PosterSize) async -> Raster? {
    // One pixel of height, so that a picture that is broad and low is not decoded whole.
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]),
      let raster = try? Raster(jpeg: bytes, width: size.width, height: 1),
      raster.width * raster.height <= mostPixels
    else { return nil }
    return raster
  }
}
