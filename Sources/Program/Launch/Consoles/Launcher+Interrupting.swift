internal import Dispatch
internal import Platform

extension Launcher {
  /// Runs work of a command that Ctrl-C and SIGTERM cancel; returns its value, and the exit status after such
  /// a signal.
  @MainActor
  public static func interruptible<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value, status: Int32?) {
    let work = Task { await work() }
    var status: Int32?
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        status = 128 + number
        work.cancel()
      }
      source.resume()
      return source
    }
    let value = await work.value
    for source in sources { source.cancel() }
    return (value, status)
  }
}
