import TerminalUI

/// What the terminal's window shows of long work, frame by frame.
struct TaskProgress {
  enum Event: Equatable {
    case show(Progress)
    case remove
    /// Work has ended that was so long that the user may be elsewhere.
    case longTaskEnded
  }

  /// Milliseconds since 1970; nil while no work is shown in frames.
  private var begin: Int64?
  private var shown: Progress?

  /// Shorter work is not worth showing, in milliseconds.
  private static let least: Int64 = 200
  /// Longer work is long, in milliseconds.
  private static let long: Int64 = 5_000

  /// The first sentence of how work has ended, without what follows of keys; nil for no words.
  static func summary(of announcement: String?) -> String? {
    guard let announcement, !announcement.isEmpty else { return nil }
    var end = announcement.startIndex
    while let stop = announcement[end...].firstIndex(where: { ".!?".contains($0) }) {
      end = announcement.index(after: stop)
      guard end < announcement.endIndex, announcement[end] != " " else {
        return String(announcement[..<end])
      }
    }
    return announcement
  }

  /// Takes the progress of a frame that is drawn `now`, in milliseconds since 1970; nil for none.
  mutating func take(_ progress: Progress?, at now: Int64) -> [Event] {
    let duration = now - (begin ?? now)
    guard let progress else {
      defer { (begin, shown) = (nil, nil) }
      return (shown == nil ? [] : [.remove]) + (duration >= Self.long ? [.longTaskEnded] : [])
    }
    begin = begin ?? now
    let percent = progress.inPercent
    guard duration >= Self.least, percent != shown else { return [] }
    shown = percent
    return [.show(percent)]
  }
}

extension Progress {
  /// In whole per cent, which is all that a terminal shows.
  fileprivate var inPercent: Progress {
    switch self {
    case .permil(let permil): .permil(permil / 10 * 10)
    case .unknown: .unknown
    }
  }
}
