import Search

/// What a name of a category or an account is known by: its text, whatever its case, its accents and its blanks.
///
/// Signs and emoji count, so that C++, C# and C are three names. How an emoji is drawn does not.
struct NameKey: Hashable {
  let text: String

  init(_ name: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in SearchKey(name).text.unicodeScalars
    where !scalar.properties.isWhitespace && !scalar.properties.isVariationSelector {
      scalars.append(scalar)
    }
    text = String(scalars)
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether the name begins with another one.
  func begins(with other: NameKey) -> Bool { !other.isEmpty && text.hasPrefix(other.text) }
}
