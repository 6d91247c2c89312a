/// A way through the tree, such as `finance/topup?amount=50000`; the empty one stays where it is.
public struct Link: Hashable, Sendable {
  /// From where it is opened down.
  public let segments: [Segment]

  public init(_ segments: [Segment]) {
    self.segments = segments
  }

  /// Reads segments joined by `/`.
  ///
  /// - Throws: `LinkError.malformed` when a segment has no name or an escape is broken.
  public init(parsing text: String) throws(LinkError) {
    var segments: [Segment] = []
    for part in text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = Segment(parsing: part) else { throw .malformed(text) }
      segments.append(segment)
    }
    self.init(segments)
  }
}

extension Link: CustomStringConvertible {
  /// As `init(parsing:)` reads it.
  public var description: String { segments.map(\.description).joined(separator: "/") }
}
