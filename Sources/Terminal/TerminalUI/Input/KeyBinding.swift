public import Phrases

/// An action and its keys; the source of key handling, key hints, help and commands.
///
/// A view returns the bindings that it has at the moment:
///
/// ```swift
/// final class CounterView: AnyView {
///   private var count = 0
///
///   override func bindings(in environment: Environment) -> [KeyBinding] {
///     [
///       KeyBinding(.character("+"), .right, title: "add one") { [weak self] in self?.add(1) },
///       KeyBinding(.character("-"), .left, title: "subtract one") { [weak self] in self?.add(-1) },
///     ]
///   }
///
///   override func body(in environment: Environment) -> any Widget { Label("\(count)") }
///
///   private func add(_ number: Int) {
///     count += number
///     setNeedsDisplay(.content)
///   }
/// }
/// ```
public struct KeyBinding {
  /// Any of these keys triggers the action; the first is shown.
  public private(set) var keys: [Key]
  /// A short description of the action.
  public let title: Phrase
  /// What the commands call it, where the title alone does not say what it is done with.
  private(set) var name: Phrase?
  /// Shown instead of the first key's name, such as `↑↓` for two keys.
  public let label: String?
  /// Whether the footer shows it; the help shows all bindings.
  public let isHinted: Bool
  /// What the keys do; also called by a click on the hint, and by the commands.
  public let action: @MainActor () -> Void
  /// Whether the action only changes the selection of its own responder.
  var isConfined = false
  /// Whether the action has no effect now, so that the key is left to others.
  var isIdle = false
  /// Whether its view is a form, in which digits belong to the fields.
  var isOfForm = false
  /// Whether it is a command without a key.
  private(set) var isCommand = false
  /// Whether the help and the commands have it.
  private(set) var isListed = true
  /// What else the commands find it by, in all languages.
  private(set) var words: [String] = []

  /// Without keys it is only a hint, whose `label` describes several other bindings.
  ///
  /// The help and the commands retain `action` while they are shown, so it should reference its
  /// view weakly.
  public init(
    _ keys: Key..., title: some Phrased, label: String? = nil, isHinted: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(keys, title: title, label: label, isHinted: isHinted, action: action)
  }

  /// Without keys it is only a hint, whose `label` describes several other bindings.
  public init(
    _ keys: [Key], title: some Phrased, label: String? = nil, isHinted: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.keys = keys
    self.title = title.phrase
    self.label = label
    self.isHinted = isHinted
    self.action = action
  }

  /// A command without a key, which the commands offer while its view has the keys.
  public static func command(
    title: some Phrased, action: @escaping @MainActor () -> Void
  ) -> KeyBinding {
    var binding = KeyBinding([], title: title, isHinted: false, action: action)
    binding.isCommand = true
    return binding
  }

  /// The same binding, which the commands call by a name that says what it is done with, as `delete entry`.
  public func named(_ name: (any Phrased)?) -> KeyBinding {
    var binding = self
    binding.name = name?.phrase
    return binding
  }

  /// The same binding, which neither the help nor the commands have, since it only answers what is typed wrongly.
  public var unlisted: KeyBinding {
    var binding = self
    binding.isListed = false
    return binding
  }

  /// The same binding, which the commands find by these words of all languages too.
  public func alsoFound(by words: String...) -> KeyBinding {
    var binding = self
    binding.words += words
    return binding
  }

  /// Bindings for the ten digits, with a common hint if `isHinted`; those of full width are the same.
  public static func digits(
    title: some Phrased, isHinted: Bool = true, action: @escaping @MainActor (Character) -> Void
  ) -> [KeyBinding] {
    [KeyBinding(title: title, label: "0-9", isHinted: isHinted) {}]
      + zip("0123456789", "０１２３４５６７８９").flatMap { digit, wide in
        [
          KeyBinding(.character(digit), title: title, isHinted: false) { action(digit) },
          KeyBinding(.character(wide), title: title, isHinted: false) { action(digit) }.unlisted,
        ]
      }
  }

  /// The same with keys that are refused, since they would make another amount of the digits.
  public static func digits(
    title: some Phrased, isHinted: Bool = true, refuses units: [Key],
    refuse: @escaping @MainActor () -> Void, action: @escaping @MainActor (Character) -> Void
  ) -> [KeyBinding] {
    digits(title: title, isHinted: isHinted, action: action) + [
      KeyBinding(units, title: title, isHinted: false, action: refuse).unlisted
    ]
  }

  /// What is typed in amounts elsewhere, but would make another amount of the digits.
  public static let units = "만천백십억조.．kKmMbBeE".map(Key.character)

  /// The binding without printable keys; nil if it has no others.
  var withoutText: KeyBinding? { without { _ in true } }

  /// The binding without digits; nil if it has no other keys.
  package var withoutDigits: KeyBinding? { without { "0"..."9" ~= $0 } }

  private func without(_ isLeftOut: (Character) -> Bool) -> KeyBinding? {
    guard !keys.isEmpty else { return self }
    var binding = self
    binding.keys.removeAll {
      if case .character(let character) = $0 { isLeftOut(character) } else { false }
    }
    return binding.keys.isEmpty ? nil : binding
  }
}
