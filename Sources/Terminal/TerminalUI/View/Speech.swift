public import Phrases

/// Collects the descriptions of widgets as lines of text.
@MainActor
public final class Speech {
  /// The language in which widgets describe themselves, and the symbols for control characters.
  public let environment: Environment
  /// The lines that were added, in the order of the screen.
  public private(set) var spoken: [SpokenLine] = []
  /// The value of the widget with the focus.
  private(set) var focusedValue: String?
  private let focus: (any Responder)?
  private let waits: LoadingDelays
  /// Whether rows are waited for, so that a list without any does not say that it is empty.
  private(set) var isWaiting = false
  /// Whether the words are copied, which are those of the things alone, without what is done with them.
  let isCopied: Bool
  /// Whether what is said follows a selection.
  private var isAside = false

  init(
    environment: Environment, focus: (any Responder)?, waits: LoadingDelays = LoadingDelays(),
    isCopied: Bool = false
  ) {
    self.environment = environment
    self.focus = focus
    self.waits = waits
    self.isCopied = isCopied
  }

  /// The lines, with a mark before the focused one.
  public var lines: [String] { spoken.map(\.words) }

  /// Returns whether a responder has the focus, so that its widget says the focused line.
  public func hasFocus(_ responder: any Responder) -> Bool { focus === responder }

  /// Whether something has been waited for long enough to speak of it.
  func isLong(_ text: String) -> Bool { waits.isLong(text) }

  /// Adds one line, unless it is empty.
  public func say(_ text: String, isFocused: Bool = false) {
    say(text, isFocused ? .focused : .normal)
  }

  /// Adds one line, unless it is empty.
  public func say(_ text: String, _ kind: SpokenLine.Kind) { say(text, kind, subject: nil) }

  /// Adds one line, which on the same screen is new only where `subject` is, if it has one.
  func say(_ text: String, _ kind: SpokenLine.Kind, subject: String?) {
    let text = ControlCharacters.escaped(text, environment.symbols)
    guard !text.isEmpty else { return }
    spoken.append(SpokenLine(text, isAside && kind == .normal ? .aside : kind, subject: subject))
  }

  /// Adds the line of a widget, such as `> 목록 사람, 3 / 100: 중년, 박지훈`.
  ///
  /// `position` counts from 1.
  public func say(
    _ role: Phrase, _ label: String = "", value: String = "",
    position: (number: Int, count: Int)? = nil, isFocused: Bool = false
  ) {
    var line = role.text(environment.language)
    if !label.isEmpty { line += " " + label }
    let subject = position.map { "\(line), \($0.count)" }
    if let position { line += ", \(position.number) / \(position.count)" }
    if !value.isEmpty { line += ": " + value }
    if isFocused { focusedValue = value }
    say(line, isFocused ? .focused : .normal, subject: subject)
  }

  /// Describes a widget that follows a selection, so that it is not said each time this moves.
  func sayAside(_ widget: any Widget) {
    let wasAside = isAside
    isAside = true
    widget.describe(to: self)
    isAside = wasAside
  }

  /// Describes a list whose rows are waited for.
  func sayWaiting(_ list: any Widget) {
    isWaiting = true
    list.describe(to: self)
    isWaiting = false
  }

  /// The description of a nested widget, in one line.
  public func words(of widget: any Widget) -> String { lines(of: widget).joined(separator: " ") }

  /// The description of a nested widget whose parts stand apart on the screen, in one line: with commas
  /// between them, but for a part that ends with a colon.
  public func parts(of widget: any Widget) -> String {
    lines(of: widget).reduce(into: "") { words, part in
      if !words.isEmpty { words += words.hasSuffix(":") ? " " : ", " }
      words += part
    }
  }

  private func lines(of widget: any Widget) -> [String] {
    let speech = Speech(environment: environment, focus: focus, waits: waits, isCopied: isCopied)
    widget.describe(to: speech)
    return speech.lines
  }
}
