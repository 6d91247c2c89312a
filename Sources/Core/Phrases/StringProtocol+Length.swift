/// Limits of texts from outside.
///
/// A character may be made of any number of code points, so a number of characters limits nothing by
/// itself: there are at most four code points, which are at most 16 bytes, for each of them.
extension StringProtocol {
  private static func codePoints(_ limit: Int) -> Int { 4 * limit }

  /// Whether the text has at most `limit` characters, of a usual length.
  public func fits(_ limit: Int) -> Bool {
    guard utf8.count > limit else { return true }
    return unicodeScalars.dropFirst(Self.codePoints(limit)).isEmpty && count <= limit
  }

  /// The start of the text, in whole characters, that has at most so many bytes of UTF-8.
  public func prefix(bytes limit: Int) -> String {
    guard utf8.count > limit else { return String(self) }
    var left = limit
    return String(
      prefix { character in
        left -= character.utf8.count
        return left >= 0
      })
  }

  /// The start of the text that fits.
  public func prefix(fitting limit: Int) -> String {
    guard !fits(limit) else { return String(self) }
    var start = String.UnicodeScalarView()
    start.append(contentsOf: unicodeScalars.prefix(Self.codePoints(limit)))
    return String(String(start).prefix(limit))
  }
}
