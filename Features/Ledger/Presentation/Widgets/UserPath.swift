/// A path as the user writes it.
enum UserPath {
  /// Without blanks at its ends, and with the home folder in the place of `~`.
  static func expanded(_ text: String, homeFolder: String?) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    let path = end.map { String(start[...$0]) } ?? ""
    guard let homeFolder, path == "~" || path.hasPrefix("~/") else { return path }
    return homeFolder + path.dropFirst()
  }
}
