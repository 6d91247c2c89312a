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
