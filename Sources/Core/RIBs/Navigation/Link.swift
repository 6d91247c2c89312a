/// A path through the tree, such as `finance/topup?amount=50000`; an empty one leads nowhere else.
public struct Link: Hashable, Sendable {
  /// From the router that opens it downwards.
  public let segments: [Segment]

  /// A link through `segments`, the first of them below the router that opens it.
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
