public import Phrases

/// How long ago something happened, in the largest fitting unit.
public enum Age: Hashable, Sendable {
  /// Less than a minute ago, or in the future.
  case justNow
  /// Whole minutes ago, 1 to 59.
  case minutes(Int64)
  /// Whole hours ago, 1 to 23.
  case hours(Int64)
  /// Whole days ago, at least 1.
  case days(Int64)

  /// Both times are in milliseconds since 1970; one in the future counts as now.
  public init(since time: Int64, now: Int64) {
    let minutes = max(now - time, 0) / 60_000
    self =
      switch minutes {
      case 0: .justNow
      case ..<60: .minutes(minutes)
      case ..<1_440: .hours(minutes / 60)
      default: .days(minutes / 1_440)
      }
  }

  /// The time after `now` until the age of `time` changes.
  public static func untilChange(since time: Int64, now: Int64) -> Duration {
    let step: Int64 =
      switch Age(since: time, now: now) {
      case .justNow, .minutes: 60_000
      case .hours: 3_600_000
      case .days: 86_400_000
      }
    let elapsed = now - time
    return .milliseconds(step - (elapsed < 0 ? elapsed : elapsed % step))
  }

  /// The age as one says it: 5분 전, 5 min ago.
  public var phrase: Phrase {
    switch self {
    case .justNow: Phrase(ko: "방금 전", en: "just now")
    case .minutes(let count): Phrase(ko: "\(count)분 전", en: "\(count) min ago")
    case .hours(let count): Phrase(ko: "\(count)시간 전", en: "\(count) hr ago")
    case .days(let count):
      Phrase(ko: "\(count)일 전", en: count == 1 ? "1 day ago" : "\(count) days ago")
    }
  }
}

extension WallClock {
  /// Reports the age of a time, in milliseconds since 1970, now and whenever its text changes, until
  /// the task is cancelled.
  public func follow(ageOf time: Int64, _ report: @MainActor (Age) -> Void) async {
    while !Task.isCancelled {
      let now = now
      await tell(Age(since: time, now: now), report)
      try? await sleep(for: Age.untilChange(since: time, now: now))
    }
  }

  /// Tells nothing any more after a cancellation on the main actor.
  @MainActor private func tell(_ age: Age, _ report: @MainActor (Age) -> Void) {
    if !Task.isCancelled { report(age) }
  }
}
