import Phrases

/// A value of JSON as a text in one line, whose fields keep their order.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int64)
  case text(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// A text, or null.
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): Self.quoted(value)
    case .list(let values): "[\(values.map(\.json).joined(separator: ", "))]"
    case .object(let fields):
      "{\(fields.map { "\(Self.quoted($0.name)): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }

  /// With escapes for everything that is no visible character.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        result += "\\u" + scalar.value.padded(to: 4, radix: 16)
      case _ where scalar.properties.isBidiControl:
        result += "\\u" + scalar.value.padded(to: 4, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
