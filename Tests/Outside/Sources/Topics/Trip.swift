import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A trip, whose seat is chosen in a sheet.
enum Trip: Riblet {
  typealias Model = String

  enum Action {
    case chooseSeat
  }
}

protocol TripRouting: Routing {
  func routeToSeats()
  func detachSeats()
}

final class TripInteractor: PresentableInteractor<Trip>, SeatsListener {
  weak var router: (any TripRouting)?

  override func didReceive(_ action: Action) {
    switch action {
    case .chooseSeat: router?.routeToSeats()
    }
  }

  func seatsDidChoose(_ seat: String) {
    model = seat
    router?.detachSeats()
  }
}

final class TripView: View<Trip> {
  private lazy var change = button(sends: .chooseSeat)

  override var title: Phrase { Phrase("Trip") }

  override func body(in environment: Environment) -> any Widget {
    Rows(.intrinsic(Label("Seat \(model)")), .intrinsic(Button("Change", change)))
  }
}

final class TripRouter: ViewableRouter<TripInteractor, TripView>, TripRouting {
  private let stage: any Stage
  private lazy var seats = Slot(of: self, on: stage)

  init(on stage: any Stage) {
    self.stage = stage
    let view = TripView("1A")
    super.init(interactor: TripInteractor(on: view), view: view)
    interactor.router = self
  }

  func routeToSeats() {
    seats.show(SeatsBuilder().build(listener: interactor), as: .sheet)
  }

  func detachSeats() { seats.clear() }
}
