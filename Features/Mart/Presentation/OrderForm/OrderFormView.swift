import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The form, or why it cannot be shown.
final class OrderFormView: View<OrderForm> {
  let fields: [OrderField: FieldState]
  private(set) var quantities: [Good.ID: OptionState] = [:]
  let speed = OptionState()
  let payment = OptionState()
  private(set) lazy var same = button(sends: .switchBilling)
  private lazy var retry = button(sends: .retry)
  private let sole = SoleSentenceState()
  private lazy var controls = FormControls(
    submission: model.submission, save: sender(.save), leave: sender(.leave),
    stay: sender(.stay), discard: sender(.discard))

  /// The text fields in the order of the form.
  private var order: [OrderField] = []

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: OrderField.all.map {
        ($0, FieldState(submission: model.submission))
      })
    super.init(model)
    for (field, state) in fields {
      state.onChange = { [weak self] in self?.type($0, in: field) }
      state.onLeave = sender(.finish(field))
    }
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
      let text = model.form?.fields[field]?.text ?? ""
      if state.text != text { state.set(text) }
    }
  }

  /// Orders the fields as the language does; Enter saves in the last one.
  private func arrange(in language: Language) {
    order = OrderField.all(in: language)
    for (field, state) in fields {
      state.onSubmit = field == order.last ? { [weak self] _ in self?.send(.save) } : nil
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
    let texts = order.filter { !$0.isBilling }.compactMap { fields[$0] }
    let billing = order.filter(\.isBilling).compactMap { fields[$0] }
    let goods = model.form?.lines.compactMap { quantities[$0.id] } ?? []
    return goods + texts + [speed, payment, same]
      + (model.form?.isBillingSame == false ? billing : [])
  }

  override func modelDidChange(from old: Model) {
    showTexts()
    for line in model.form?.lines ?? [] where quantities[line.id] == nil {
      let state = OptionState()
      connect(state) { .stepQuantity(line.id, $0) }
      state.onType = sender { .setQuantity(line.id, $0) }
      quantities[line.id] = state
    }
    if old.form == nil, let form = model.form { begin(form) }
    if model.focus != old.focus, let wanted = model.focus.value,
      let state = order.first(where: wanted.contains).flatMap({ fields[$0] })
    {
      focus(on: state)
    }
  }

  /// Has the keys go to what has to be typed first; the goods are before it.
  private func begin(_ form: Model.Form) {
    let empty = OrderField.all.first { field in
      !field.isOptional && !(field.isBilling && form.isBillingSame)
        && form.fields[field]?.text.isEmpty != false
    }
    if let state = empty.flatMap({ fields[$0] }) { focus(on: state) }
  }

  /// From 100 columns on the goods stand beside the fields; the shop stands beside a sentence.
  override var usesWholeStage: Bool {
    if case .message = model.page { false } else { true }
  }

  override var title: Phrase { model.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    guard model.form != nil else {
      return [
        key(.escape, title: FormText.back, sends: .leave)
      ]
    }
    return controls.bindings(isAsking: model.isAsking, isSaving: model.isSaving)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    arrange(in: language)
    if case .message(let phrase, canRetry: false) = model.page {
      return SoleSentence(phrase, .plain, sole)
    }
    let content: any Widget =
      switch model.page {
      case .reading: Paragraph(OrderFormText.reading, Style(.dim))
      case .message(let phrase, _):
        Rows(
          spacing: 1,
          [
            .intrinsic(Paragraph(phrase)),
            .fixed(1, Button(FormText.tryAgain, retry)),
          ])
      case .form(let form): page(form, environment)
      }
    return content
  }

  private func page(_ form: Model.Form, _ environment: Environment) -> any Widget {
    let language = environment.language
    let page = controls.page(
      [OrderFormPage(sections: sections(form, language), sums: sums(form))],
      notice: model.notice, summary: OrderTotal(sum: form.total), isAsking: model.isAsking,
      mostColumns: .max)
    return Rows(.intrinsic(Columns(.intrinsic(page), .gap)), .gap)
  }
}
