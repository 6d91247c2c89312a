extension KeyBinding {
  /// Bindings for the ten digits, with a common hint if `isHinted`.
  public static func digits(
    title: String, isHinted: Bool = true, action: @escaping @MainActor (Character) -> Void
  ) -> [KeyBinding] {
    [KeyBinding(title: title, label: "0-9", isHinted: isHinted) {}]
      + "0123456789".map { digit in
        KeyBinding(.character(digit), title: title, isHinted: false) { action(digit) }
      }
  }
}
