/// A path as the user types it.
public enum UserPath {
  /// The path without blanks at its ends, and with the home folder for `~`.
  ///
  /// Removes the quotes that terminals put around the path of a file dropped on them.
  public static func expanded(_ text: String, homeFolder: String?) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    let path = unquoted(end.map { String(start[...$0]) } ?? "")
    guard let homeFolder, path == "~" || path.hasPrefix("~/") else { return path }
    return homeFolder + path.dropFirst()
  }

  private static func unquoted(_ path: String) -> String {
    guard path.count > 2, let quote = path.first, quote == "'" || quote == "\"",
      path.last == quote
    else { return path }
    return String(path.dropFirst().dropLast())
  }
}
