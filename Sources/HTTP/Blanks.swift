extension StringProtocol {
  /// Without blanks and line breaks at either end.
  var trimmingBlanks: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
