import PeopleDomain
import RIBs
import Time

/// One download at a time: says how far it is once it takes long enough, and can be cancelled.
@MainActor
final class Downloading {
  enum Ending: Equatable {
    case done
    case failed(PeopleError)
    case cancelled
  }

  private weak let owner: Interactor?
  private let clock: any WallClock
  private let onProgress: () -> Void

  private(set) var isRunning = false
  /// Nil while there is none, and while it may still be a quick one.
  private(set) var progress: DownloadProgress?
  private var permil: Int?
  private var work: Task<Void, Never>?
  private var ticking: Task<Void, Never>?
  private var onEnd: ((Ending) -> Void)?
  /// Tells a download from a cancelled one that has yet to notice.
  private var number = 0

  /// How long anything may take before its progress is shown.
  private static let patience = Duration.milliseconds(200)
  private static let step = Duration.milliseconds(125)

  /// Its work belongs to `owner`; `onProgress` is called when `progress` has changed.
  init(of owner: Interactor, clock: any WallClock, onProgress: @escaping () -> Void) {
    self.owner = owner
    self.clock = clock
    self.onProgress = onProgress
  }

  /// Runs `download`, unless one runs already; it returns why it failed, if it did.
  func start(
    _ name: String, _ download: @escaping (@escaping Progress) async -> PeopleError?,
    onEnd: @escaping (Ending) -> Void
  ) {
    guard !isRunning, let owner else { return }
    isRunning = true
    permil = nil
    self.onEnd = onEnd
    number += 1
    let number = self.number
    ticking = owner.whileActive { [weak self] in await self?.tick() }
    work = owner.request(name) { [weak self] in
      let failure = await download { permil in self?.didArrive(permil, of: number) }
      self?.end(failure.map(Ending.failed) ?? .done, of: number)
    }
  }

  /// Ends the download at once; what it still does is not heeded.
  func cancel() {
    work?.cancel()
    end(.cancelled, of: number)
  }

  private func didArrive(_ permil: Int?, of number: Int) {
    guard isRunning, number == self.number, permil != self.permil else { return }
    self.permil = permil
    guard let progress else { return }
    if let permil {
      show(.share(permil))
    } else if case .share = progress {
      show(.unknown(phase: 0))
    }
  }

  /// Shows the progress from the end of patience on, and moves the bar while that is all it can do.
  private func tick() async {
    try? await clock.sleep(for: Self.patience)
    var phase = 0
    while !Task.isCancelled {
      show(permil.map { .share($0) } ?? .unknown(phase: phase))
      try? await clock.sleep(for: Self.step)
      phase += 1
    }
  }

  private func show(_ progress: DownloadProgress) {
    guard progress != self.progress else { return }
    self.progress = progress
    onProgress()
  }

  private func end(_ ending: Ending, of number: Int) {
    guard isRunning, number == self.number, let owner, owner.isActive else { return }
    isRunning = false
    progress = nil
    ticking?.cancel()
    ticking = nil
    work = nil
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(ending)
  }
}
