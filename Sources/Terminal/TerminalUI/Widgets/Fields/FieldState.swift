public import Phrases

/// The text and caret of a field.
public final class FieldState: Responder {
  /// The index of the character after the caret, in grapheme clusters.
  public private(set) var caret = 0
  /// The text in grapheme clusters, at most as many as the field takes.
  public private(set) var characters: [Character] = []

  /// Called with the new text when the user has changed it.
  public var onChange: ((String) -> Void)?
  /// Called with the text on Enter; if nil, the field does not bind Enter.
  public var onSubmit: ((String) -> Void)?
  /// Called on Tab, to complete the text; if nil, Tab moves the focus.
  public var onComplete: (() -> Void)?

  /// Called with the unchanged text of a paste, which is not inserted if this returns true.
  public var onPaste: ((String) -> Bool)?

  /// Called when the user has moved the focus elsewhere.
  public var onLeave: (() -> Void)?

  /// The first visible character; updated by drawing to keep the caret visible.
  var offset = 0
  var edits = TextEdits()
  /// The most rows that a field with names below it has had, by its columns.
  var mostRows: [Int: Int] = [:]
  let limit: Int
  /// Whether the last input was longer than what fits, and was cut.
  private(set) var isFull = false
  /// The title of Enter in hints and help; "confirm" by default.
  public var submission: Phrase?

  /// A field of at most `limit` characters.
  public init(_ text: String = "", limit: Int = 1_000, submission: Phrase? = nil) {
    self.limit = limit
    self.submission = submission
    set(text)
  }

  /// The text in one line: line breaks and tabs are blanks.
  public var text: String { String(characters) }

  /// Replaces the text and moves the caret to its end, without calling `onChange`.
  public func set(_ text: String) {
    characters = Array(Self.line(text).prefix(limit))
    caret = characters.count
    isFull = false
    edits = TextEdits()
  }

  /// Replaces the text if it is another one, without calling `onChange`.
  public func show(_ text: String) {
    if self.text != text { set(text) }
  }

  /// Selects the whole text, which the next letter replaces.
  public func selectAll() {
    place(at: 0)
    select(to: characters.count)
  }

  public var takesText: Bool { true }

  public func userDidLeave() {
    edits.anchor = nil
    onLeave?()
  }

  public func paste(_ text: String) {
    if onPaste?(text) != true { insert(text) }
  }

  public func insert(_ text: String) {
    let selection = selection
    let rest = characters.count - selection.upperBound
    // Joined as a string, since the text may combine with the character before the caret.
    let start = Array(
      String(characters[..<selection.lowerBound]) + Self.line(beginning(of: text)))
    // What begins a word is a step of its own.
    if caret > 0, characters[caret - 1] == " ", text != " " { edits.pause() }
    let most = max(limit - rest, selection.lowerBound)
    replace(
      before: selection.upperBound, by: Array(start.prefix(most)),
      text.count == 1 ? .typing : .other)
    isFull = start.count > most || text.unicodeScalars.count > limit * Self.scalarsPerCharacter
  }

  /// A character rarely has more.
  private static let scalarsPerCharacter = 8

  /// Limits a long paste to what may fit.
  private func beginning(of text: String) -> String {
    String(text.unicodeScalars.prefix(limit * Self.scalarsPerCharacter))
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
          .enter, title: submission ?? TerminalText.submit
        ) { onSubmit(self.text) })
    }
    if let onComplete {
      let title = TerminalText.complete
      bindings.append(KeyBinding(.tab, title: title) { onComplete() })
    }
    func add(_ keys: Key..., as title: Phrase, _ action: @escaping @MainActor () -> Void) {
      bindings.append(
        KeyBinding(keys, title: title, isHinted: false, action: action))
    }
    add(.left, .control("b"), as: TerminalText.left) { self.step(by: -1) }
    add(.right, .control("f"), as: TerminalText.right) { self.step(by: 1) }
    add(.home, .control("a"), as: TerminalText.lineStart) { self.place(at: 0) }
    add(.end, .control("e"), as: TerminalText.lineEnd) { self.place(at: .max) }
    add(.backspace, as: TerminalText.eraseBefore) {
      self.erase(max(self.caret - 1, 0)..<self.caret, .erasing)
    }
    add(.delete, .control("d"), as: TerminalText.eraseAfter) {
      self.erase(self.caret..<self.caret + 1, .erasing)
    }
    add(.control("w"), as: TerminalText.eraseWord) { self.erase(self.blankWordStart..<self.caret) }
    add(.control("u"), as: TerminalText.eraseToStart) { self.erase(0..<self.caret) }
    add(.control("k"), as: TerminalText.eraseToEnd) {
      self.erase(self.caret..<self.characters.count)
    }
    return bindings + editBindings
  }

  /// The start of the word before the caret, up to a blank.
  private var blankWordStart: Int {
    var start = caret
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

}

extension FieldState: EditedText {
  var lineStart: Int { 0 }
  var lineEnd: Int { characters.count }

  func moveCaret(to index: Int) { caret = max(min(index, characters.count), 0) }

  func moveCaret(byLines count: Int) { moveCaret(to: count < 0 ? 0 : .max) }

  func replace(before end: Int, by new: [Character], _ kind: TextEdits.Kind) {
    // Joined as a string, since the rest may combine with the new text.
    let text = Array(String(new) + String(characters[end...]))
    let before = TextEdits.Moment(characters: characters, caret: caret)
    let isPart = kind == .typing && text.count == characters.count && selection.isEmpty
    caret = min(new.count, text.count)
    isFull = false
    guard text != characters else { return edits.anchor = nil }
    edits.keep(before, kind, isPart: isPart)
    characters = text
    onChange?(self.text)
  }

  func restore(_ moment: TextEdits.Moment) {
    (characters, caret) = (moment.characters, moment.caret)
    isFull = false
    onChange?(text)
  }
}
