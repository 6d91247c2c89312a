public import Phrases

/// The text and caret of a field.
public final class FieldState: Responder {
  /// The index of the character after the caret, in grapheme clusters.
  public private(set) var caret = 0
  public private(set) var characters: [Character] = []

  /// Called with the new text when the user has changed it.
  public var onChange: ((String) -> Void)?
  /// Called with the text on Enter; if nil, the field does not bind Enter.
  public var onSubmit: ((String) -> Void)?

  /// Called when the user has moved the focus elsewhere.
  public var onLeave: (() -> Void)?

  /// The first visible character; updated by drawing to keep the caret visible.
  var offset = 0
  private let limit: Int
  /// The title of Enter in hints and help; "confirm" by default.
  public var submission: Phrase?

  /// A field of at most `limit` characters.
  public init(_ text: String = "", limit: Int = 1_000, submission: Phrase? = nil) {
    self.limit = limit
    self.submission = submission
    set(text)
  }

  public var text: String { String(characters) }

  /// Replaces the text and moves the caret to its end, without calling `onChange`.
  public func set(_ text: String) {
    characters = Array(Self.line(text).prefix(limit))
    caret = characters.count
  }

  func placeCaret(at index: Int) { caret = max(min(index, characters.count), 0) }

  public var takesText: Bool { true }

  public func userDidLeave() { onLeave?() }

  public func insert(_ text: String) {
    let rest = characters.count - caret
    // Joined as a string, since the text may combine with the character before the caret.
    let start = Array(String(characters[..<caret]) + Self.line(beginning(of: text)))
    replace(..<caret, by: Array(start.prefix(max(limit - rest, caret))))
  }

  /// Limits a long paste to what may fit; a character rarely has more than a few scalars.
  private func beginning(of text: String) -> String {
    String(text.unicodeScalars.prefix(limit * 8))
  }

  /// The text with line breaks and tabs replaced by blanks.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    var bindings: [KeyBinding] = []
    if let onSubmit {
      bindings.append(
        KeyBinding(
          .enter, title: (submission ?? TerminalText.submit.phrase).text(environment.language)
        ) { onSubmit(self.text) })
    }
    func add(_ keys: Key..., as title: TerminalText, _ action: @escaping @MainActor () -> Void) {
      for key in keys {
        bindings.append(
          KeyBinding(key, title: title.text(environment.language), isHinted: false, action: action))
      }
    }
    add(.left, .control("b"), as: TerminalText.left) { self.caret = max(self.caret - 1, 0) }
    add(.right, .control("f"), as: TerminalText.right) {
      self.caret = min(self.caret + 1, self.characters.count)
    }
    add(.home, .control("a"), as: TerminalText.lineStart) { self.caret = 0 }
    add(.end, .control("e"), as: TerminalText.lineEnd) { self.caret = self.characters.count }
    add(.backspace, as: TerminalText.eraseBefore) {
      self.erase(max(self.caret - 1, 0)..<self.caret)
    }
    add(.delete, .control("d"), as: TerminalText.eraseAfter) {
      self.erase(self.caret..<min(self.caret + 1, self.characters.count))
    }
    add(.control("w"), as: TerminalText.eraseWord) { self.erase(self.wordStart..<self.caret) }
    add(.control("u"), as: TerminalText.eraseToStart) { self.erase(0..<self.caret) }
    add(.control("k"), as: TerminalText.eraseToEnd) {
      self.erase(self.caret..<self.characters.count)
    }
    return bindings
  }

  /// The start of the word before the caret.
  private var wordStart: Int {
    var start = caret
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

  private func erase(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = String(characters[..<range.lowerBound])
    replace(..<range.upperBound, by: Array(start))
  }

  /// Replaces the text before `range.upperBound`, and moves the caret after the new text.
  private func replace(_ range: PartialRangeUpTo<Int>, by new: [Character]) {
    let rest = String(characters[range.upperBound...])
    // Joined as a string, since the rest may combine with the new text.
    let text = Array(String(new) + rest)
    caret = min(new.count, text.count)
    guard text != characters else { return }
    characters = text
    onChange?(self.text)
  }
}
