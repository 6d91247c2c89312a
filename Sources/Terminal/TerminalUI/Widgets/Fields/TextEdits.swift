import Phrases

/// What undo restores in a text, and where its selection begins.
struct TextEdits {
  /// A text and its caret before a change.
  struct Moment {
    let characters: [Character]
    let caret: Int
  }

  /// What a change does; several of one kind in a row are undone together.
  enum Kind { case typing, erasing, other }

  /// The other end of the selection than the caret; nil without one.
  var anchor: Int?
  private var moments: [Moment] = []
  /// The kind of the last change; nil if the next one is a step of its own.
  private var last: Kind?

  /// How many steps are kept.
  private static let most = 200

  /// Keeps what was before a change.
  ///
  /// `isPart` if the change has only altered a character that was there: what is typed of one character is
  /// undone as a whole.
  mutating func keep(_ moment: Moment, _ kind: Kind, isPart: Bool) {
    anchor = nil
    let goesOn = last == kind && kind != .other || isPart && !moments.isEmpty
    if !goesOn { moments = moments.suffix(Self.most - 1) + [moment] }
    last = kind
  }

  /// Makes the next change a step of its own.
  mutating func pause() { last = nil }

  /// Returns and forgets what was before the last step; nil without one.
  mutating func undo() -> Moment? {
    anchor = nil
    last = nil
    return moments.popLast()
  }
}

/// A text with a caret that the user edits: moves and deletes by words, selects, and undoes.
///
/// Characters are grapheme clusters, so that no syllable is ever split.
@MainActor
protocol EditedText: Responder {
  var characters: [Character] { get }
  var caret: Int { get }
  var edits: TextEdits { get set }
  /// Where the line of the caret begins and ends.
  var lineStart: Int { get }
  var lineEnd: Int { get }

  /// Moves the caret, and leaves the selection as it is.
  func moveCaret(to index: Int)
  /// Moves the caret by lines; to the end of the text where there are none.
  func moveCaret(byLines count: Int)
  /// Replaces the text before an index, and moves the caret behind the new text.
  func replace(before end: Int, by new: [Character], _ kind: TextEdits.Kind)
  /// Shows a text and a caret of before.
  func restore(_ moment: TextEdits.Moment)
}

extension EditedText {
  /// The selected characters; empty at the caret without a selection.
  var selection: Range<Int> {
    let anchor = min(edits.anchor ?? caret, characters.count)
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Moves the caret, and ends the selection.
  func place(at index: Int) {
    edits.anchor = nil
    edits.pause()
    moveCaret(to: index)
  }

  /// Moves the caret, and selects what is between it and where it was first.
  func select(to index: Int) {
    if edits.anchor == nil { edits.anchor = caret }
    edits.pause()
    moveCaret(to: index)
  }

  /// Moves the caret to the end of a selection, or by a character.
  func step(by count: Int) {
    let selection = selection
    if selection.isEmpty { return place(at: caret + count) }
    place(at: count < 0 ? selection.lowerBound : selection.upperBound)
  }

  /// Erases the selection, or else a range.
  func erase(_ range: Range<Int>, _ kind: TextEdits.Kind = .other) {
    let isSelected = !selection.isEmpty
    let range = (isSelected ? selection : range).clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return }
    replace(
      before: range.upperBound, by: Array(characters[..<range.lowerBound]),
      isSelected ? .other : kind)
  }

  func undo() {
    if let moment = edits.undo() { restore(moment) }
  }

  /// The start of the word before the caret, and the end of the one behind it, of letters and digits.
  var wordStart: Int {
    var index = caret
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  var wordEnd: Int {
    var index = caret
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }

  /// The bindings for words, the selection and undo.
  var editBindings: [KeyBinding] {
    func key(
      _ keys: Key..., as title: Phrase, _ action: @escaping @MainActor (Self) -> Void
    ) -> KeyBinding {
      KeyBinding(keys, title: title, isHinted: false) { [weak self] in
        if let self { action(self) }
      }
    }
    func selecting(_ motion: Key.Motion, _ action: @escaping @MainActor (Self) -> Void)
      -> KeyBinding
    {
      key(.shift(motion), as: TerminalText.select, action)
    }
    return [
      key(.altLeft, .controlLeft, .alt("b"), as: TerminalText.wordLeft) {
        $0.place(at: $0.wordStart)
      },
      key(.altRight, .controlRight, .alt("f"), as: TerminalText.wordRight) {
        $0.place(at: $0.wordEnd)
      },
      key(.altBackspace, as: TerminalText.eraseWordBefore) { $0.erase($0.wordStart..<$0.caret) },
      key(.alt("d"), .altDelete, as: TerminalText.eraseWordAfter) {
        $0.erase($0.caret..<$0.wordEnd)
      },
      selecting(.left) { $0.select(to: $0.caret - 1) },
      selecting(.right) { $0.select(to: $0.caret + 1) },
      selecting(.wordLeft) { $0.select(to: $0.wordStart) },
      selecting(.wordRight) { $0.select(to: $0.wordEnd) },
      selecting(.home) { $0.select(to: $0.lineStart) },
      selecting(.end) { $0.select(to: $0.lineEnd) },
      selecting(.up) { $0.selectLines(-1) },
      selecting(.down) { $0.selectLines(1) },
      key(.control("_"), as: TerminalText.undo) { $0.undo() },
    ]
  }

  private func selectLines(_ count: Int) {
    if edits.anchor == nil { edits.anchor = caret }
    edits.pause()
    moveCaret(byLines: count)
  }
}

extension Character {
  /// Whether it is part of a word as shells have it: a letter, a digit, or a jamo.
  var isWordPart: Bool {
    isLetter || isNumber || unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
