import RIBs
import Store
import Time

/// Keeps in the state how long ago the server of a session's database was lost.
@MainActor
final class ServerLossKeeper {
  private let clock: any WallClock
  private let writer: Writer<Age?>
  private var aging: Task<Void, Never>?

  init(clock: any WallClock, writer: Writer<Age?>) {
    self.clock = clock
    self.writer = writer
  }

  /// Notes what has become of the connection; the age grows as work of `session`.
  func note(isReachable: Bool, in session: Interactor?) {
    if isReachable {
      aging?.cancel()
      aging = nil
      writer.update { $0 = nil }
    } else if aging == nil {
      let start = clock.now
      aging = session?.whileActive { [clock, writer] in
        await clock.follow(ageOf: start) { age in writer.update { $0 = age } }
      }
    }
  }
}
