/// A completed download, and what repeats it.
public struct DownloadMark: Hashable, Sendable {
  /// Milliseconds since 1970.
  public let time: Int64
  public let seed: String?

  public init(time: Int64, seed: String?) {
    self.time = time
    self.seed = seed
  }
}
