/// One JSON value as text; nil for null and for empty text.
struct LenientScalar: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      text = nil
    } else if let string = try? container.decode(String.self) {
      let trimmed = string.trimmingWhitespace
      text = trimmed.isEmpty ? nil : trimmed
    } else if let whole = try? container.decode(Int.self) {
      text = String(whole)
    } else if let truth = try? container.decode(Bool.self) {
      text = String(truth)
    } else {
      text = String(try container.decode(Double.self))
    }
  }
}
