import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// Asks the sources of Ctrl-P while the user types: a newer text drops what was asked before.
@MainActor
final class FindingRequests {
  private weak let root: AnyRouter?
  private let clock: any WallClock
  private var requests: [LatestRequest] = []

  /// How long the user has not typed before sources are asked.
  private static let pause = Duration.milliseconds(50)

  /// The requests are work of `root`.
  init(of root: AnyRouter, clock: any WallClock) {
    self.root = root
    self.clock = clock
  }

  /// Asks all sources at the same time; each answer is handed over as it comes.
  func ask(
    _ text: String, _ sources: [FinderSource],
    _ receive: @escaping @MainActor (Int, [FinderItem]) -> Void
  ) {
    for request in requests { request.cancel() }
    guard let root else { return }
    requests = sources.map { _ in LatestRequest("find", of: root.lifecycle) }
    for (index, (request, source)) in zip(requests, sources).enumerated() {
      request.ask { [clock] in
        try await clock.pause(for: Self.pause)
        return await source.find(text)
      } then: { answer in
        receive(index, (try? answer.get()) ?? [])
      }
    }
  }
}
