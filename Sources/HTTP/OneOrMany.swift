/// The elements of a list that a service writes as one element where there is only one.
///
/// Those of another shape are left out.
public struct OneOrMany<Element: Decodable>: Decodable {
  public let elements: [Element]

  public init(from decoder: any Decoder) throws {
    if let list = try? [Attempted<Element>](from: decoder) {
      elements = list.compactMap(\.value)
    } else {
      elements = [try Element(from: decoder)]
    }
  }
}

extension OneOrMany: Sendable where Element: Sendable {}
