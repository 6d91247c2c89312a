internal import CSQLite
internal import Synchronization

/// Lets a cancelled task stop its own statement, and no other.
///
/// `sqlite3_interrupt` stops whatever runs on a connection. So the lock is held while it is
/// called, and a piece of work that has ended can no longer be interrupted.
final class Interruption: Sendable {
  private struct State {
    var handle: Handle?
    var current = 0
    var isCancelled = false
    var isRunning = false
    var isShielded = false
  }

  // The pointer is used for `sqlite3_interrupt` only, which may be called from any thread as long
  // as the connection is open; `detach` takes it away before that ends.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let state = Mutex(State())

  /// True when the task that the current work is done for was cancelled.
  var isCancelled: Bool { state.withLock { $0.isRunning && $0.isCancelled } }

  func attach(_ handle: OpaquePointer) {
    let handle = Handle(pointer: handle)
    state.withLock { $0.handle = handle }
  }

  func detach() {
    state.withLock { $0.handle = nil }
  }

  /// Starts the piece of work `number`, which `cancel` knows it by.
  func begin(_ number: Int) {
    state.withLock { state in
      state.current = number
      state.isCancelled = false
      state.isRunning = true
    }
  }

  /// Ends the current work: whatever runs from now on is not interrupted.
  func end() {
    state.withLock { $0.isRunning = false }
  }

  /// Does `body`, which no cancellation stops.
  func shielded<Value>(_ body: () -> Value) -> Value {
    state.withLock { $0.isShielded = true }
    defer { state.withLock { $0.isShielded = false } }
    return body()
  }

  /// Interrupts the work `number` when it still runs; called from any thread.
  func cancel(_ number: Int) {
    state.withLock { state in
      guard state.isRunning, state.current == number else { return }
      state.isCancelled = true
      if !state.isShielded, let handle = state.handle { sqlite3_interrupt(handle.pointer) }
    }
  }
}
