public import Phrases

/// The selected key and the actions of a keypad.
public final class KeypadState: Responder {
  /// What a key of the pad does.
  public enum Key: Hashable, Sendable {
    /// Types these digits.
    case digits(String)
    /// Erases the last digit.
    case erase
  }

  /// Called with the pressed key.
  public var onPress: ((Key) -> Void)?
  /// Called with pasted text.
  public var onPaste: ((String) -> Void)?

  static let keys: [[Key]] = [
    [.digits("7"), .digits("8"), .digits("9")], [.digits("4"), .digits("5"), .digits("6")],
    [.digits("1"), .digits("2"), .digits("3")], [.digits("00"), .digits("0"), .erase],
  ]

  private(set) var row = 0
  private(set) var column = 0

  /// The first key, 7, is selected.
  public init() {}

  var selected: Key { Self.keys[row][column] }

  public var takesPaste: Bool { onPaste != nil }

  public func insert(_ text: String) { onPaste?(text) }

  public var role: Phrase { TerminalText.keypad }

  /// Arrows at the edge are left to others, so that they move the focus out of the keypad.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    var bindings = [
      KeyBinding(.enter, .character(" "), title: TerminalText.press) {
        [weak self] in self?.press()
      }
    ]
    func add(_ key: TerminalUI.Key, _ title: Phrase, down: Int = 0, right: Int = 0) {
      var binding = KeyBinding(key, title: title, isHinted: false) { [weak self] in
        self?.row += down
        self?.column += right
      }
      binding.isConfined = true
      binding.isIdle =
        !Self.keys.indices.contains(row + down) || !Self.keys[0].indices.contains(column + right)
      bindings.append(binding)
    }
    add(.up, TerminalText.up, down: -1)
    add(.down, TerminalText.down, down: 1)
    add(.left, TerminalText.left, right: -1)
    add(.right, TerminalText.right, right: 1)
    return bindings
  }

  func click(row: Int, column: Int) {
    guard Self.keys.indices.contains(row), Self.keys[0].indices.contains(column) else { return }
    (self.row, self.column) = (row, column)
    press()
  }

  private func press() { onPress?(selected) }
}
