internal import CSQLite
internal import Synchronization

/// Lets a cancelled task interrupt its own statement, but no other.
///
/// `sqlite3_interrupt` stops whatever runs on a connection, so it is called with a lock held and
/// only while the work of that task runs.
final class Interruption: Sendable {
  private struct State {
    var handle: Handle?
    var current = 0
    var isCancelled = false
    var isRunning = false
    var isShielded = false
  }

  // The pointer is only passed to `sqlite3_interrupt`, which any thread may call while the
  // connection is open; `detach` removes it before the connection is closed.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let state = Mutex(State())

  /// Whether the task of the current work was cancelled.
  var isCancelled: Bool { state.withLock { $0.isRunning && $0.isCancelled } }

  func attach(_ handle: OpaquePointer) {
    let handle = Handle(pointer: handle)
    state.withLock { $0.handle = handle }
  }

  func detach() {
    state.withLock { $0.handle = nil }
  }

  /// Starts the work with this number, by which `cancel` refers to it.
  func begin(_ number: Int) {
    state.withLock { state in
      state.current = number
      state.isCancelled = false
      state.isRunning = true
    }
  }

  /// Ends the current work, which can no longer be interrupted.
  func end() {
    state.withLock { $0.isRunning = false }
  }

  /// Runs `body` without interruption.
  func shielded<Value>(_ body: () -> Value) -> Value {
    state.withLock { $0.isShielded = true }
    defer { state.withLock { $0.isShielded = false } }
    return body()
  }

  /// Interrupts the work with this number if it is still running; called from any thread.
  func cancel(_ number: Int) {
    state.withLock { state in
      guard state.isRunning, state.current == number else { return }
      state.isCancelled = true
      if !state.isShielded, let handle = state.handle { sqlite3_interrupt(handle.pointer) }
    }
  }
}
