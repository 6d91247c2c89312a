import CNcurses
import Dispatch

/// The signals that the main queue handles, as the C side passes them on.
@MainActor
final class EndingSignals {
  private let source: any DispatchSourceRead

  /// `take` gets the numbers of the signals that came, lowest first.
  init(event: Int32, take: @escaping @MainActor ([Int32]) -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: event, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        endings_cover_thread()
        let mask = endings_take()
        take((1..<32).filter { mask & 1 << UInt32($0) != 0 })
      }
    }
    source.activate()
  }

  isolated deinit { source.cancel() }
}
