/// One thing that keys do: the footer, the help and the key press read the same list of these.
public struct KeyBinding {
  /// Any of them does it; the first is shown.
  public private(set) var keys: [Key]
  /// What it does, in a word or two, in the user's language.
  public let title: String
  /// Shown instead of the first key's name, such as `↑↓` for a pair.
  public let label: String?
  /// Whether the footer shows it; the help shows all.
  public let isHinted: Bool
  public let action: @MainActor () -> Void
  /// Whether the action changes nothing but what its own responder selects.
  let isConfined: Bool
  /// Whether there is nothing to do, so that the key may go to somebody else.
  let isIdle: Bool

  /// Without keys it is a hint alone, which says with `label` what the keys of others do together.
  ///
  /// The help and the commands keep `action` while they show it, so it holds its view weakly.
  public init(
    _ keys: Key..., title: String, label: String? = nil, isHinted: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(keys, title: title, label: label, isHinted: isHinted, action: action)
  }

  /// Undoes the last change: `u`.
  public static func undo(
    title: String, isHinted: Bool = true, action: @escaping @MainActor () -> Void
  ) -> KeyBinding {
    KeyBinding(.character("u"), title: title, isHinted: isHinted, action: action)
  }

  /// Redoes what was undone: `U`, and Ctrl-R for Hangul keyboards, where Shift changes nothing
  /// about ㅕ.
  public static func redo(
    title: String, isHinted: Bool = true, action: @escaping @MainActor () -> Void
  ) -> KeyBinding {
    KeyBinding([.character("U"), .control("r")], title: title, isHinted: isHinted, action: action)
  }

  public init(
    _ keys: [Key], title: String, label: String? = nil, isHinted: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.keys = keys
    self.title = title
    self.label = label
    self.isHinted = isHinted
    self.action = action
    isConfined = false
    isIdle = false
  }

  /// The same without the keys that are text in a field; nil if there is no other.
  var withoutText: KeyBinding? {
    var binding = self
    binding.keys.removeAll { if case .character = $0 { true } else { false } }
    return binding.keys.isEmpty ? nil : binding
  }

  /// A key that moves a selection; the help alone shows it.
  init(
    moving key: Key, title: String, isConfined: Bool, isIdle: Bool,
    action: @escaping @MainActor () -> Void
  ) {
    keys = [key]
    self.title = title
    label = nil
    isHinted = false
    self.action = action
    self.isConfined = isConfined
    self.isIdle = isIdle
  }
}
