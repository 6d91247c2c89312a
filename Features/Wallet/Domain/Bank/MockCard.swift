/// How the mock bank treats a card, which depends on the card's last four digits.
public enum MockCard: Sendable {
  case good
  /// Ends in 0002: each charge is refused.
  case refused
  /// Ends in 0003: no charge is made or answered.
  case silent
  /// Ends in 0004: the charge is made, but neither it nor the first inquiry about it is answered in
  /// time.
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
