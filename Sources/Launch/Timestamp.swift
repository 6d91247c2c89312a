import Glibc

/// A moment as ISO 8601 writes it: `2026-11-21T09:00:00Z`, with `+09:00`, or only the day; without
/// a zone it is UTC.
struct Timestamp {
  /// Since 1970.
  let milliseconds: Int64

  private static let formats = [
    "%Y-%m-%dT%H:%M:%S%z", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%M%z", "%Y-%m-%dT%H:%M", "%Y-%m-%d",
  ]

  init?(_ text: String) {
    for format in Self.formats {
      var fields = tm()
      let isWhole = text.withCString { start in
        strptime(start, format, &fields).map { $0.pointee == 0 } ?? false
      }
      guard isWhole else { continue }
      let offset = fields.tm_gmtoff
      let day = fields.tm_mday
      let seconds = timegm(&fields)
      // The 31st of February becomes another day: no such moment.
      guard fields.tm_mday == day else { return nil }
      milliseconds = Int64(seconds - offset) * 1_000
      return
    }
    return nil
  }
}
