import Books
import Launch

/// What the words after `galbi books` mean.
enum BooksCommand: Equatable {
  /// To the address of a database on a server.
  case move(String)
  case members
  /// Of one, by the name on the server; nil for none.
  case set(String, MemberRight?)
  /// Puts rows right, or aside, that no table should have.
  case mend

  private static let example = "galbi books move --to postgresql://example.org/books"

  /// Only moving takes `--to`.
  var purpose: Purpose {
    switch self {
    case .move: .words("galbi books move")
    case .members, .set: .words("galbi books members")
    case .mend: .words("galbi books mend")
    }
  }

  /// Takes all of the words that it knows; `target` is the option `--to`.
  init(_ words: inout ArraySlice<String>, to target: String?) throws(UsageError) {
    switch words.popFirst() {
    case "move":
      guard let target else { throw .missingWord(example: Self.example) }
      self = .move(target)
    case "members": self = try Self.members(&words)
    case "mend": self = .mend
    case nil: throw .missingWord(example: Self.example)
    case let word?: throw .unknownWord(word, nearest: nil)
    }
  }

  private static func members(_ words: inout ArraySlice<String>) throws(UsageError) -> Self {
    let verb = words.popFirst()
    switch verb {
    case nil: return .members
    case "set", "remove": break
    case let word?: throw .unknownWord(word, nearest: nil)
    }
    guard let name = words.popFirst() else {
      throw .missingWord(example: "galbi books members set kim spend")
    }
    if verb == "remove" { return .set(name, nil) }
    let rights = MemberRight.allCases.map(\.rawValue)
    guard let word = words.popFirst() else {
      throw .missingWord(example: "galbi books members set \(name) spend")
    }
    guard let right = MemberRight(rawValue: word) else {
      throw .unknownWord(word, nearest: nearest(to: word, among: rights))
    }
    return .set(name, right)
  }
}
