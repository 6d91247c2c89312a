import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import TransportDomain
import WalletDomain

protocol TransportHomePresentableListener: PresentableListener {
  func didType(_ text: String, at end: RouteEnd)
  func didPressCall()
  func didChooseRide(at index: Int)
}

/// The ride that can be called, and those there were.
final class TransportHomeView: LegacyView<TransportHomeViewModel>, TransportHomePresentable {
  weak var listener: (any TransportHomePresentableListener)?
  private let fields: [RouteEnd: FieldState]
  private let call = ButtonState(action: TransportText.call.phrase)
  private let rides = ListState(activation: TransportText.receipt.phrase)
  private let scroll = ScrollState()

  override init(_ model: TransportHomeViewModel) {
    fields = Dictionary(
      uniqueKeysWithValues: RouteEnd.allCases.map {
        ($0, FieldState(model.route[$0], limit: Route.placeLength))
      })
    super.init(model)
    for (end, state) in fields {
      state.onChange = { [weak self] in self?.listener?.didType($0, at: end) }
    }
    call.onPress = { [weak self] in self?.listener?.didPressCall() }
    rides.onActivate = { [weak self] in self?.listener?.didChooseRide(at: $0) }
  }

  override func modelDidChange(from old: TransportHomeViewModel) {
    // A blank alone is no place, but stays in the field while somebody types.
    for (end, state) in fields where model.route[end] != old.route[end] {
      if state.text != model.route[end] { state.set(model.route[end]) }
    }
  }

  func focusRides() { focus(on: rides) }

  /// Which ride is selected.
  var memory: Memory {
    var memory = Memory()
    memory.remember(rides)
    return memory
  }

  func recall(_ memory: Memory) { memory.recall(rides) }

  override func title(in environment: Environment) -> String {
    TransportText.taxi.text(environment.language)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let labelColumns = TransportPage.labelColumns
    let places = RouteEnd.allCases.compactMap { end in
      fields[end].map {
        TextField(
          TransportText.label(of: end).text(language), $0, labelColumns: labelColumns,
          placeholder: end.preset.text(language))
      }
    }
    return TransportPage(
      places: places,
      fare: (Payee.taxi.phrase.text(language), Ride.fare.text(language)),
      balance: (TransportText.balance.text(language), balance(language)),
      // It keeps the focus while it calls, and takes no other call.
      call: Button(TransportText.call.text(language), call),
      note: note(language), rides: model.rides, list: rides, scroll: scroll)
  }

  private func balance(_ language: Language) -> String {
    switch model.condition {
    case .opening: TransportText.openingWallet.text(language)
    case .closed: "–"
    case .ready, .readOnly: model.balance.text(language)
    }
  }

  private func note(_ language: Language) -> Paragraph? {
    if model.isCalling {
      return Paragraph(TransportText.calling.text(language), Style(.dim))
    }
    return model.trouble.map { Paragraph($0.phrase.text(language), Style(.danger)) }
  }
}
