import Platform
import Raster
import TerminalUI

/// Where text goes that is copied.
public enum Clipboard: Sendable {
  /// Nowhere, or into the clipboard of the terminal, which takes text by OSC 52.
  case none, terminal
  /// tmux, which does not say whether it passes the text on.
  case tmux
}

/// What a terminal can do that it is not asked for one by one, by what is known of its name.
struct TerminalAbilities: Equatable {
  /// How a terminal shows a notification outside of its window.
  enum Notification { case iTerm, kitty, rxvt }

  struct Features: OptionSet {
    let rawValue: Int

    /// Links on text (OSC 8).
    static let links = Features(rawValue: 1)
    /// Text for the clipboard (OSC 52).
    static let clipboard = Features(rawValue: 2)
    /// Progress beside the title (OSC 9;4), which other terminals show as a notification.
    static let progress = Features(rawValue: 4)
    /// The terminal is tmux.
    static let tmux = Features(rawValue: 8)
  }

  var features: Features = []
  private(set) var notification: Notification?

  /// Of the terminal that the environment names.
  init(variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    let program = variable("TERM_PROGRAM") ?? ""
    let version = variable("TERM_PROGRAM_VERSION") ?? ""
    // In tmux the other variables may be those of another terminal.
    guard variable("TMUX") == nil else {
      learn("tmux \(program == "tmux" ? version : "")")
      return
    }
    if let term = variable("TERM") {
      // A number behind the name is that of colours.
      let name = term.replacing("xterm-", with: "", maxReplacements: 1)
      learn(String(name.prefix(while: \.isLetter)))
    }
    learn("\(program) \(version)")
    if let version = variable("VTE_VERSION") { learn("VTE \(version)") }
    if variable("KONSOLE_VERSION") != nil { learn("Konsole") }
    if variable("WT_SESSION") != nil { learn("WindowsTerminal") }
    // https://iterm2.com/feature-reporting
    if program.hasPrefix("iTerm"), variable("TERM_FEATURES")?.contains("P") == true {
      features.insert(.progress)
    }
  }

  /// Takes in what a terminal of this name and version can do, such as `kitty(0.26.5)`.
  mutating func learn(_ text: String) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? 0 }
    let version = (numbers.first ?? 0) * 100 + (numbers.count > 1 ? numbers[1] : 0)
    let known: (Features, Notification?) =
      switch text.prefix(while: \.isLetter).lowercased() {
      case "kitty": ([.links, .clipboard], .kitty)
      case "ghostty", "wezterm": ([.links, .clipboard, .progress], .rxvt)
      case "foot": ([.links, .clipboard], .rxvt)
      case "iterm": ([.links, .clipboard], .iTerm)
      case "windowsterminal", "mintty": ([.links, .clipboard, .progress], nil)
      case "alacritty", "contour", "rio": ([.links, .clipboard], nil)
      case "konsole", "vscode": (.links, nil)
      case "vte" where version >= 800_000: ([.links, .progress], nil)
      case "vte" where version >= 500_000: (.links, nil)
      case "tmux" where version >= 307: ([.tmux, .links, .progress], nil)
      case "tmux": (version >= 304 ? [.tmux, .links] : .tmux, nil)
      default: ([], nil)
      }
    features.formUnion(known.0)
    notification = notification ?? known.1
  }

  var clipboard: Clipboard {
    features.contains(.clipboard) ? .terminal : features.contains(.tmux) ? .tmux : .none
  }

  /// What puts text into the clipboard.
  func sequence(copying text: String) -> String {
    let sequence = "\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{1B}\\"
    guard clipboard == .tmux else { return sequence }
    // tmux takes the first with the option set-clipboard, and passes on the second with
    // allow-passthrough.
    return sequence + "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}")
      + "\u{1B}\\"
  }

  /// What shows a notification; nil where the terminal has none.
  func sequence(notifying text: String) -> String? {
    // A semicolon ends a field.
    let text = ControlCharacters.escaped(text).replacing(";", with: ",")
    return switch notification {
    case .iTerm: "\u{1B}]9;\(text)\u{1B}\\"
    case .kitty: "\u{1B}]99;;\(text)\u{1B}\\"
    case .rxvt: "\u{1B}]777;notify;\(text);\u{1B}\\"
    case nil: nil
    }
  }
}
