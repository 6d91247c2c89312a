import Phrases
import TerminalUI

/// The sections of the form below each other, or in two or three columns where there is room.
struct OrderFormPage: CompositeWidget {
  struct Section {
    let title: Phrase
    let rows: [any Widget]
    /// With those that come and go with a value of its fields.
    var mostRows: Int
  }

  /// The goods, the contact, the shipping address, delivery and payment, and the billing address.
  let sections: [Section]
  let sums: [any Widget]

  static let labelColumns = 16
  /// The fewest columns in which the goods stand beside the fields, and those in which the fields are
  /// two columns.
  private static let (columnsForTwo, columnsForThree) = (90, 140)
  private static let spacing = 4

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard size.columns >= Self.columnsForTwo, let goods = sections.first else {
      return stack(sections.map(widget) + [Rows(sums.map { .intrinsic($0) })])
    }
    let first = [widget(goods), Rows(sums.map { .intrinsic($0) })]
    let fields = Array(sections.dropFirst())
    // The sections that stand below the goods, and at the end of the second of three columns.
    let hasThree = size.columns >= Self.columnsForThree
    let (below, end) = hasThree ? (0, 2) : (countBelowGoods, fields.count)
    let columns = [
      first + fields[..<below].map(widget), fields[below..<end].map(widget),
      fields[end...].map(widget),
    ].filter { !$0.isEmpty }
    let width = (size.columns + Self.spacing) / columns.count - Self.spacing
    return Columns(spacing: Self.spacing, columns.map { .fixed(width, stack($0)) })
  }

  /// How many sections stand below the goods, so that two columns need the fewest rows.
  ///
  /// Errors do not count, and rows that come and go always do, so that nothing moves to the other column while
  /// a field is edited.
  private var countBelowGoods: Int {
    let rows = sections.map { $0.mostRows + 2 }
    func most(_ count: Int) -> Int {
      let left = rows.prefix(count + 1).reduce(sums.count + 1, +)
      return max(left, rows.dropFirst(count + 1).reduce(0, +))
    }
    return (0..<sections.count - 1).min { most($0) < most($1) } ?? 0
  }

  private func stack(_ parts: [any Widget]) -> Rows {
    Rows(spacing: 1, parts.map { .intrinsic($0) })
  }

  private func widget(_ section: Section) -> any Widget {
    let title = Label(section.title, Style(bold: true))
    return Rows([.fixed(1, title)] + section.rows.map { .intrinsic($0) })
  }
}

/// A good with its quantity and what it costs.
struct OrderLineRow: CompositeWidget {
  let title: Phrase
  let quantity: Int
  let amount: Phrase
  let error: Phrase?
  let state: OptionState

  private static let (quantityColumns, amountColumns) = (7, 14)

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let isOut = quantity == 0
    let line = Columns(
      .flexible(Label(title, isOut ? Style(.dim) : .plain)), .space(1),
      .fixed(Self.quantityColumns, OptionField("", "\(quantity)", state, labelColumns: 0)),
      .fixed(
        min(Self.amountColumns, size.columns / 3),
        Label(amount, isOut ? Style(.dim) : .plain, alignment: .trailing)))
    guard let error else { return line }
    return Rows(.fixed(1, line), .intrinsic(Paragraph(error, Style(.danger))))
  }

  func describe(to speech: Speech) {
    let value = [Phrase("\(quantity)"), amount].joined(separator: ", ")
    OptionField(title, value, state, labelColumns: 0).describe(to: speech)
    if let error { Paragraph(error, Style(.danger)).describe(to: speech) }
  }
}

/// The total beside the buttons, without its label where it has no room.
struct OrderTotal: CompositeWidget {
  let sum: OrderForm.ViewModel.Sum

  private var whole: Phrase { [sum.label, sum.amount].joined }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Label(
      environment.columns(of: whole) <= size.columns ? whole : sum.amount, Style(bold: true),
      alignment: .trailing)
  }

  func describe(to speech: Speech) { Label(whole).describe(to: speech) }
}
