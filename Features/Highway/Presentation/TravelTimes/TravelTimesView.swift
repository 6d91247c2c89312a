import Editing
import HighwayDomain
import Phrases
import Services
import TerminalRIBs
import TerminalUI
import Time

/// The two toll gates, with what a field finds below it, and the times between them.
final class TravelTimesView: View<TravelTimes> {
  private lazy var fields = EndFields(
    placeholder: TravelTimesText.gate, submission: TravelTimesText.choose,
    type: { [weak self] in self?.send(.type($0, $1)) }, submit: sender(Action.submit),
    go: { [weak self] in self?.send(.go(to: .field($0))) })
  private let matches = ListState(activation: TravelTimesText.choose)
  private lazy var slots = ListControls<Listing<TravelTime>>(
    TravelTimesText.title, sender(Action.slots))

  /// The rows of the list below a field.
  private static let mostMatches = 8
  /// With fewer rows of content the toll gates stand in one line above the times.
  private static let fewRows = 8

  override func modelDidChange(from old: Model) {
    fields.show(model.texts, entered: model.front.end == old.front.end ? nil : model.front.end)
    fields.submission = model.tollGates.isMissing ? FormText.tryAgain : TravelTimesText.choose
  }

  override var title: Phrase { TravelTimesText.title }

  override var status: [Phrase] {
    [model.times.found?.note(model.age), model.isOffline ? HighwayText.offline : nil]
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
      for end in WayEnd.allCases {
        let isChosen = model.front.end == end
        // In a low window only the field that has the keys is shown.
        guard isChosen || size.rows >= Self.fewRows else { continue }
        parts.append(.fixed(1, fields.field(end, hasKeys: model.front == .field(end))))
        guard isChosen else { continue }
        let room = max(min(Self.mostMatches, size.rows - 2), 1)
        let list = found(end)
        parts.append(
          model.tollGates.isMissing
            ? .intrinsic(list) : .fixed(min(max(model.matches.count, 1), room), list))
      }
      if model.front == .times {
        parts += [.space(1), .flexible(content, minimum: 1)]
      }
      return Rows(parts)
    }
  }

  private var names: any Widget {
    let names = WayEnd.allCases.compactMap { model.gates[$0]?.name }
    return Label(names.joined(separator: " → "), Style(bold: true))
  }

  /// It has no `ListControls`: it is called as the field above it, and takes keys only while it is gone to.
  private func found(_ end: WayEnd) -> any Widget {
    if let sentence = model.tollGates.sentence(retry: FormText.pressEnterToRetry) {
      return Padding(left: EndFields.labelColumns, sentence)
    }
    guard model.matches.count > 0 else {
      return Padding(
        left: EndFields.labelColumns,
        Paragraph(ListText.nothingFound, Style(.dim)))
    }
    let list = List(
      end.text, matches, model.matches, send: sender(Action.matches), open: sender(Action.choose)
    ) { gate in
      OneLine(
        parts: Columns(
          spacing: 2, .flexible(Label(gate.name), minimum: 8),
          .intrinsic(Unsearched(Label(gate.road, Style(.dim))))))
    }
    let padded = Padding(left: EndFields.labelColumns - 2, list)
    if case .matches = model.front { return padded }
    return Disabled(padded) { [weak self] in self?.send(.go(to: .matches(end))) }
  }

  private var content: any Widget {
    func sentence(_ text: Phrase) -> any Widget {
      Paragraph(text, Style(.dim))
    }
    if model.gates.count < 2 { return sentence(TravelTimesText.chooseBoth) }
    if !model.hasRoute { return sentence(TravelTimesText.sameGate) }
    if let sentence = model.times.sentence { return sentence }
    guard let latest = model.slots.row(at: 0) else { return sentence(TravelTimesText.noTimes) }
    return TravelTimesPage(
      times: model.slots, latest: latest, slotAge: model.slotAge, slots: slots,
      notice: model.times.notice)
  }
}
