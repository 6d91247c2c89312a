/// The words of texts from outside.
extension StringProtocol {
  /// The words, which blanks and control characters separate.
  public var words: [SubSequence] { split { $0.isWhitespace || $0.isControl } }

  /// The words with single blanks between them, in one line and without control characters.
  public var singleSpaced: String { words.joined(separator: " ") }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.first?.properties.generalCategory == .control
  }
}
