import Phrases

/// The focus and action of a toggle.
public final class ToggleState: Responder {
  /// Called with the new value.
  public var onToggle: ((Bool) -> Void)?
  /// The value when last drawn.
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
