import MartDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The fields and the sums as widgets.
extension OrderFormView {
  func sections(_ form: Model.Form, _ language: Language) -> [OrderFormPage.Section] {
    func section(_ title: OrderFormText, _ rows: [any Widget]) -> OrderFormPage.Section {
      OrderFormPage.Section(title: title.text(language), rows: rows)
    }
    func texts(_ fields: [OrderField]) -> [any Widget] {
      fields.map { textField($0, form, language) }
    }
    return [
      section(.goods, form.lines.compactMap { row(of: $0, language) }),
      section(.contact, texts(ContactField.all(in: language).map(OrderField.contact))),
      section(.shipping, texts(AddressField.all(in: language).map(OrderField.shipping))),
      section(
        .delivery,
        [
          option(.speed, form.speed, speed, language),
          option(.payment, form.payment, payment, language),
        ]
          + (form.balance.map { [quiet(OrderFormText.balance.text(language), $0.text(language))] }
            ?? [])),
      section(
        .billing,
        [Toggle(OrderFormText.same.text(language), isOn: form.isBillingSame, same)]
          + texts(AddressField.all(in: language).map(OrderField.billing))),
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
    _ label: OrderFormText, _ value: Phrase, _ state: OptionState, _ language: Language
  ) -> any Widget {
    OptionField(
      label.text(language), value.text(language), state,
      labelColumns: OrderFormPage.labelColumns)
  }

  private func textField(
    _ field: OrderField, _ form: Model.Form, _ language: Language
  ) -> any Widget {
    let label = OrderFormText.label(of: field).text(language)
    let shown = form.fields[field]
    guard let state = fields[field], !(field.isBilling && form.isBillingSame) else {
      return Repeated(line: quiet(label, shown?.text ?? ""))
    }
    return TextField(
      label, state, labelColumns: OrderFormPage.labelColumns,
      placeholder: field.isOptional ? OrderFormText.optional.text(language) : "",
      error: shown?.error?.text(language))
  }

  /// A line that cannot be edited.
  private func quiet(_ label: String, _ text: String) -> any Widget {
    OneLine(
      Columns(
        .fixed(OrderFormPage.labelColumns, Label(label, Style(.dim))),
        .flexible(Label(text, Style(.dim)))))
  }

  func sums(_ form: Model.Form, _ language: Language) -> [any Widget] {
    func row(_ sum: Model.Sum, isTotal: Bool = false) -> any Widget {
      OneLine(
        Columns(
          .flexible(Label(sum.label.text(language), isTotal ? Style(bold: true) : Style(.dim))),
          .intrinsic(Label(sum.amount.text(language), Style(bold: isTotal)))))
    }
    let difference = form.difference.map { row($0) }
    return form.sums.map { row($0) } + [row(form.total, isTotal: true)]
      + [difference].compactMap(\.self)
  }
}

/// A line of the shipping address where the billing address is the same, which is not said twice.
private struct Repeated: CompositeWidget {
  let line: any Widget

  func content(in size: Size, _ environment: Environment) -> any Widget { line }

  func describe(to speech: Speech) {}
}
