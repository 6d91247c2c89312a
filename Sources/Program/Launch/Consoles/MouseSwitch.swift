import Phrases
import TerminalUI

/// Whether the program receives the mouse, or leaves it to the terminal for selecting text.
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

  /// Adopts a change of the setting; otherwise keeps what the user has switched with the key.
  func follow(from old: Appearance, to new: Appearance) {
    if new.usesMouse != old.usesMouse { isOn = new.usesMouse }
  }

  /// The binding that switches the mouse, about which the program shows a notice.
  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding] {
    let title = isOn ? LaunchText.giveMouse : LaunchText.takeMouse
    return [
      KeyBinding(.function(9), title: title) { [weak program] in
        self.isOn.toggle()
        program?.notify(self.isOn ? LaunchText.mouseIsTaken : LaunchText.mouseIsGiven)
      }
    ]
  }
}
