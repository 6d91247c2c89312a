import SessionDomain

/// The text of an account in its file: lines with a word and its value.
enum AccountText {
  private static let head = "galbi-session "
  private static let version = 1

  static func text(of account: Account) -> String {
    var lines = [
      "\(head)\(version)", "name \(account.profile.name)",
      "tries \(account.attempts.count) \(account.attempts.since)",
    ]
    if let pin = account.pin { lines.append("pin \(pin)") }
    if account.isErasing { lines.append("erasing") }
    return lines.joined(separator: "\n") + "\nend\n"
  }

  /// - Throws: `newerData`, or `damaged` if anything is missing or cannot be understood.
  static func account(
    _ text: String, id: String, path: String
  ) throws(SessionError) -> Account {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.hasPrefix(head),
      let found = Int(first.dropFirst(head.count))
    else { throw .damaged(path: path) }
    guard found <= version else { throw .newerData }
    // A file that was cut off has no end. Without its last lines it would look like one without a PIN.
    guard lines.popLast() == "", lines.popLast() == "end" else { throw .damaged(path: path) }
    var account = Account(profile: Profile(id: id, name: ""))
    for line in lines {
      let word = line.prefix { $0 != " " }
      guard take(line.dropFirst(word.count + 1), of: word, into: &account) else {
        throw .damaged(path: path)
      }
    }
    guard !account.profile.name.isEmpty else { throw .damaged(path: path) }
    return account
  }

  private static func take(
    _ value: Substring, of word: Substring, into account: inout Account
  ) -> Bool {
    switch word {
    case "name": account.profile.name = String(value)
    case "pin":
      guard !value.isEmpty else { return false }
      account.pin = String(value)
    case "tries":
      let numbers = value.split(separator: " ").compactMap { Int64($0) }
      guard numbers.count == 2, let count = Int(exactly: numbers[0]) else { return false }
      account.attempts = Attempts(count: count, since: numbers[1])
    case "erasing": account.isErasing = true
    default: return false
    }
    return true
  }
}
