extension Int64 {
  /// Further from 1970 there is no calendar, and sums of times would be no numbers any more: 142,000 years.
  private static let farthest: Int64 = 1 << 52

  /// The milliseconds of a time that the system tells; of one that is farther away than any calendar goes,
  /// the farthest one.
  ///
  /// Clocks and files may have any time of 64 bits.
  public init(seconds: Int, nanoseconds: Int) {
    let seconds = Swift.min(
      Swift.max(Int64(seconds), -Self.farthest / 1_000), Self.farthest / 1_000)
    self = seconds * 1_000 + Int64(nanoseconds) / 1_000_000
  }
}
