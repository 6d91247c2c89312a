/// One step of a link, such as `topup?amount=50000`.
public struct Segment: Hashable, Sendable {
  /// A named value in a segment, such as `amount=50000`.
  public struct Parameter: Hashable, Sendable {
    /// The decoded name, which is not empty in a segment that was parsed.
    public let name: String
    /// The decoded value, which may be empty.
    public let value: String

    /// A parameter with any characters; they are percent-encoded where the segment is written.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What stands before the parameters, decoded: `topup` in `topup?amount=50000`.
  public let name: String

  /// In the order in which they are written.
  public let parameters: [Parameter]

  /// A segment with any characters; they are percent-encoded where the link is written.
  public init(_ name: String, _ parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
  }

  /// Reads a name and, after `?`, pairs joined by `&`; both percent-encoded.
  ///
  /// Nil when a name is empty or an escape is broken.
  public init?(parsing text: some StringProtocol) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves.first.flatMap(percentDecoded), !name.isEmpty else { return nil }
    var parameters: [Parameter] = []
    for pair in halves.dropFirst().first?.split(separator: "&") ?? [] {
      guard let parameter = Parameter(parsing: pair) else { return nil }
      parameters.append(parameter)
    }
    self.init(name, parameters)
  }

  /// The value of the first parameter of that name.
  public subscript(name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }
}

extension Segment.Parameter: CustomStringConvertible {
  /// `name=value`, both percent-encoded.
  public var description: String { "\(percentEncoded(name))=\(percentEncoded(value))" }

  /// Nil when the name is empty or an escape is broken.
  init?(parsing text: some StringProtocol) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = sides.first.flatMap(percentDecoded), !name.isEmpty,
      let value = percentDecoded(sides.dropFirst().first ?? "")
    else { return nil }
    self.init(name, value)
  }
}

extension Segment: CustomStringConvertible {
  /// As it stands in a link.
  public var description: String {
    let pairs = parameters.map(\.description)
    return percentEncoded(name) + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }
}

extension Segment: ExpressibleByStringLiteral {
  /// As parsed, or the whole literal as a name.
  public init(stringLiteral literal: String) {
    self = Segment(parsing: literal) ?? Segment(literal)
  }
}
