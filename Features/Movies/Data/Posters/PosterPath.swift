/// The path of a poster at the service, such as `/abc.jpg`.
///
/// It leads to no other host and no other folder, and names a file.
struct PosterPath: Hashable {
  let text: String

  private static let limit = 200

  /// Nil for a path that the service would not have.
  init?(_ text: String) {
    guard text.hasPrefix("/"), text.utf8.count <= Self.limit, !text.contains(".."),
      text.unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "/_-.0123456789".unicodeScalars.contains($0))
      })
    else { return nil }
    self.text = text
  }

  /// The name of the file of a poster with this path; no other path has it.
  var fileName: String { String(text.map { $0 == "/" ? "," : $0 }) }
}
