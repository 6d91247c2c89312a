import Time

/// An expiry date such as `11/28`, `1128` or `11/2028`.
public enum CardExpiry {
  /// The longest validity, in years from today.
  private static let longestValidity = 20

  /// The text with a slash after the month, as `12/30` for `1230` and `09/3` for `93`; a text with
  /// anything but digits stays as it is.
  public static func formatted(_ text: String) -> String {
    guard text.allSatisfy({ digit($0) != nil }), let first = text.first else { return text }
    let whole = first > "1" && text.count > 1 ? "0" + text : text
    guard whole.count > 2 else { return text }
    return "\(whole.prefix(2))/\(whole.dropFirst(2))"
  }

  /// Whether a text has the two figures of a year, with which nearly all end; 20 may be the beginning of 2028.
  public static func isUsual(_ text: String) -> Bool {
    let parts = text.split(separator: "/")
    return parts.count == 2 && parts[0].count == 2 && parts[1].count == 2 && parts[1] != "20"
  }

  /// Returns nil while further digits can make the date valid; `isComplete` is whether the user has
  /// finished.
  static func validationError(
    of text: String, today: Day, isComplete: Bool
  ) -> CardValidationError? {
    let text = text.filter { $0 != " " }
    guard text.allSatisfy({ $0 == "/" || $0 == "-" || digit($0) != nil }) else {
      return .notDigits
    }
    var parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "/" || $0 == "-" })
    if parts.count == 1, text.count > 2 { parts = [text.prefix(2), text.dropFirst(2)] }
    guard parts.count <= 2, let month = parts.first, month.count <= 2 else { return .noExpiry }
    guard isMonth(month, isWhole: parts.count == 2) else { return .noMonth }
    let year = parts.count == 2 ? parts[1] : ""
    guard year.count <= 4 else { return .noExpiry }
    // 20 can be the beginning of 2028.
    let isWhole = year.count == 4 || year.count == 2 && (isComplete || year != "20")
    guard isWhole, let number = Int(year) else { return isComplete ? .noExpiry : nil }
    let months = (year.count == 2 ? 2_000 + number : number) * 12 + (Int(month) ?? 0)
    let now = today.year * 12 + today.month
    if months < now { return .expired }
    return months > now + longestValidity * 12 ? .tooFarAhead : nil
  }

  private static func isMonth(_ text: Substring, isWhole: Bool) -> Bool {
    guard let month = Int(text) else { return !isWhole }
    return (1...12).contains(month) || month == 0 && text.count == 1 && !isWhole
  }

  private static func digit(_ character: Character) -> Character? {
    ("0"..."9").contains(character) ? character : nil
  }
}
