import FoundationEssentials
import SQL

/// Values in a column of text.
enum StoredJSON {
  static func text(of value: some Encodable) throws(SQLError) -> String {
    let encoder = JSONEncoder()
    // The same value is the same text.
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(value) else {
      throw .misuse("a value that is not JSON")
    }
    return String(decoding: json, as: UTF8.self)
  }

  static func value<Value: Decodable>(
    of text: String, in column: String
  ) throws(SQLError) -> Value {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
      throw .unexpectedValue(column: column, expected: "JSON", found: "another text")
    }
    return value
  }
}
