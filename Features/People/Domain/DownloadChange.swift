public import Editing

/// Downloads that were cleared, or brought back.
public struct DownloadChange: Reversible, Hashable {
  /// Only those that it changed, as they were downloaded.
  public let people: [Person]
  /// Of the download before; nil where it was cleared already.
  public let mark: DownloadMark?
  public let isCleared: Bool

  public init(people: [Person], mark: DownloadMark?, isCleared: Bool = true) {
    self.people = people
    self.mark = mark
    self.isCleared = isCleared
  }

  /// The change that undoes it.
  public var reversed: DownloadChange {
    DownloadChange(people: people, mark: mark, isCleared: !isCleared)
  }

  /// The mark when the change can be made.
  public var before: DownloadMark? { isCleared ? mark : nil }
}
