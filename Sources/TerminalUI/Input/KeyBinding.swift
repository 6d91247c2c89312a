/// One thing that keys do: the footer, the help and the key press read the same list of these.
public struct KeyBinding {
  /// Any of them does it; the first is shown.
  public let keys: [Key]
  /// What it does, in a word or two, in the user's language.
  public let title: String
  /// Shown instead of the first key's name, such as `↑↓` for a pair.
  public let label: String?
  /// Whether the footer shows it; the help shows all.
  public let isHinted: Bool
  public let action: @MainActor () -> Void
  /// Whether the action changes nothing but what its own responder selects.
  let isConfined: Bool

  public init(
    _ keys: Key..., title: String, label: String? = nil, isHinted: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(keys, title: title, label: label, isHinted: isHinted, action: action)
  }

  init(
    _ keys: [Key], title: String, label: String? = nil, isHinted: Bool,
    action: @escaping @MainActor () -> Void
  ) {
    self.keys = keys
    self.title = title
    self.label = label
    self.isHinted = isHinted
    self.action = action
    isConfined = false
  }

  /// The same without the keys that are text in a field; nil if there is no other.
  var withoutText: KeyBinding? {
    let keys = keys.filter { if case .character = $0 { false } else { true } }
    if keys.isEmpty { return nil }
    return keys.count == self.keys.count ? self : KeyBinding(self, keys: keys)
  }

  private init(_ binding: KeyBinding, keys: [Key]) {
    self.keys = keys
    title = binding.title
    label = binding.label
    isHinted = binding.isHinted
    action = binding.action
    isConfined = binding.isConfined
  }

  /// A key that moves a selection; the help alone shows it.
  init(moving key: Key, title: String, isConfined: Bool, action: @escaping @MainActor () -> Void) {
    keys = [key]
    self.title = title
    label = nil
    isHinted = false
    self.action = action
    self.isConfined = isConfined
  }
}
