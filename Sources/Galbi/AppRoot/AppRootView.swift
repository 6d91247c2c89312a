import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

protocol AppRootPresentableListener: PresentableListener {
  func didPressQuit()
  func didPressLock()
  /// False when what the user is about to do has come too late.
  func userWillAct() -> Bool
}

/// The frame around every screen.
final class AppRootView: LegacyView<AppRootViewModel>, AppRootPresentable {
  weak var listener: (any AppRootPresentableListener)?
  let stage = StageView()

  private static let nameColumns = 24

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let quit = AppText.quit.text(environment.language)
    guard model.isOpen else {
      // A letter is text for the field of the PIN.
      return [
        KeyBinding(.function(10), .character("q"), title: quit, label: "F10 ^C") {
          [weak listener] in listener?.didPressQuit()
        }
      ]
    }
    return [
      KeyBinding(.character("q"), title: quit) { [weak listener] in
        listener?.didPressQuit()
      },
      KeyBinding(
        .control("l"), title: AppText.lock.text(environment.language), isHinted: false
      ) { [weak listener] in listener?.didPressLock() },
    ]
  }

  override func userWillAct() -> Bool { listener?.userWillAct() ?? true }

  override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  override func body(in environment: Environment) -> any Widget {
    Shell(
      name: AppText.name.text(environment.language),
      status: model.name.isEmpty ? [] : [environment.cut(model.name, to: Self.nameColumns)],
      stage: stage,
      message: model.message?.text(environment.language))
  }
}
