import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The form, or why there is none.
final class OrderFormView: View<OrderForm> {
  private let fields: [OrderField: FieldState]
  private var quantities: [Good.ID: OptionState] = [:]
  private let speed = OptionState()
  private let payment = OptionState()
  private lazy var same = button(sends: .switchBilling)
  private lazy var retry = button(sends: .retry)
  private lazy var controls = FormControls(
    submission: model.submission, save: sender(.save), leave: sender(.leave),
    stay: sender(.stay), discard: sender(.discard))

  /// Enter saves in the last field.
  private static let lastField = OrderField.billing(.zip)

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: OrderField.all.map { field in
        let submission = field == Self.lastField ? model.submission : nil
        return (field, FieldState(limit: field.limit, submission: submission))
      })
    super.init(model)
    for (field, state) in fields {
      state.onChange = { [weak self] in self?.type($0, in: field) }
      state.onLeave = sender(.finish(field))
    }
    fields[Self.lastField]?.onSubmit = { [weak self] _ in self?.send(.save) }
    connect(speed) { .stepSpeed($0) }
    connect(payment) { .stepPayment($0) }
    same.onEnter = { [weak self] in self?.goOn(from: self?.same) }
  }

  private func connect(_ state: OptionState, _ action: @escaping @MainActor (Int) -> Action) {
    state.onStep = sender(action)
    state.onEnter = { [weak self, weak state] in self?.goOn(from: state) }
  }

  private func type(_ text: String, in field: OrderField) {
    send(.type(text, in: field))
    // Text that was not taken, since the order is being saved, is removed again.
    showTexts()
  }

  private func showTexts() {
    for (field, state) in fields {
      let text = model.fields[field]?.text ?? ""
      if state.text != text { state.set(text) }
    }
  }

  /// Moves to the next field, or saves after the last one.
  private func goOn(from state: (any Responder)?) {
    let all = responders
    guard let index = all.firstIndex(where: { $0 === state }) else { return }
    if index + 1 < all.count { focus(on: all[index + 1]) } else { send(.save) }
  }

  /// All fields in the order of the form.
  private var responders: [any Responder] {
    let texts = OrderField.all.filter { !$0.isBilling }.compactMap { fields[$0] }
    let billing = OrderField.all.filter(\.isBilling).compactMap { fields[$0] }
    return model.lines.compactMap { quantities[$0.id] } + texts + [speed, payment, same]
      + (model.isBillingSame ? [] : billing)
  }

  override func modelDidChange(from old: Model) {
    showTexts()
    for line in model.lines where quantities[line.id] == nil {
      let state = OptionState()
      connect(state) { .stepQuantity(line.id, $0) }
      quantities[line.id] = state
    }
    if model.focus != old.focus, let state = model.focus.value.flatMap({ fields[$0] }) {
      focus(on: state)
    }
  }

  override func title(in environment: Environment) -> String {
    model.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    guard model.page == .form else {
      return [
        key(.escape, title: FormText.back.text(environment.language), sends: .leave)
      ]
    }
    return controls.bindings(isAsking: model.isAsking, in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let content: any Widget =
      switch model.page {
      case .reading: Paragraph(OrderFormText.reading.text(language), Style(.dim))
      case .message(let phrase, let canRetry):
        Rows(
          spacing: 1,
          [.intrinsic(Paragraph(phrase.text(language)))]
            + (canRetry
              ? [.fixed(1, Button(OrderFormText.tryAgain.text(language), retry))] : []))
      case .form: form(environment)
      }
    return Adaptive { size, _ in
      Padding(columns: size.columns < Self.narrowColumns ? 1 : 2, content)
    }
  }

  /// In fewer columns the margins are narrower.
  private static let narrowColumns = 60

  private func form(_ environment: Environment) -> any Widget {
    let page = controls.page(
      [OrderFormPage(sections: sections(environment.language), sums: sums(environment.language))],
      notice: model.notice, summary: total(environment.language), isAsking: model.isAsking,
      in: environment)
    guard model.isAsking else { return page }
    return Rows(.intrinsic(Columns(.intrinsic(page), .gap)), .gap)
  }

  private func sections(_ language: Language) -> [OrderFormPage.Section] {
    func section(_ title: OrderFormText, _ rows: [any Widget]) -> OrderFormPage.Section {
      OrderFormPage.Section(title: title.text(language), rows: rows)
    }
    func texts(_ fields: [OrderField]) -> [any Widget] {
      fields.map { textField($0, language) }
    }
    return [
      section(.goods, model.lines.compactMap { row(of: $0, language) }),
      section(.contact, texts(ContactField.allCases.map(OrderField.contact))),
      section(.shipping, texts(AddressField.allCases.map(OrderField.shipping))),
      section(
        .delivery,
        [
          option(.speed, model.speed, speed, language),
          option(.payment, model.payment, payment, language),
        ]),
      section(
        .billing,
        [Toggle(OrderFormText.same.text(language), isOn: model.isBillingSame, same)]
          + texts(AddressField.allCases.map(OrderField.billing))),
    ]
  }

  private func row(of line: Model.Line, _ language: Language) -> (any Widget)? {
    quantities[line.id].map {
      OrderLineRow(
        title: line.title.text(language), quantity: line.quantity,
        amount: line.amount.text(language), error: line.error?.text(language), state: $0)
    }
  }

  private func option(
    _ label: OrderFormText, _ value: Phrase?, _ state: OptionState, _ language: Language
  ) -> any Widget {
    OptionField(
      label.text(language), value?.text(language) ?? "", state,
      labelColumns: OrderFormPage.labelColumns)
  }

  private func textField(_ field: OrderField, _ language: Language) -> any Widget {
    let label = OrderFormText.label(of: field).text(language)
    let shown = model.fields[field]
    guard let state = fields[field], !(field.isBilling && model.isBillingSame) else {
      return OneLine(
        Columns(
          .fixed(OrderFormPage.labelColumns, Label(label, Style(.dim))),
          .flexible(Label(shown?.text ?? "", Style(.dim)))))
    }
    return TextField(
      label, state, labelColumns: OrderFormPage.labelColumns,
      placeholder: field.isOptional ? OrderFormText.optional.text(language) : "",
      error: shown?.error?.text(language))
  }

  private func sums(_ language: Language) -> [any Widget] {
    func row(_ sum: Model.Sum, isTotal: Bool = false) -> any Widget {
      OneLine(
        Columns(
          .flexible(Label(sum.label.text(language), isTotal ? Style(bold: true) : Style(.dim))),
          .intrinsic(Label(sum.amount.text(language), Style(bold: isTotal)))))
    }
    return model.sums.map { row($0) }
      + [model.total.map { row($0, isTotal: true) }].compactMap(\.self)
      + [model.difference.map { row($0) }].compactMap(\.self)
  }

  /// The total, without its label where it has no room.
  private func total(_ language: Language) -> (any Widget)? {
    model.total.map { total in
      let amount = total.amount.text(language)
      let whole = "\(total.label.text(language)) \(amount)"
      return Adaptive { size, environment in
        Label(
          environment.columns(of: whole) <= size.columns ? whole : amount, Style(bold: true),
          alignment: .trailing)
      }
    }
  }
}
