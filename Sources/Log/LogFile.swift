internal import Dispatch
internal import Glibc
internal import Synchronization

/// A file of messages, one a line, that several programs may share.
///
/// Writing happens on a thread of its own; what cannot be written is dropped.
public final class LogFile: Sendable {
  private let queue = DispatchQueue(label: "galbi.log", qos: .utility)
  private let file: Mutex<RotatedFile>
  private let neutralise: @Sendable (String) -> String
  private let now: @Sendable () -> Int64

  /// Nothing is opened before the first message.
  ///
  /// - Parameters:
  ///   - path: the file; it and its folders are made where they do not exist (0600, 0700).
  ///   - size: in bytes; a file that has reached it becomes `<path>.1`, and the next one begins.
  ///   - kept: how many full files stay.
  ///   - now: milliseconds since 1970.
  ///   - neutralise: makes every control visible, line breaks among them.
  public init(
    path: String, size: Int = 1_000_000, kept: Int = 3,
    now: @escaping @Sendable () -> Int64,
    neutralise: @escaping @Sendable (String) -> String
  ) {
    file = Mutex(RotatedFile(path: path, size: size, kept: kept))
    self.now = now
    self.neutralise = neutralise
  }

  /// The sink of a `Log`; returns at once.
  public func write(_ entry: LogEntry) {
    let time = now()
    queue.async { [self] in
      let text = neutralise("\(entry.category) \(entry.message)")
      let line = "\(Timestamp(milliseconds: time)) \(entry.level.word) \(text)\n"
      file.withLock { $0.append(Array(line.utf8)) }
    }
  }

  /// Waits until what was written so far is in the file; for the end of the program.
  public func flush() {
    queue.sync {}
  }
}
