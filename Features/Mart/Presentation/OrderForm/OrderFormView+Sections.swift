import MartDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The fields and the sums as widgets.
extension OrderFormView {
  func sections(_ form: Model.Form, _ language: Language) -> [OrderFormPage.Section] {
    func section(
      _ title: Phrase, _ rows: [any Widget], more: Int = 0
    ) -> OrderFormPage.Section {
      OrderFormPage.Section(title: title, rows: rows, mostRows: rows.count + more)
    }
    func texts(_ fields: [OrderField]) -> [any Widget] {
      fields.map { textField($0, form) }
    }
    return [
      section(OrderFormText.goods, form.lines.compactMap { row(of: $0) }),
      section(OrderFormText.contact, texts(ContactField.allCases.map(OrderField.contact))),
      section(
        OrderFormText.shipping,
        texts(AddressField.all(in: language).map(OrderField.shipping) + [.note])),
      section(
        OrderFormText.delivery,
        [
          option(OrderFormText.speed, form.speed, speed),
          option(OrderFormText.payment, form.payment, payment),
        ]
          + (form.balance.map { [quiet(OrderFormText.balance, $0)] }
            ?? []),
        more: form.balance == nil ? 1 : 0),
      section(
        OrderFormText.billing,
        [Toggle(OrderFormText.same, isOn: form.isBillingSame, same)]
          + texts(AddressField.all(in: language).map(OrderField.billing))),
    ]
  }

  private func row(of line: Model.Line) -> (any Widget)? {
    quantities[line.id].map {
      OrderLineRow(
        title: line.title, quantity: line.quantity,
        amount: line.amount, error: line.error, state: $0)
    }
  }

  private func option(
    _ label: Phrase, _ value: Phrase, _ state: OptionState
  ) -> any Widget {
    OptionField(
      label, value, state,
      labelColumns: OrderFormPage.labelColumns)
  }

  private func textField(_ field: OrderField, _ form: Model.Form) -> any Widget {
    let label = OrderFormText.label(of: field)
    let shown = form.fields[field]
    guard let state = fields[field], !(field.isBilling && form.isBillingSame) else {
      return Repeated(line: quiet(label, Phrase(shown?.text ?? "")))
    }
    return TextField(
      label, state, labelColumns: OrderFormPage.labelColumns,
      placeholder: field.isOptional ? OrderFormText.optional : nil,
      error: shown?.error)
  }

  /// A line that cannot be edited.
  private func quiet(_ label: Phrase, _ text: Phrase) -> any Widget {
    OneLine(
      Columns(
        .fixed(OrderFormPage.labelColumns, Label(label, Style(.dim))),
        .flexible(Label(text, Style(.dim)))))
  }

  /// What the total is made of, which stands beside the buttons.
  func sums(_ form: Model.Form) -> [any Widget] {
    (form.sums + [form.difference].compactMap(\.self)).map { sum in
      OneLine(
        Columns(.flexible(Label(sum.label, Style(.dim))), .intrinsic(Label(sum.amount))))
    }
  }
}

/// A line of the shipping address where the billing address is the same, which is not said twice.
private struct Repeated: CompositeWidget {
  let line: any Widget

  func content(in size: Size, _ environment: Environment) -> any Widget { line }

  func describe(to speech: Speech) {}
}
