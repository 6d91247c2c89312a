/// A telephone number: digits, possibly after a plus, in groups.
enum TelephoneRule {
  /// The numbers of digits that one can have (ITU-T E.164, and the shortest Korean ones).
  private static let digits = 7...15

  /// Nil while further characters can make it valid.
  static func error(of text: String, isComplete: Bool) -> OrderValidationError? {
    let number = text.hasPrefix("+") ? text.dropFirst() : text[...]
    let count = number.count { $0.isASCII && $0.isNumber }
    let isNumber = number.allSatisfy { $0.isASCII && ($0.isNumber || "-() .".contains($0)) }
    guard isNumber, count <= digits.upperBound else { return .notATelephone }
    return isComplete && count < digits.lowerBound ? .notATelephone : nil
  }
}

/// An e-mail address, as far as its form tells: whether it exists only a message can.
enum EmailRule {
  static func error(of text: String, isComplete: Bool) -> OrderValidationError? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !text.contains(where: \.isWhitespace), !text.hasPrefix("@") else {
      return .notAnEmail
    }
    guard isComplete else { return nil }
    let labels =
      parts.count == 2 ? parts[1].split(separator: ".", omittingEmptySubsequences: false) : []
    return labels.count < 2 || labels.contains(where: \.isEmpty) ? .notAnEmail : nil
  }
}

/// A postal code: five digits in Korea, letters and digits elsewhere.
enum ZipRule {
  static func error(of text: String, isComplete: Bool) -> OrderValidationError? {
    let isCode = text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter || "- ".contains($0)) }
    guard isCode else { return .notAZip }
    let count = text.count { $0.isNumber || $0.isLetter }
    return isComplete && (count < 3 || !text.contains(where: \.isNumber)) ? .notAZip : nil
  }
}
