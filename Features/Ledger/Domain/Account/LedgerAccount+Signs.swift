/// What the user has said of files of an account whose amounts have both signs and no balances, kept among their
/// layouts.
extension LedgerAccount {
  private static let (spent, received) = ("plus spent ", "plus received ")

  /// What is kept of files with these headings.
  public static func sign(isPlusSpent: Bool, in headings: String) -> String {
    (isPlusSpent ? spent : received) + headings
  }

  /// Whether a layout is such an answer.
  public static func isSign(_ layout: String) -> Bool {
    layout.hasPrefix(spent) || layout.hasPrefix(received)
  }

  /// Whether an answer is the opposite of one among newer ones, which is kept in its place.
  static func isOtherSign(_ layout: String, _ newer: [String]) -> Bool {
    guard isSign(layout) else { return false }
    let isSpent = layout.hasPrefix(spent)
    let headings = String(layout.dropFirst(isSpent ? spent.count : received.count))
    return newer.contains(sign(isPlusSpent: !isSpent, in: headings))
  }

  /// Whether a plus was spent in files with these headings; nil if nobody has said it.
  public func isPlusSpent(in headings: String) -> Bool? {
    [true, false].first { layouts?.contains(Self.sign(isPlusSpent: $0, in: headings)) == true }
  }
}
