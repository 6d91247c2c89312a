/// The text of a statement, which is made of literals only: values are arguments.
///
/// Parts of a statement are literals too, and can be inserted: `"SELECT \(column) FROM ledger"`.
public struct SQLText: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

    public mutating func appendInterpolation(_ part: SQLText) { text += part.text }
  }

  package private(set) var text: String

  public init(stringLiteral: StaticString) { text = "\(stringLiteral)" }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The name of a column or a cursor, which the database itself has said or which was made of one.
  package init(identifier: String) {
    text =
      "\"\(identifier.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }

  /// A whole number, which is no value of the user.
  package init(number: Int) { text = "\(number)" }

  /// Parts with commas between them.
  package static func list(_ parts: [SQLText]) -> SQLText {
    var list = SQLText("")
    list.text = parts.map(\.text).joined(separator: ", ")
    return list
  }
}
