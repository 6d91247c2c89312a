import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The seats of a train, of which one is chosen.
enum Seats: Riblet {
  typealias Model = [String]

  enum Action {
    case choose(row: Int)
  }
}

protocol SeatsListener: Listener {
  func seatsDidChoose(_ seat: String)
}

struct SeatsBuilder {
  @MainActor func build(listener: any SeatsListener) -> any ViewableRouting {
    let view = SeatsView(["1A", "1B", "2A"])
    let interactor = LeafInteractor<Seats>(on: view) { [weak listener, weak view] action in
      switch action {
      case .choose(let row): if let view { listener?.seatsDidChoose(view.model[row]) }
      }
    }
    return ViewableRouter(interactor: interactor, view: view)
  }
}

final class SeatsView: View<Seats> {
  private lazy var list = ListState(onActivate: sender(Action.choose))

  override var title: Phrase { Phrase("Seats") }

  override func body(in environment: Environment) -> any Widget {
    List("Seats", list, count: model.count) { [model] in Label(model[$0]) }
  }
}
