public import Phrases
import Time

/// A wait in seconds or minutes, as it is shown.
public struct Countdown: Hashable, Sendable {
  /// From this many milliseconds on it is shown in minutes.
  private static let minutesFrom: Int64 = 120_000

  private let milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = max(milliseconds, 0)
  }

  private var step: Int64 { milliseconds >= Self.minutesFrom ? 60_000 : 1_000 }

  /// In seconds or minutes, rounded up.
  private var steps: Int64 { (milliseconds + step - 1) / step }

  /// How long `phrase` stays the same.
  public var untilChange: Duration { .milliseconds(milliseconds - (steps - 1) * step) }

  public var isOver: Bool { milliseconds == 0 }

  public var phrase: Phrase {
    let isInMinutes = milliseconds >= Self.minutesFrom
    return Phrase(
      ko: "PIN을 여러 번 잘못 입력했습니다. \(steps)\(isInMinutes ? "분" : "초") 후 다시 시도할 수 있습니다.",
      en:
        "Too many wrong PINs. Try again in \(steps) \(isInMinutes ? "minute" : "second")"
        + (steps == 1 ? "." : "s."))
  }
}
