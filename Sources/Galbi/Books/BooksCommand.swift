import Launch

/// What the words after `galbi books` mean.
enum BooksCommand: Equatable {
  /// To the address of a database on a server.
  case move(String)

  private static let example = "galbi books move --to postgresql://example.org/books"

  /// Takes all of the words that it knows; `target` is the option `--to`.
  init(_ words: inout ArraySlice<String>, to target: String?) throws(UsageError) {
    switch words.popFirst() {
    case "move":
      guard let target else { throw .missingWord(example: Self.example) }
      self = .move(target)
    case nil: throw .missingWord(example: Self.example)
    case let word?: throw .unknownWord(word, nearest: nearest(to: word, among: ["move"]))
    }
  }
}
