import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// One entry with a line for each of its values, and what was spent at its payee.
final class EntryPaneView: View<EntryPane> {
  private let scroll = ScrollState(followsFocus: false)

  private static let columns = 48
  private static let labelColumns = 14
  /// The figures, bars and titles of months.
  private static let monthRows = 4

  private let keys: @MainActor () -> [KeyBinding]

  init(_ model: EntryPane.Model, keys: @escaping @MainActor () -> [KeyBinding]) {
    self.keys = keys
    super.init(model)
  }

  override var title: Phrase { LedgerText.entryPane }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    scroll.bindings(in: environment) + keys()
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    guard let row = model.row else { return [] }
    return [Phrase(row.name), row.entry.signedAmount, DayShape.long.phrase(of: row.day)].map {
      $0.text(environment.language)
    }
  }

  /// The keys that scroll it where another view has the others.
  var paging: [KeyBinding] {
    scroll.bindings(down: "}", up: "{", title: LedgerText.scrollEntry)
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let size = body(in: environment).size(in: offered, environment)
    return Size(columns: min(Self.columns, offered.columns), rows: size.rows)
  }

  override func body(in environment: Environment) -> any Widget {
    guard let row = model.row else {
      return Paragraph(LedgerText.notSelected, Style(.dim))
    }
    let account = [model.account, row.status.state.phrase].compactMap(\.self)
    let named: [(LedgerField, Phrase)] = [
      (.day, DayShape.long.phrase(of: row.day)), (.payee, Phrase(row.entry.payee ?? "")),
      (.text, Phrase(row.text)), (.amount, row.entry.signedAmount),
      (.category, model.category ?? Phrase("")), (.note, Phrase(row.note)),
      (.origin, isMade ? LedgerText.made : row.origin.phrase),
    ]
    var lines = named.map { (label: $0.phrase, value: $1) }
    lines.append(
      (ReconcileText.account, account.joined(separator: environment.symbols.separator)))
    lines.append((LedgerText.member, Phrase(row.member ?? "")))
    lines +=
      edits(of: row, environment) + bank(row).map { ($0, $1) }
      + links(of: row, environment) + bill(of: row, environment)
    lines.removeAll { $0.value == Phrase("") }
    if row.entry.bank?.balance == nil, let balance {
      lines.append((BankText.balance, balance))
    }
    if let budget = model.budget {
      lines.append((BudgetText.title, BudgetText.used(budget)))
    }
    let parts = lines.map { LayoutItem.intrinsic(line($0.label, $0.value)) }
    return Scroll(scroll, Rows(parts + months(of: row)))
  }

  /// What the account had after the entry, by the entries before it; nil where that is not known.
  private var balance: Phrase? {
    switch model.around {
    case .reading: Phrase("…")
    case .failed: nil
    case .read(let balance, _, _): balance?.phrase
    }
  }

  /// Bars of what was spent at the payee in half a year, or received from it, or a sentence in their place.
  private func months(of row: LedgerRow) -> [LayoutItem] {
    var title = LedgerText.payeeMonths
    let content: any Widget
    switch model.around {
    case .reading: content = LoadingText(LedgerText.reading)
    case .failed(let error): content = Paragraph(of: error)
    case .read(_, nil, _): content = Paragraph(LedgerText.tooManyToSum, Style(.dim))
    case .read(_, let months?, let isIncome):
      if isIncome { title = LedgerText.payeeIncome }
      guard months.contains(where: { $0.sum > .zero }) else {
        // What is neither spent nor received has no such months.
        guard isIncome || row.isExpenseOrRefund else { return [] }
        let text =
          !isIncome && row.isExpenseOrRefund ? LedgerText.allRefunded : LedgerText.nothingThere
        content = Paragraph(text, Style(.dim))
        break
      }
      content = PayeeMonths(name: row.name, months: months)
      if let span = span(of: months) { title = [title, span].joined(separator: "  ") }
    }
    return [
      .space(1), .intrinsic(Paragraph(title, Style(.dim))), .fixed(Self.monthRows, content),
    ]
  }

  /// The months with their years, where one of them is not of this year; the bars have no room for that.
  private func span(of months: [EntryPane.MonthSum]) -> Phrase? {
    guard let first = months.first?.month, let last = months.last?.month, let today = model.today,
      first.year != today.year || last.year != today.year
    else { return nil }
    return first == last ? first.phrase : first.span(to: last)
  }

  /// Whether the entry was made for its link.
  private var isMade: Bool { model.pairs.contains(where: \.pair.isMade) }

  /// Which part of an entry it is, and what its statement has said, if that is something else.
  private func edits(
    of row: LedgerRow, _ environment: Environment
  ) -> [(label: Phrase, value: Phrase)] {
    var lines: [(label: Phrase, value: Phrase)] = []
    if let place = model.parts.firstIndex(where: { $0.id == row.id }) {
      let sum = model.parts.map(\.amount).reduce(.zero, +)
      lines.append(
        (LedgerText.part, LedgerText.part(place + 1, of: model.parts.count, sum.size)))
    }
    if row.origin == .imported, let stated = row.entry.stated {
      let words = [
        DayShape.long.phrase(of: stated.day), Phrase(stated.text), stated.amount.phrase,
      ]
      lines.append(
        (LedgerText.stated, words.joined(separator: environment.symbols.separator)))
    }
    return lines
  }

  /// What the bank says of the entry.
  private func bank(_ row: LedgerRow) -> [(Phrase, Phrase)] {
    guard let bank = row.entry.bank else { return [] }
    let day = model.today ?? row.day
    return [
      (BankText.time, bank.time ?? Phrase("")), (BankText.kind, Phrase(bank.kind ?? "")),
      (BankText.counterpart, bank.otherSide), (BankText.foreign, Phrase(bank.foreign ?? "")),
      (BankText.approval, Phrase(bank.approval ?? "")),
      (BankText.balance, bank.balance.map { Won($0).phrase } ?? Phrase("")),
      (BankText.state, bank.isPending == true ? BankText.pending : Phrase("")),
      (BankText.instalments, collected(row)?.phrase(of: row.amount, on: day) ?? Phrase("")),
      (BankText.open, collected(row)?.openPhrase(of: row.amount, on: day) ?? Phrase("")),
    ]
  }

  /// How a card collects the entry, if that is whole.
  private func collected(_ row: LedgerRow) -> Instalment? {
    model.parts.isEmpty ? row.entry.bank?.instalment : nil
  }

  /// With what the entry is linked, and how much of it does not count.
  private func links(
    of row: LedgerRow, _ environment: Environment
  ) -> [(label: Phrase, value: Phrase)] {
    var lines = model.pairs.map { each -> (label: Phrase, value: Phrase) in
      guard let other = each.pair.other else {
        return (LinksText.otherAccount, LinksText.notInGalbi)
      }
      let words = [
        each.account, Phrase(other.text), DayShape.long.phrase(of: other.day),
        other.entry.signedAmount,
      ]
      return (
        each.pair.kind.phrase,
        words.compactMap(\.self).joined(separator: environment.symbols.separator)
      )
    }
    guard let link = row.link else { return lines }
    if model.pairs.isEmpty { lines.append((LinksText.title, link.kind.phrase)) }
    if link.leftOut > .zero { lines.append((LinksText.notCounted, link.leftOut.phrase)) }
    return lines
  }

  /// Which bill of a card has the entry, and from when to when it has purchases; of its payment the latter alone.
  private func bill(
    of row: LedgerRow, _ environment: Environment
  ) -> [(label: Phrase, value: Phrase)] {
    guard let bill = model.bill else { return [] }
    let today = model.today ?? bill.day
    let period = (
      label: LinksText.period,
      value: LedgerPeriod(bill.purchases).shortPhrase(today: today)
    )
    guard row.link?.kind != .cardBill else { return [period] }
    let paid = [LedgerPeriod(bill.day).shortPhrase(today: today), bill.amount.phrase]
    return [
      (EntryLink.Kind.cardBill.phrase, paid.joined(separator: environment.symbols.separator)),
      period,
    ]
  }

  /// A label with a value: beside it, or below it in few columns.
  private func line(_ label: Phrase, _ value: Phrase) -> any Widget {
    let (label, value) = (Label(label, Style(.dim)), Paragraph(value))
    return OneLine(
      Adaptive { size, _ in
        if size.columns < 2 * Self.labelColumns {
          Rows(.fixed(1, label), .intrinsic(Padding(columns: 1, value)))
        } else {
          Columns(.fixed(Self.labelColumns, label), .flexible(value))
        }
      })
  }
}

extension LedgerRow {
  /// Whether it was spent, or came back of what was.
  fileprivate var isExpenseOrRefund: Bool {
    link.map { $0.kind == .refund } ?? (amount < .zero)
  }
}

/// Bars of the last months, of which each has room for its figure; a reader hears all of them.
private struct PayeeMonths: CompositeWidget {
  let name: String
  let months: [EntryPane.MonthSum]

  func content(in size: Size, _ environment: Environment) -> any Widget {
    SmallBars(
      name,
      months.map { each in
        SmallBars.Bar(
          each.month.shortPhrase, each.sum.amount, figure: each.sum, label: each.sum.brief,
          isCurrent: each == months.last)
      })
  }
}
