import Editing
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The seats of a train, of which one is chosen.
enum Seats: Riblet {
  struct Seat: ListRow {
    let id: String
  }

  typealias Model = Listing<Seat>

  enum Action {
    case list(Model.Event), choose(Seat.ID)
  }
}

protocol SeatsListener: Listener {
  func seatsDidChoose(_ seat: String)
}

struct SeatsBuilder {
  @MainActor func build(listener: any SeatsListener) -> any ViewableRouting {
    let view = SeatsView(Listing(["1A", "1B", "2A"].map(Seats.Seat.init)))
    return ViewableRouter(interactor: SeatsInteractor(on: view, listener: listener), view: view)
  }
}

final class SeatsInteractor: PresentableInteractor<Seats> {
  private weak let listener: (any SeatsListener)?

  init(on presenter: any Presentable<Seats>, listener: any SeatsListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): model.apply(event)
    case .choose(let seat): listener?.seatsDidChoose(seat)
    }
  }
}

final class SeatsView: View<Seats> {
  private lazy var list = ListControls<Seats.Model>(
    "Seats", sender(Action.list), sender(Action.choose))

  override var title: Phrase { Phrase("Seats") }

  override func body(in environment: Environment) -> any Widget {
    list.list(model) { Label($0.id) }
  }
}
