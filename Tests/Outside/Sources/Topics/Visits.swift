import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// Visits, which a key deletes once a question is answered.
enum Visits: Riblet {
  typealias Model = Int

  enum Action {
    case deleteAll
  }
}

final class VisitsInteractor: PresentableInteractor<Visits> {
  override func didReceive(_ action: Action) {
    switch action {
    case .deleteAll: model = 0
    }
  }
}

final class VisitsView: View<Visits> {
  private lazy var deletion = Question(
    title: Phrase(ko: "모두 삭제", en: "Delete all"),
    text: Phrase(ko: "방문 기록을 모두 삭제할까요?", en: "Do you want to delete all visits?"),
    answer: Phrase(ko: "삭제", en: "Delete"), action: sender(.deleteAll))

  override var title: Phrase { Phrase("Visits") }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding([.character("D")], title: "delete all") { [weak self] in
        if let self { ask(deletion) }
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget { Label("Visits: \(model)") }
}

struct VisitsBuilder {
  @MainActor func build() -> any ViewableRouting {
    let view = VisitsView(3)
    return ViewableRouter(interactor: VisitsInteractor(on: view), view: view)
  }
}
