import Phrases

/// The text and caret of a field with several lines.
public final class TextAreaState: Responder {
  /// With line feeds.
  public private(set) var characters: [Character] = []
  /// The index of the character after the caret, in grapheme clusters.
  public private(set) var caret = 0
  /// Whether the last input was longer than what fits, and was cut.
  public private(set) var isFull = false

  /// Called with the new text when the user has changed it.
  public var onChange: ((String) -> Void)?
  /// Called when the user has moved the focus elsewhere.
  public var onLeave: (() -> Void)?

  private let byteLimit: Int
  /// The columns and rows of the text in the last frame.
  private var size = Size(columns: 80, rows: 1)
  private var symbols = Symbols.unicode
  /// The first visible row of the text.
  private(set) var offset = 0
  /// The column that the caret keeps while it moves up and down.
  private var goal: Int?
  var edits = TextEdits()

  /// An area for at most `byteLimit` bytes of UTF-8.
  public init(_ text: String = "", byteLimit: Int) {
    self.byteLimit = byteLimit
    set(text)
  }

  /// The text with line feeds between its lines, and without tabs.
  public var text: String { String(characters) }

  /// Replaces the text and moves the caret to its end, without calling `onChange`.
  public func set(_ text: String) {
    characters = Self.normalised(text.prefix(bytes: byteLimit))
    moveCaret(to: characters.count)
    isFull = false
    edits = TextEdits()
  }

  /// Replaces the text if it is another one, without calling `onChange`.
  public func show(_ text: String) {
    if self.text != text { set(text) }
  }

  /// The caret at a point of the visible text.
  func caret(inRow row: Int, column: Int) -> Int {
    rows.caret(inRow: row + offset, column: column)
  }

  public var takesText: Bool { true }

  public func userDidLeave() {
    edits.anchor = nil
    onLeave?()
  }

  public func insert(_ text: String) {
    // A longer paste is not looked at beyond what may fit.
    let new = String(Self.normalised(text.prefix(bytes: byteLimit)))
    // Joined as a string, since the text may combine with the character before the caret.
    let selection = selection
    let joined = String(characters[..<selection.lowerBound]) + new
    let rest = String(characters[selection.upperBound...])
    let start = joined.prefix(bytes: byteLimit - rest.utf8.count)
    isFull = start.utf8.count < joined.utf8.count || text.utf8.count > byteLimit
    // What begins a word is a step of its own.
    if caret > 0, characters[caret - 1].isWhitespace, text.first?.isWhitespace == false {
      edits.pause()
    }
    // A limit never takes away what was there.
    guard start.count >= selection.lowerBound else { return }
    replace(
      before: selection.upperBound, by: Array(start), text.count == 1 ? .typing : .other)
  }

  /// Every kind of line break as a line feed, and a tab as a blank.
  private static func normalised(_ text: String) -> [Character] {
    text.map { $0.isNewline ? "\n" : $0 == "\t" ? " " : $0 }
  }

  // MARK: Rows

  var rows: TextAreaRows { rows(in: size.columns) }

  /// The last column is for the caret.
  func rows(in columns: Int) -> TextAreaRows {
    TextAreaRows(
      characters.map { $0 == "\n" ? nil : TextWidth.columns(ofEscaped: shown($0)) },
      columns: columns - 1)
  }

  /// A character as it is drawn.
  func shown(_ character: Character) -> String {
    ControlCharacters.escaped(String(character), symbols)
  }

  /// Takes the measures of a frame, and scrolls as little as possible to keep the caret visible.
  func layOut(_ size: Size, _ symbols: Symbols) {
    (self.size, self.symbols) = (size, symbols)
    let (rows, visible) = (rows, max(size.rows, 1))
    let row = rows.row(of: caret)
    offset = min(max(offset, row - visible + 1), row)
    offset = max(min(offset, rows.rows.count - visible), 0)
  }

  /// Scrolls to a first visible row, and takes the caret along.
  func scroll(to first: Int) {
    let rows = rows
    let visible = max(size.rows, 1)
    offset = max(min(first, rows.rows.count - visible), 0)
    let row = rows.row(of: caret)
    let target = min(max(row, offset), offset + visible - 1)
    guard target != row else { return }
    edits.anchor = nil
    move(toRow: target, rows)
  }

  // MARK: Keys

  public func bindings(in environment: Environment) -> [KeyBinding] {
    var bindings = [
      KeyBinding(.enter, title: TerminalText.newLine) { [weak self] in
        self?.insert("\n")
      }
    ]
    func add(
      _ keys: Key..., as title: Phrase, isIdle: Bool = false,
      _ action: @escaping @MainActor (TextAreaState) -> Void
    ) {
      var binding = KeyBinding(keys, title: title, isHinted: false) {
        [weak self] in
        if let self { action(self) }
      }
      binding.isIdle = isIdle
      bindings.append(binding)
    }
    add(.left, .control("b"), as: TerminalText.left) { $0.step(by: -1) }
    add(.right, .control("f"), as: TerminalText.right) { $0.step(by: 1) }
    // At an end the arrows leave the area.
    add(.up, as: TerminalText.up, isIdle: caret == 0) { $0.move(by: -1) }
    add(.down, as: TerminalText.down, isIdle: caret == characters.count) { $0.move(by: 1) }
    add(.pageUp, as: TerminalText.pageUp) { $0.move(by: -max($0.size.rows, 1)) }
    add(.pageDown, as: TerminalText.pageDown) { $0.move(by: max($0.size.rows, 1)) }
    add(.home, .control("a"), as: TerminalText.lineStart) { $0.place(at: $0.lineStart) }
    add(.end, .control("e"), as: TerminalText.lineEnd) { $0.place(at: $0.lineEnd) }
    add(.backspace, as: TerminalText.eraseBefore) {
      $0.erase(max($0.caret - 1, 0)..<$0.caret, .erasing)
    }
    add(.delete, .control("d"), as: TerminalText.eraseAfter) {
      $0.erase($0.caret..<$0.caret + 1, .erasing)
    }
    add(.control("w"), as: TerminalText.eraseWord) { $0.erase($0.blankWordStart..<$0.caret) }
    // At an end of the line the keys that erase to it take its line feed.
    add(.control("u"), as: TerminalText.eraseToStart) { $0.erase($0.lineStart..<$0.caret) }
    add(.control("k"), as: TerminalText.eraseToEnd) {
      $0.erase($0.caret..<max($0.lineEnd, $0.caret + 1))
    }
    return bindings + editBindings
  }

  private func move(by count: Int) {
    edits.anchor = nil
    edits.pause()
    moveCaret(byLines: count)
  }

  private func move(toRow row: Int, _ rows: TextAreaRows) {
    let column = goal ?? rows.column(of: caret)
    caret = rows.caret(inRow: row, column: column)
    goal = column
  }

  /// The line of the caret, counted from 0, and where it begins and ends.
  var lineNumber: Int { characters[..<caret].count { $0 == "\n" } }
  var lineCount: Int { characters.count { $0 == "\n" } + 1 }
  var lineStart: Int { (characters[..<caret].lastIndex(of: "\n") ?? -1) + 1 }
  var lineEnd: Int { characters[caret...].firstIndex(of: "\n") ?? characters.count }

  /// The start of the word before the caret, up to a blank; at the start of a line its line feed.
  private var blankWordStart: Int {
    var start = caret
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start == caret ? max(caret - 1, 0) : start
  }
}

extension TextAreaState: EditedText {
  func moveCaret(to index: Int) {
    caret = max(min(index, characters.count), 0)
    goal = nil
  }

  /// Moves the caret by rows; beyond the first or the last one to its start or end.
  func moveCaret(byLines count: Int) {
    let rows = rows
    let target = rows.row(of: caret) + count
    if target < 0, rows.row(of: caret) == 0 { return moveCaret(to: 0) }
    if target >= rows.rows.count, rows.row(of: caret) == rows.rows.count - 1 {
      return moveCaret(to: characters.count)
    }
    move(toRow: target, rows)
  }

  func replace(before end: Int, by new: [Character], _ kind: TextEdits.Kind) {
    if kind == .erasing || new.count < end { isFull = false }
    // Joined as a string, since the rest may combine with the new text.
    let text = Array(String(new) + String(characters[end...]))
    let before = TextEdits.Moment(characters: characters, caret: caret)
    let isPart = kind == .typing && text.count == characters.count && selection.isEmpty
    let hasChanged = text != characters
    if hasChanged { edits.keep(before, kind, isPart: isPart) } else { edits.anchor = nil }
    characters = text
    moveCaret(to: new.count)
    if hasChanged { onChange?(self.text) }
  }

  func restore(_ moment: TextEdits.Moment) {
    characters = moment.characters
    moveCaret(to: moment.caret)
    isFull = false
    onChange?(text)
  }
}
