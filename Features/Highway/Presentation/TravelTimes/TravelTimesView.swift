import Editing
import HighwayDomain
import Phrases
import Services
import TerminalRIBs
import TerminalUI
import Time

/// The two toll gates, with what a field finds below it, and the times between them.
final class TravelTimesView: View<TravelTimes> {
  private let fields: [TravelTimes.End: FieldState]
  private let matches = ListState(activation: TravelTimesText.choose.phrase)
  private lazy var slots = ListControls<Listing<TravelTime>>(
    TravelTimesText.title, columns: TravelTimesPage.columns, sender(Action.slots))

  private static let nameLimit = 40
  /// The rows of the list below a field.
  private static let mostMatches = 8
  private static let labelColumns = 6
  /// With fewer rows of content the toll gates stand in one line above the times.
  private static let fewRows = 8

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: TravelTimes.End.allCases.map {
        ($0, FieldState(limit: Self.nameLimit, submission: TravelTimesText.choose.phrase))
      })
    super.init(model)
    for (end, field) in fields {
      field.onChange = { [weak self] in self?.send(.type($0, end)) }
      field.onSubmit = { [weak self] _ in self?.send(.submit(end)) }
    }
  }

  override func modelDidChange(from old: Model) {
    for (end, field) in fields where field.text != model.texts[end] ?? "" {
      field.set(model.texts[end] ?? "")
    }
  }

  override var title: Phrase { TravelTimesText.title.phrase }

  override var status: [Phrase] {
    [model.times.found?.note(model.age), model.isOffline ? HighwayText.offline.phrase : nil]
      .compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: TravelTimes.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, _ in
      if model.front == .times, size.rows < Self.fewRows {
        return Rows(.fixed(1, names), .flexible(content, minimum: 1))
      }
      var parts: [LayoutItem] = []
      for end in TravelTimes.End.allCases {
        let isChosen = model.front.end == end
        // In a low window only the field that has the keys is shown.
        guard isChosen || size.rows >= Self.fewRows else { continue }
        parts.append(.fixed(1, field(end)))
        guard isChosen else { continue }
        let room = max(min(Self.mostMatches, size.rows - 2), 1)
        parts.append(.fixed(min(max(model.matches.count, 1), room), found(end)))
      }
      if model.front == .times {
        parts += [.space(1), .flexible(content, minimum: 1)]
      }
      return Rows(parts)
    }
  }

  private var names: any Widget {
    let names = TravelTimes.End.allCases.compactMap { model.gates[$0]?.name }
    return Label(names.joined(separator: " → "), Style(bold: true))
  }

  private func field(_ end: TravelTimes.End) -> any Widget {
    guard let state = fields[end] else { return Blank() }
    let field = TextField(
      end.text, state, labelColumns: Self.labelColumns,
      placeholder: TravelTimesText.gate)
    if model.front == .field(end) { return field }
    return Disabled(field) { [weak self] in self?.send(.go(to: .field(end))) }
  }

  private func found(_ end: TravelTimes.End) -> any Widget {
    if let sentence = model.tollGates.sentence {
      return Padding(left: Self.labelColumns, sentence)
    }
    guard model.matches.count > 0 else {
      return Padding(
        left: Self.labelColumns,
        Paragraph(ListText.nothingFound, Style(.dim)))
    }
    let list = List(
      end.text, matches, model.matches, send: sender(Action.matches), open: sender(Action.choose)
    ) { gate in
      OneLine(
        Columns(
          spacing: 2, .flexible(Label(gate.name), minimum: 8),
          .intrinsic(Unsearched(Label(gate.road, Style(.dim))))))
    }
    let padded = Padding(left: Self.labelColumns - 2, list)
    if case .matches = model.front { return padded }
    return Disabled(padded) { [weak self] in self?.send(.go(to: .matches(end))) }
  }

  private var content: any Widget {
    func sentence(_ text: TravelTimesText) -> any Widget {
      Paragraph(text, Style(.dim))
    }
    if model.gates.count < 2 { return sentence(.chooseBoth) }
    if !model.hasRoute { return sentence(.sameGate) }
    if let sentence = model.times.sentence { return sentence }
    guard let latest = model.slots.row(at: 0) else { return sentence(.noTimes) }
    return TravelTimesPage(
      times: model.slots, latest: latest, slotAge: model.slotAge, slots: slots,
      notice: model.times.notice)
  }
}

extension TravelTimes.End {
  var text: TravelTimesText { self == .from ? .from : .to }
}
