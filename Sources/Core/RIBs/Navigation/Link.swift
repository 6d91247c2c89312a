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

/// Why a link could not be opened.
public enum LinkError: Error {
  /// The text is not a link.
  case malformed(String)

  /// No riblet below `reached`, the deepest one on the path, has the segment.
  case unknown(Segment, reached: AnyRouter)

  /// Opening the segment would discard unsaved input below `reached`.
  case unsaved(Segment, reached: AnyRouter)

  /// The riblet `reached` knows the segment but could not open it.
  case failed(Segment, reached: AnyRouter, reason: any Error)
}

extension LinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text): "“\(text)” is not a link."
    case .unknown(let segment, let reached): "\(reached.name) has nothing called “\(segment)”."
    case .unsaved(let segment, let reached):
      "\(reached.name) keeps what was typed and does not open “\(segment)”."
    case .failed(let segment, let reached, let reason):
      "\(reached.name) could not open “\(segment)”: \(reason)"
    }
  }
}
