import Launch

/// What the words after `galbi places` mean.
enum PlacesCommand: Equatable {
  /// Tells how many places were imported.
  case tell
  /// With the path of the file.
  case take(String)

  /// Takes all of the words that it knows.
  init(_ words: inout ArraySlice<String>) throws(UsageError) {
    switch words.popFirst() {
    case nil: self = .tell
    case "import":
      guard let path = words.popFirst() else {
        throw .missingWord(example: "galbi places import places.csv")
      }
      self = .take(path)
    case let word?: throw .unknownWord(word, nearest: nil)
    }
  }
}
