import Phrases
import RIBs
import Search
import TerminalRIBs
import TerminalUI
import TransportDomain
import WalletDomain

/// The ride that can be called, and the rides before it.
final class TransportHomeView: View<TransportHome> {
  let rides = ListState(activation: TransportText.receipt.phrase)
  private let fields: [(end: RouteEnd, state: FieldState)]
  private lazy var call = button(title: TransportText.call.phrase, sends: .call)
  private let scroll = ScrollState()

  override init(_ model: Model) {
    fields = RouteEnd.allCases.map {
      ($0, FieldState(model.route[$0], limit: Route.placeLength))
    }
    super.init(model)
    for (end, field) in fields {
      field.onChange = { [weak self] in self?.send(.type($0, at: end)) }
    }
    rides.onActivate = sender(Action.openRide)
  }

  override func modelDidChange(from old: Model) {
    // Blanks alone are no place, but stay in the field while they are typed.
    for (end, field) in fields where model.route[end] != old.route[end] {
      if field.text != model.route[end] { field.set(model.route[end]) }
    }
    if model.focus != old.focus { focus(on: rides) }
    if model.rides != old.rides { follow(in: old.rides ?? []) }
  }

  /// Keeps the selected ride selected, wherever it is now.
  private func follow(in old: [Receipt]) {
    guard old.indices.contains(rides.selection) else { return }
    let id = old[rides.selection].id
    if let row = model.rides?.firstIndex(where: { $0.id == id }) { rides.select(row) }
  }

  /// How the rides are sorted, by keys, commands and clicks.
  private var sorting: SortControls<RideColumn> {
    SortControls(model.sort, title: \.text.phrase, sender(Action.sort))
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    model.rides?.isEmpty == false ? sorting.bindings(in: environment) : []
  }

  override var usesWholeStage: Bool { true }

  override func title(in environment: Environment) -> String {
    TransportText.taxi.text(environment.language)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let places = fields.map { end, field in
      let label: TransportText = end == .origin ? .origin : .destination
      return TextField(
        label.text(language), field, labelColumns: TransportPage.labelColumns,
        placeholder: end.preset.text(language))
    }
    let amounts = [
      (Payee.taxi.phrase.text(language), Ride.fare.text(language)),
      (TransportText.balance.text(language), balance(language)),
    ]
    // Enabled while it calls, so that it keeps the focus.
    let button = Button(TransportText.call.text(language), call)
    let narrow = TransportPage(
      places: places, amounts: amounts, call: button,
      note: note(language), rides: model.rides, list: rides, sorting: sorting, scroll: scroll)
    let form = RideForm(
      places: places, amounts: amounts.map { ($0, $1, .plain) } + rest(language), call: button,
      note: note(language))
    let wide = WideTransportPage(
      form: form, first: [call, rides], rides: model.rides, sums: model.sums, today: model.today,
      list: rides,
      sorting: sorting)
    return Adaptive { size, _ in
      let room = WideTransportPage.room
      return size.columns >= room.columns && size.rows >= room.rows ? wide : narrow
    }
  }

  /// What is left of the balance after the ride, or what is missing.
  private func rest(_ language: Language) -> [(name: String, amount: String, style: Style)] {
    switch model.condition {
    case .opening, .closed: []
    case .ready, .readOnly:
      model.rest < .zero
        ? [(TransportText.missing.text(language), (-model.rest).text(language), Style(.warning))]
        : [(TransportText.afterRide.text(language), model.rest.text(language), .plain)]
    }
  }

  private func balance(_ language: Language) -> String {
    switch model.condition {
    case .opening: TransportText.openingWallet.text(language)
    case .closed: "–"
    case .ready, .readOnly: model.balance.text(language)
    }
  }

  private func note(_ language: Language) -> (any Widget)? {
    if model.isCalling {
      return Waiting(TransportText.calling.text(language))
    }
    if model.route.isCircular {
      return Paragraph(TransportText.samePlace.text(language), Style(.danger))
    }
    return model.trouble.map { Paragraph($0.phrase.text(language), Style(.danger)) }
  }
}
