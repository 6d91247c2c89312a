internal import Dispatch
internal import Platform
internal import Synchronization

/// A log file with one message per line, which several processes may share.
///
/// Writes on its own dispatch queue, and drops messages that cannot be written.
public final class LogFile: Sendable {
  private let queue = DispatchQueue(label: "galbi.log", qos: .utility)
  private let file: Mutex<RotatedFile>
  private let sanitize: @Sendable (String) -> String
  private let now: @Sendable () -> Int64

  /// Opens nothing before the first message.
  ///
  /// - Parameters:
  ///   - path: the file, created with its folders if needed (0600, 0700).
  ///   - size: in bytes; a file that reaches it is renamed to `<path>.1`.
  ///   - kept: how many full files are kept.
  ///   - now: milliseconds since 1970.
  ///   - sanitize: replaces control characters, including line breaks, with visible marks.
  public init(
    path: String, size: Int = 1_000_000, kept: Int = 3,
    now: @escaping @Sendable () -> Int64,
    sanitize: @escaping @Sendable (String) -> String
  ) {
    file = Mutex(RotatedFile(path: path, size: size, kept: kept))
    self.now = now
    self.sanitize = sanitize
  }

  /// Queues an entry; use it as the sink of a `Log`.
  public func write(_ entry: LogEntry) {
    let time = now()
    queue.async { [self] in
      let text = sanitize("\(entry.category) \(entry.message)")
      let line = "\(Timestamp(milliseconds: time)) \(entry.level.rawValue) \(text)\n"
      file.withLock { $0.append(Array(line.utf8)) }
    }
  }

  /// Blocks until all queued entries are written; call it before the process exits.
  public func flush() {
    queue.sync {}
  }
}

/// Formats a time in UTC as at the start of a log line: `2026-11-21T06:20:00.000Z`.
struct Timestamp: CustomStringConvertible {
  /// Since 1970.
  let milliseconds: Int64

  var description: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
    var moment = time_t(rest < 0 ? seconds - 1 : seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    let date = "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    let time = "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
    return "\(date)T\(time).\(padded(Int32(rest < 0 ? rest + 1_000 : rest), to: 3))Z"
  }

  private func padded(_ number: Int32, to width: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
