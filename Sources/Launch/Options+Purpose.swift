/// What a command line is for, as far as options depend on it.
public enum Purpose: Sendable {
  /// A screen, on the terminal or headless.
  case screen
  /// The tree of riblets.
  case tree
  /// Words alone, such as settings; with how they are asked for, such as `galbi config`.
  case words(String)
}

extension Options {
  private static let keys = ["--keys", "--secrets", "--format", "--frames"]
  private static let headless = keys + ["--size", "--timeout"]

  /// Throws where an option was given that would do nothing.
  public func check(for purpose: Purpose) throws(UsageError) {
    switch purpose {
    case .screen:
      if !isHeadless, let option = first(of: Self.headless) {
        throw .loneOption(option, needs: "--headless")
      }
      if isJSON { throw .loneOption("--json", needs: "galbi tree") }
    case .tree:
      if let option = first(of: Self.keys) { throw .idleOption(option, words: "galbi tree") }
    case .words(let words):
      if let option = first(of: Self.headless + ["--json"]) {
        throw .idleOption(option, words: words)
      }
    }
  }

  private func first(of names: [String]) -> String? { given.first(where: names.contains) }
}
