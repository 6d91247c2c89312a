/// How the mock bank treats a card, which the last four digits say.
public enum MockCard: Sendable {
  case good
  /// Ends in 0002: every charge is refused.
  case refused
  /// Ends in 0003: no charge is answered or made.
  case silent
  /// Ends in 0004: the charge is made, but the answer comes after the limit, and so does the next
  /// one about it.
  case late

  /// How long an answer takes.
  public static let latency = Duration.milliseconds(400)

  public init(lastFour: String) {
    switch lastFour {
    case "0002": self = .refused
    case "0003": self = .silent
    case "0004": self = .late
    default: self = .good
    }
  }
}
