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
  /// Throws if an option was given that would have no effect.
  public func check(for purpose: Purpose) throws(UsageError) {
    for option in given {
      if case .commands(let commands) = option.scope, !purpose.takes(option.scope) {
        // Of many commands, that it is not this one is said below.
        guard purpose == .screen || commands.count == 1 else { continue }
        throw .loneOption(option.name, needs: commands.joined(separator: ", "))
      }
    }
    let idle = given.first { !purpose.takes($0.scope) }
    switch purpose {
    case .screen:
      if !isHeadless, let option = given.first(where: { $0.isHeadless && !isOfUse($0.name) }) {
        throw .loneOption(option.name, needs: "--headless")
      }
      if isHeadless, record != nil { throw .idleOption("--record", words: "--headless") }
      if keys != nil, replay != nil { throw .idleOption("--keys", words: "--replay") }
    case .tree:
      if let idle { throw .idleOption(idle.name, words: "galbi tree") }
    case .words(let words):
      if let idle { throw .idleOption(idle.name, words: words) }
    }
  }

  /// Throws for a theme that is neither a standard one nor one of `own`, by their names.
  func checkTheme(_ own: [String]) throws(UsageError) {
    let names = CommandOption.themes + own
    guard let theme, !names.contains(theme) else { return }
    throw .badValue(option: "--theme", value: theme, expected: .one(of: names))
  }

  /// Whether an option of a headless run also has an effect on the terminal.
  private func isOfUse(_ option: String) -> Bool {
    switch option {
    case "--size": isPlain
    case "--secrets": isPlain || replay != nil
    default: false
    }
  }
}
