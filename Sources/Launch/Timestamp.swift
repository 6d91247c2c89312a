import FoundationEssentials

/// A moment as ISO 8601 writes it: `2026-11-21T09:00:00Z`, with `+09:00`, or only the day (in UTC).
struct Timestamp {
  /// Since 1970.
  let milliseconds: Int64

  init?(_ text: String) {
    let whole = text.count == 10 ? text + "T00:00:00Z" : text
    let moment = whole.prefix(19) + "Z"
    // Alone, the style takes the 30th of February for the 2nd of March.
    guard let date = try? Date.ISO8601FormatStyle.iso8601.parse(String(moment)),
      date.formatted(.iso8601) == moment
    else { return nil }
    var rest = whole.dropFirst(19)
    guard let fraction = Self.readFraction(&rest), let zone = Self.minutes(ofZone: rest) else {
      return nil
    }
    milliseconds = Int64(date.timeIntervalSince1970) * 1_000 + fraction - zone * 60_000
  }

  /// Takes `.25` off, in milliseconds; none are 0, and nil is a dot without digits.
  private static func readFraction(_ rest: inout Substring) -> Int64? {
    guard rest.first == "." else { return 0 }
    rest = rest.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Int64((digits + "00").prefix(3))
  }

  /// How far `Z` or `+09:00` is ahead of UTC.
  private static func minutes(ofZone zone: Substring) -> Int64? {
    if zone == "Z" { return 0 }
    let parts = zone.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard let sign = zone.first, sign == "+" || sign == "-", parts.map(\.count) == [2, 2],
      parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }), let hours = UInt8(parts[0]),
      hours < 24,
      let minutes = UInt8(parts[1]), minutes < 60
    else { return nil }
    return (Int64(hours) * 60 + Int64(minutes)) * (sign == "-" ? -1 : 1)
  }
}
