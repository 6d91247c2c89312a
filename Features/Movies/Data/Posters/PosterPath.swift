/// The path of a poster at the service, such as `/abc.jpg`.
///
/// It leads to no other host and no other folder, and names a file.
struct PosterPath: Hashable {
  let text: String

  private static let limit = 200
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./".utf8)

  /// Nil for a path that the service would not have.
  init?(_ text: String) {
    guard text.hasPrefix("/"), text.utf8.count <= Self.limit, !text.contains(".."),
      text.utf8.allSatisfy(Self.plain.contains)
    else { return nil }
    self.text = text
  }

  /// The name of the file of a poster with this path; no other path has it.
  var fileName: String { String(text.map { $0 == "/" ? "," : $0 }) }
}
