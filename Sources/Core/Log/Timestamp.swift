internal import Platform

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
