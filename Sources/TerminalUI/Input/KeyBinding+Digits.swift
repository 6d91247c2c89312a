extension KeyBinding {
  /// The ten digits, and one hint for all of them.
  public static func digits(
    title: String, action: @escaping @MainActor (Character) -> Void
  ) -> [KeyBinding] {
    [KeyBinding(title: title, label: "0-9") {}]
      + "0123456789".map { digit in
        KeyBinding(.character(digit), title: title, isHinted: false) { action(digit) }
      }
  }
}
