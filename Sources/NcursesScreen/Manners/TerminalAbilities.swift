import Glibc

/// What a terminal can do that it is not asked for one by one, by what is known of its name.
struct TerminalAbilities: Equatable {
  /// How a terminal shows a notification outside of its window.
  enum Notification { case iTerm, kitty, rxvt }

  /// Links on text (OSC 8).
  var hasLinks = false
  /// Text for the clipboard (OSC 52).
  var hasClipboard = false
  /// Progress beside the title (OSC 9;4), which other terminals show as a notification.
  var hasProgress = false
  var notification: Notification?

  /// Of the terminal that the environment names.
  init(variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    let program = variable("TERM_PROGRAM") ?? ""
    let version = variable("TERM_PROGRAM_VERSION") ?? ""
    // In tmux the other variables may be those of another terminal.
    guard variable("TMUX") == nil else {
      learn("tmux \(program == "tmux" ? version : "")")
      return
    }
    if let name = variable("TERM") { learn(name.replacing("xterm-", with: "", maxReplacements: 1)) }
    learn("\(program) \(version)")
    if let version = variable("VTE_VERSION") { learn("VTE \(version)") }
    if variable("KONSOLE_VERSION") != nil { learn("Konsole") }
    if variable("WT_SESSION") != nil { learn("WindowsTerminal") }
    // https://iterm2.com/feature-reporting
    if program.hasPrefix("iTerm"), variable("TERM_FEATURES")?.contains("P") == true {
      hasProgress = true
    }
  }

  /// Takes in what a terminal of this name and version can do, such as `kitty(0.26.5)`.
  mutating func learn(_ text: String) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? 0 }
    let version = (numbers.first ?? 0) * 100 + (numbers.count > 1 ? numbers[1] : 0)
    let (links, clipboard, progress) = (1, 2, 4)
    let known: (Int, Notification?) =
      switch text.prefix(while: \.isLetter).lowercased() {
      case "kitty": (links + clipboard, .kitty)
      case "ghostty", "wezterm": (links + clipboard + progress, .rxvt)
      case "foot": (links + clipboard, .rxvt)
      case "iterm": (links + clipboard, .iTerm)
      case "windowsterminal", "mintty": (links + clipboard + progress, nil)
      case "alacritty", "contour", "rio": (links + clipboard, nil)
      case "konsole", "vscode": (links, nil)
      case "vte": (version >= 800_000 ? links + progress : version >= 500_000 ? links : 0, nil)
      case "tmux": (version >= 304 ? links + clipboard : clipboard, nil)
      default: (0, nil)
      }
    hasLinks = hasLinks || known.0 & links != 0
    hasClipboard = hasClipboard || known.0 & clipboard != 0
    hasProgress = hasProgress || known.0 & progress != 0
    notification = notification ?? known.1
  }
}
