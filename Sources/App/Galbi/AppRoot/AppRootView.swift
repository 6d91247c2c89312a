import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The frame around every screen.
final class AppRootView: View<AppRoot>, SessionFrame {
  let stage = StageView()
  /// The screen without one, which takes their place.
  let entrance = StageView()
  /// The one of them that is in sight.
  var shown: StageView { model.isOpen ? stage : entrance }
  var mayAct: (@MainActor () -> Bool)?

  private static let nameColumns = 24

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let quit = AppText.quit
    guard model.isOpen else {
      // A letter is text for the field of the PIN.
      return [key(.function(10), .character("q"), title: quit, label: "F10 Ctrl-C", sends: .quit)]
    }
    let lock = AppText.lock
    let notices = KeyBinding(
      .function(8), title: NoticeText.history, isHinted: false
    ) { [weak self] in self?.showPastNotices() }
    .alsoFound(by: "알림", "notices", "notifications", "messages", "메시지")
    return [key(.character("q"), title: quit, sends: .quit), notices]
      + (model.hasPIN
        ? [
          key(.control("l"), title: lock, isHinted: false, sends: .lock).named(AppText.lockGalbi)
        ] : [])
  }

  /// For the window of the terminal: `갈비 — 슈퍼페이`.
  override var title: Phrase {
    let name = AppText.name
    guard let place = shown.breadcrumb.path.last, place != Phrase("") else { return name }
    return [name, place].joined(separator: " — ")
  }

  private func showPastNotices() {
    presentOver(
      PastNoticesView(keys: .function(8)) { [weak self] in self?.model.pastNotices ?? [] })
  }

  override func userWillAct() -> Bool { mayAct?() ?? true }

  /// A notice may hide fields.
  override func userWillType() { if model.message != nil { send(.dismissNotice) } }

  override func windowDidResize(to size: Size) {
    stage.windowDidResize(to: size)
    entrance.windowDidResize(to: size)
  }

  override func body(in environment: Environment) -> any Widget {
    let name =
      model.name.isEmpty ? nil : Phrase(environment.cut(model.name, to: Self.nameColumns))
    let loss = model.isOpen ? model.serverLoss : nil
    return Shell(
      name: AppText.name, status: [name, loss].compactMap(\.self), stage: shown,
      message: model.message)
  }
}
