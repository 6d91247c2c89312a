import Phrases

/// The source of a manual page, in the macros of man(7).
struct ManualPage {
  var lines: [String] = []

  /// Longer source lines are bad style, counted as `bytes(of:)` does.
  private static let longest = 79

  init(_ title: String, section: Int, date: String, source: String) {
    lines.append(".TH \(title) \(section) \(date) \"\(source)\"")
  }

  mutating func section(_ title: String) { lines.append(".SH \(title)") }

  /// A paragraph of its own, unless it is the first one of a section.
  mutating func paragraph(_ text: String) {
    if lines.last?.hasPrefix(".SH") == false { lines.append(".PP") }
    lines += Self.filled(text)
  }

  /// A paragraph under a term.
  mutating func item(_ term: String, _ text: String) {
    lines += [".TP", ".B \"\(Self.escaped(term).replacing("\"", with: "\\(dq"))\""]
    lines += Self.filled(text)
  }

  /// Lines as they are.
  mutating func verbatim(_ text: [String]) {
    lines += [".nf"] + text.map { Self.begun(Self.escaped($0)) } + [".fi"]
  }

  /// The text without what would be a command of the formatter.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      // At the end of a line it would end a sentence.
      case "?": "?\\&"
      default: String(character)
      }
    }.joined()
  }

  private static func begun(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// The bytes of a text in which everything outside of ASCII is an escape such as `\[uAC08]`.
  private static func bytes(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  private static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    for word in escaped(text).split(separator: " ") {
      if let last = lines.last, bytes(of: last) + 1 + bytes(of: word) <= longest {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(begun(String(word)))
      }
    }
    return lines
  }
}

/// What `galbi generate` prints from the tables of commands, options, settings, links and demos.
enum Reference: String, CaseIterable {
  case man, bash, zsh, fish

  /// Without the last line break; what a completion says depends on the language of its shell.
  @MainActor func text(_ language: Language) -> String {
    switch self {
    case .man: ManualPage.galbi(language)
    case .bash: Completion.bash
    case .zsh: Completion.zsh
    case .fish: Completion.fish
    }
  }
}
