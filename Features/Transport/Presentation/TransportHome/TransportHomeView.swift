import Editing
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import TransportDomain
import WalletDomain

/// The ride that can be called, and the rides before it.
final class TransportHomeView: View<TransportHome> {
  private(set) lazy var rides = ListControls<Listing<Receipt>>(
    TransportText.rides, opens: TransportText.receipt,
    sortTitles: RideColumn.allCases.map { ($0, $0.text) }, sender(Action.rides),
    sender(Action.openRide))
  private let fields: [(end: RouteEnd, state: FieldState)]
  private lazy var call = button(title: TransportHomeBuilder.call.title, sends: .call)
  private let scroll = ScrollState()

  override init(_ model: Model) {
    fields = RouteEnd.allCases.map {
      ($0, FieldState(model.route[$0], limit: Route.placeLength, submission: FormText.nextField))
    }
    super.init(model)
    for (end, field) in fields {
      field.onChange = { [weak self] in self?.send(.type($0, at: end)) }
      field.onSubmit = { [weak self] _ in self?.goOn(from: end) }
    }
  }

  private func goOn(from end: RouteEnd) {
    let next = fields.first { $0.end == .destination }?.state
    if end == .origin, let next { focus(on: next) } else { focus(on: call) }
  }

  override func modelDidChange(from old: Model) {
    // Blanks alone are no place, but stay in the field while they are typed.
    for (end, field) in fields where model.route[end] != old.route[end] {
      if field.text != model.route[end] { field.set(model.route[end]) }
    }
    if model.focus != old.focus { focus(on: rides.state) }
    if model.question != old.question, let question = model.question.value { ask(question) }
  }

  private func ask(_ question: TransportHome.Question) {
    let (offer, call) = (question.offer, TransportText.call)
    ask(
      Question(
        title: call,
        facts: [
          (TransportText.route, TransportText.way(of: offer.ride)),
          (TransportText.fare, offer.ride.fare.phrase), Self.rest(of: offer),
        ], text: TransportText.question(question), answer: call, action: sender(.confirm(offer))))
  }

  /// What is left of the balance after the ride, or what is missing.
  private static func rest(of offer: TransportHome.Offer) -> (label: Phrase, value: Phrase) {
    offer.rest < .zero
      ? (TransportText.missing, (-offer.rest).phrase)
      : (TransportText.afterRide, offer.rest.phrase)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    model.rides.count > 0 ? rides.bindings(of: model.rides, in: environment) : []
  }

  override var usesWholeStage: Bool { true }

  override var title: Phrase { TransportText.taxi }

  override func body(in environment: Environment) -> any Widget {
    let places = fields.map { end, field in
      let label = end == .origin ? TransportText.origin : TransportText.destination
      return TextField(
        label, field, labelColumns: TransportPage.labelColumns,
        placeholder: end.preset)
    }
    let amounts = [
      (TransportText.service(for: model.ride), fare),
      (TransportText.balance, balance),
    ]
    // Enabled while it calls, so that it keeps the focus.
    let button = Button(TransportText.call, call)
    let narrow = TransportPage(
      places: places, amounts: amounts, rest: rest, call: button,
      note: note, rides: model.sums.map { _ in model.rides }, list: rides, today: model.today,
      scroll: scroll)
    let form = RideForm(
      places: places, amounts: amounts.map { ($0, $1, .plain) } + rest, call: button,
      note: note)
    let wide = WideTransportPage(
      form: form, first: [call, rides.state], rides: model.rides, sums: model.sums,
      today: model.today, list: rides)
    return Adaptive { size, environment -> any Widget in
      wide.fits(in: size, environment) ? wide : narrow
    }
  }

  private var rest: [(name: Phrase, amount: Phrase, style: Style)] {
    switch model.condition {
    case .opening, .closed: return []
    case .ready, .readOnly:
      guard let offer = model.offer else { return [] }
      let (label, value) = Self.rest(of: offer)
      return [(label, value, offer.rest < .zero ? Style(.warning) : .plain)]
    }
  }

  private var fare: Phrase {
    model.ride?.fare.phrase ?? (model.fault == nil ? TransportText.measuring : Phrase("–"))
  }

  private var balance: Phrase {
    switch model.condition {
    case .opening: TransportText.openingWallet
    case .closed: Phrase("–")
    case .ready, .readOnly: model.balance.phrase
    }
  }

  private var note: (any Widget)? {
    if model.isCalling {
      return LoadingText(TransportText.calling)
    }
    if let fault = model.route.isCircular ? .samePlace : model.fault {
      return Paragraph(TransportText.fault(fault, of: model.route), Style(.danger))
    }
    return model.trouble.map { Paragraph($0.phrase, Style(.danger)) }
  }
}
