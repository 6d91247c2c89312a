import RIBs
import ResourceKit
import TerminalRIBs
import TerminalUI

protocol AppRootPresentableListener: PresentableListener {
  func didPressQuit()
}

/// The frame around every screen.
final class AppRootView: View<AppRootViewModel>, AppRootPresentable {
  @Up var listener: (any AppRootPresentableListener)?
  let stage = StageView()

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(
        .character("q"), title: AppText.quit.text(environment.language)
      ) { [weak listener] in listener?.didPressQuit() }
    ]
  }

  override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  override func body(in environment: Environment) -> any Widget {
    Shell(
      name: AppText.name.text(environment.language),
      status: status.map { $0.text(environment.language) }, stage: stage,
      message: model.message?.text(environment.language))
  }

  private var status: [Phrase] {
    var words: [Phrase] = []
    if !model.name.isEmpty { words.append(Phrase(ko: model.name, en: model.name)) }
    switch model.data {
    case .none: break
    case .samples: words.append(AppText.samples.phrase)
    case .kept: words.append(AppText.cleared.phrase)
    case .downloaded(let age): words.append(age.phrase)
    }
    if model.isOffline { words.append(AppText.offline.phrase) }
    return words
  }
}
