#if PostgreSQL
  internal import Platform
  internal import SQL
  internal import Synchronization

  /// Ends the wait of the thread that works on a connection when the task that waits for it is cancelled.
  final class Wake: Sendable {
    private struct State {
      private var drawn = 0
      /// The number of the work that runs, or ran last.
      var current = 0
      var isRunning = false
      var isCancelled = false

      /// The number of other work, by which `cancel` refers to it.
      mutating func draw() -> Int {
        drawn += 1
        return drawn
      }
    }

    private let state = Mutex(State())
    private let wakeUp = WakeUp()

    /// Readable once the current work is cancelled; -1 where the system has no more files.
    var file: Int32 { wakeUp?.file ?? -1 }

    /// Whether the task of the current work was cancelled.
    var isCancelled: Bool { state.withLock { $0.isRunning && $0.isCancelled } }

    /// Runs work that the cancellation of the task interrupts; one at a time.
    ///
    /// Runs on the executor of the caller, which it blocks.
    func interrupting<Value>(
      isolation: isolated any Actor = #isolation, _ body: () throws(SQLError) -> Value
    ) async throws(SQLError) -> Value {
      let number = state.withLock { $0.draw() }
      let result = await withTaskCancellationHandler {
        // A closure has the isolation that it captures.
        _ = isolation
        // Only here: a task that prefers an executor suspends on its way into the closure, so that other
        // work may run before.
        return self.result(number, of: body)
      } onCancel: {
        cancel(number)
      }
      return try result.get()
    }

    private func result<Value>(
      _ number: Int, of body: () throws(SQLError) -> Value
    ) -> Result<Value, SQLError> {
      state.withLock { state in
        (state.current, state.isRunning, state.isCancelled) = (number, true, false)
        wakeUp?.take()
      }
      defer { state.withLock { $0.isRunning = false } }
      do throws(SQLError) {
        // A cancellation before the work began had nothing to interrupt.
        if Task.isCancelled { throw .interrupted }
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }

    /// Called from any thread.
    private func cancel(_ number: Int) {
      state.withLock { state in
        guard state.isRunning, state.current == number else { return }
        state.isCancelled = true
        wakeUp?.raise()
      }
    }
  }
#endif

#if PostgreSQL
  internal import CPostgreSQL
  internal import Dispatch

  /// A request to the server to end a statement, sent on a thread of its own.
  struct CancelRequest: @unchecked Sendable {
    // Used by one thread only, once.
    let pointer: OpaquePointer

    /// Also frees the request.
    func send() {
      DispatchQueue.global(qos: .utility).async {
        var message = [CChar](repeating: 0, count: 256)
        PQcancel(pointer, &message, 256)
        PQfreeCancel(pointer)
      }
    }
  }
#endif
