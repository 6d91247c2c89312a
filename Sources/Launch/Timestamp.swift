import FoundationEssentials

/// A moment as ISO 8601 writes it: `2026-11-21T09:00:00Z`, with `+09:00`, or only the day (in UTC).
struct Timestamp {
  /// Since 1970.
  let milliseconds: Int64

  private static let styles = [
    Date.ISO8601FormatStyle.iso8601,
    Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    Date.ISO8601FormatStyle.iso8601.year().month().day(),
  ]

  init?(_ text: String) {
    guard let date = Self.styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }
    milliseconds = Int64((date.timeIntervalSince1970 * 1_000).rounded())
  }
}
