import PeopleDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// Runs one download at a time, and reports its progress once it takes long.
@MainActor
final class Downloading {
  /// Returns why it failed, or nil.
  typealias Download = @MainActor (@escaping ReportProgress) async -> PeopleError?

  private weak let owner: Interactor?
  private let clock: any WallClock
  private let onProgress: (DownloadProgress?) -> Void
  private let onEnd: (Home.Model.Notice?) -> Void
  private lazy var delay = owner.map { owner in
    ProgressDelay(of: owner, clock: clock, step: Self.step) { [weak self] phase in
      self?.phase = phase
      self?.reportProgress()
    }
  }

  /// The request of the running download; a cancelled one may still report.
  private var running: LatestRequest?
  /// How many times the bar has moved; nil while the download may still be a quick one.
  private var phase: Int?
  private var permil: Int?

  private static let step = Duration.milliseconds(125)

  /// - Parameters:
  ///   - owner: Its activity ends a download.
  ///   - clock: Tells how long a download takes.
  ///   - onProgress: Called with the progress of a download that takes long, and with nil at its end.
  ///   - onEnd: Called with why a download brought nothing, or with nil.
  init(
    of owner: Interactor, clock: any WallClock,
    onProgress: @escaping (DownloadProgress?) -> Void,
    onEnd: @escaping (Home.Model.Notice?) -> Void
  ) {
    self.owner = owner
    self.clock = clock
    self.onProgress = onProgress
    self.onEnd = onEnd
  }

  var isRunning: Bool { running != nil }

  /// Runs `download` as a request called `name`, unless another one runs.
  func start(_ name: String, _ download: @escaping Download) {
    guard running == nil, let owner else { return }
    let request = LatestRequest(name, of: owner)
    running = request
    permil = nil
    delay?.begin()
    request.ask { [weak self] in
      await download { permil in self?.didReceive(permil, of: request) }
    } then: { [weak self] in
      self?.end($0.get().map(Home.Model.Notice.failed))
    }
  }

  /// Ends the download at once; what it reports later is ignored.
  func cancel() {
    guard let running else { return }
    running.cancel()
    end(.cancelled)
  }

  private func didReceive(_ permil: Int?, of request: LatestRequest) {
    guard running === request else { return }
    self.permil = permil
    reportProgress()
  }

  private func reportProgress() {
    onProgress(
      phase.map { phase in permil.map(DownloadProgress.share) ?? .unknown(phase: phase) })
  }

  private func end(_ notice: Home.Model.Notice?) {
    running = nil
    delay?.end()
    onEnd(notice)
  }
}

/// The progress of a download that takes long.
enum DownloadProgress: Equatable {
  /// In thousandths.
  case share(Int)
  /// `phase` is how many times the moving bar has moved.
  case unknown(phase: Int)

  @MainActor
  func bar(_ label: (any Phrased)? = nil) -> ProgressBar {
    switch self {
    case .share(let permil): ProgressBar(label, permil: permil)
    case .unknown(let phase): ProgressBar(label, permil: nil, phase: phase)
    }
  }
}
