internal import CCurl
internal import Synchronization

/// Wakes a transfer when its task is cancelled.
final class Cancellation: Sendable {
  private struct State {
    var handle: Handle?
    var isCancelled = false
  }

  // The pointer is only passed to `curl_multi_wakeup`, which any thread may call while the handle
  // exists; `detach` removes it before the handle is freed.
  private struct Handle: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func attach(_ multi: UnsafeMutableRawPointer) {
    let handle = Handle(pointer: multi)
    state.withLock { $0.handle = handle }
  }

  func detach() {
    state.withLock { $0.handle = nil }
  }

  /// Called from any thread.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let handle = state.handle { curl_multi_wakeup(handle.pointer) }
    }
  }
}
