import Phrases

/// What a toggle does, and that it can have the focus.
public final class ToggleState: Responder {
  /// Called with what the user wants it to be.
  public var onToggle: ((Bool) -> Void)?
  /// As the toggle was drawn last.
  var isOn = false

  public init(onToggle: ((Bool) -> Void)? = nil) {
    self.onToggle = onToggle
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    let title = TerminalText.change.text(environment.language)
    return [
      KeyBinding(.character(" "), .enter, title: title) { self.onToggle?(!self.isOn) }
    ]
  }
}
