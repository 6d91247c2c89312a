import Phrases
import TerminalUI

/// Whether the mouse is the program's or the terminal's, which selects text with it.
@MainActor
final class MouseSwitch {
  var isOn: Bool {
    didSet { if isOn != oldValue { onChange(isOn) } }
  }

  private let onChange: (Bool) -> Void

  init(isOn: Bool, onChange: @escaping (Bool) -> Void = { _ in }) {
    self.isOn = isOn
    self.onChange = onChange
  }

  /// Takes over what has changed; what the key has done meanwhile stays otherwise.
  func follow(from old: Appearance, to new: Appearance) {
    if new.usesMouse != old.usesMouse { isOn = new.usesMouse }
  }

  /// The key that turns it, wherever nothing else takes it; the program says what has become of it.
  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding] {
    let title = isOn ? LaunchText.giveMouse : .takeMouse
    return [
      KeyBinding(.function(9), title: title.text(environment.language)) { [weak program] in
        self.isOn.toggle()
        program?.say((self.isOn ? LaunchText.mouseIsTaken : .mouseIsGiven).phrase)
      }
    ]
  }
}
