import PeopleDomain
import RIBs
import TerminalRIBs
import Time

/// Runs one download at a time, and reports its progress once it takes long.
@MainActor
final class Downloading {
  enum Ending: Equatable {
    case done
    case failed(PeopleError)
    case cancelled
  }

  /// Returns why it failed, or nil.
  typealias Download = @MainActor (@escaping ReportProgress) async -> PeopleError?

  private weak let owner: Interactor?
  private let clock: any WallClock
  private let onProgress: (DownloadProgress?) -> Void

  private(set) var isRunning = false
  /// Tells the running download from cancelled ones that still report.
  private var number = 0
  private var work: Task<Void, Never>?
  private var patience: Patience?
  /// How many times the bar has moved; nil while the download may still be a quick one.
  private var phase: Int?
  private var permil: Int?
  private var onEnd: ((Ending) -> Void)?

  private static let step = Duration.milliseconds(125)

  /// - Parameters:
  ///   - owner: Its activity ends a download.
  ///   - clock: Tells how long a download takes.
  ///   - onProgress: Called with the progress of a download that takes long, and with nil at its end.
  init(
    of owner: Interactor, clock: any WallClock,
    onProgress: @escaping (DownloadProgress?) -> Void
  ) {
    self.owner = owner
    self.clock = clock
    self.onProgress = onProgress
  }

  /// Runs `download` as a request called `name`, unless another one runs.
  func start(
    _ name: String, _ download: @escaping Download, onEnd: @escaping (Ending) -> Void
  ) {
    guard !isRunning, let owner else { return }
    isRunning = true
    permil = nil
    self.onEnd = onEnd
    number += 1
    let number = number
    let patience = Patience(of: owner, clock: clock, step: Self.step) { [weak self] phase in
      self?.phase = phase
      self?.reportProgress()
    }
    self.patience = patience
    patience.begin()
    work = owner.request(name) { [weak self] in
      let failure = await download { permil in self?.didReceive(permil, of: number) }
      self?.end(failure.map(Ending.failed) ?? .done, of: number)
    }
  }

  /// Ends the download at once; what it reports later is ignored.
  func cancel() {
    work?.cancel()
    end(.cancelled, of: number)
  }

  private func didReceive(_ permil: Int?, of number: Int) {
    guard isRunning, number == self.number else { return }
    self.permil = permil
    reportProgress()
  }

  private func reportProgress() {
    onProgress(
      phase.map { phase in permil.map(DownloadProgress.share) ?? .unknown(phase: phase) })
  }

  private func end(_ ending: Ending, of number: Int) {
    guard isRunning, number == self.number, let owner, owner.isActive else { return }
    isRunning = false
    work = nil
    patience?.end()
    patience = nil
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(ending)
  }
}
