/// A list that a service writes as a list, as the element alone when there is one, and as null or
/// an empty text when there is none.
public struct OneOrMany<Element: Decodable>: Decodable {
  public let values: [Element]

  public init(_ values: [Element]) {
    self.values = values
  }

  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var values: [Element] = []
      while !list.isAtEnd { values.append(try list.decode(Element.self)) }
      self.values = values
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      values = []
    } else if let text = try? single.decode(String.self), text.trimmingBlanks.isEmpty {
      values = []
    } else {
      values = [try Element(from: decoder)]
    }
  }
}

extension OneOrMany: Equatable where Element: Equatable {}

extension OneOrMany: Sendable where Element: Sendable {}
