import Phrases
import TerminalUI

/// What a command line does, as far as the allowed options depend on it.
public enum Purpose: Sendable, Equatable {
  /// Shows a screen, on the terminal or headless.
  case screen
  /// Prints the tree of riblets.
  case tree
  /// Prints text only; with the command, such as `galbi config`.
  case words(String)
}

extension Options {
  private static let keys = ["--keys", "--secrets", "--format", "--frames"]
  private static let headless = keys + ["--size", "--timeout"]
  private static let screen = ["--plain", "--record", "--replay"]
  /// The command that needs `--to`.
  private static let moving = "galbi books move"
  /// The command that needs `--ssh`.
  private static let serving = "galbi serve"

  /// Throws if an option was given that would have no effect.
  public func check(for purpose: Purpose) throws(UsageError) {
    if target != nil, purpose != .words(Self.moving) {
      throw .loneOption("--to", needs: Self.moving)
    }
    if isSSH, purpose != .words(Self.serving) {
      throw .loneOption("--ssh", needs: Self.serving)
    }
    switch purpose {
    case .screen:
      if !isHeadless, let option = first(of: Self.headless.filter { !isOfUse($0) }) {
        throw .loneOption(option, needs: "--headless")
      }
      if isHeadless, record != nil { throw .idleOption("--record", words: "--headless") }
      if keys != nil, replay != nil { throw .idleOption("--keys", words: "--replay") }
      if isJSON { throw .loneOption("--json", needs: "galbi tree") }
    case .tree:
      if let option = first(of: Self.keys + Self.screen) {
        throw .idleOption(option, words: "galbi tree")
      }
    case .words(let words):
      if let option = first(of: Self.headless + Self.screen + ["--json", "--within"]) {
        throw .idleOption(option, words: words)
      }
    }
  }

  /// Throws for a theme that is neither a standard one nor one of `own`, by their names.
  func checkTheme(_ own: [String]) throws(UsageError) {
    let names = Theme.all.map(\.name) + own
    guard let theme, !names.contains(theme) else { return }
    throw .badValue(option: "--theme", value: theme, expected: .list(names))
  }

  /// Whether an option of a headless run also has an effect on the terminal.
  private func isOfUse(_ option: String) -> Bool {
    switch option {
    case "--size": isPlain
    case "--secrets": isPlain || replay != nil
    default: false
    }
  }

  private func first(of names: [String]) -> String? { given.first(where: names.contains) }
}
