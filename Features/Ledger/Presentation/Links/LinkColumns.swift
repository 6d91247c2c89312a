import Editing
import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// The columns in which the pairs of a list stand: their day, what they are, both entries, the amount, and
/// why they are a pair.
@MainActor
struct LinkColumns {
  private let model: Links.Model
  private let environment: Environment
  private let columns: Int
  private let widths: Widths
  /// Whether the titles stand above the rows, which leave out the unit then.
  private let hasTitles: Bool

  /// The columns from which a row has its day and kind with account and text of both entries, and the reasons.
  static let (columnsForBoth, columnsForReasons) = (56, 110)
  /// In fewer columns the unit in the title of the amounts would cost names.
  private static let columnsForUnit = 76
  private static let spacing = 1

  init(
    _ model: Links.Model, _ widths: Widths, in columns: Int, hasTitles: Bool,
    _ environment: Environment
  ) {
    (self.model, self.widths, self.columns) = (model, widths, columns)
    self.hasTitles = hasTitles
    self.environment = environment
  }

  /// How wide the columns of a list are, for which all of its pairs are looked at.
  struct Widths {
    let day: Int
    let kind: Int
    let amount: Int
    /// Below their title, and below the unit alone where there is no room for both entries.
    let titledAmount, shortAmount, figure: Int

    init(of proposals: [LinkProposal], today: Day, _ environment: Environment) {
      func widest(_ phrases: some Sequence<Phrase>) -> Int {
        phrases.reduce(0) { max($0, environment.columns(of: $1)) }
      }
      let titles = LinkColumns.titles
      kind = widest(Set(proposals.map(\.kind)).map(\.phrase) + [titles.kind])
      day = widest(Set(proposals.map(\.first.day)).map { $0.phrase(today: today) } + [titles.day])
      let amounts = Set(proposals.map(\.amount)).map { Phrase($0.amount.grouped) }
      amount = widest(Set(proposals.map(\.amount)).map(\.phrase))
      figure = widest(amounts + [Won.unit])
      shortAmount = widest(amounts + [titles.amount])
      titledAmount = widest(amounts + [titles.amount.counted(in: Won.unit)])
    }
  }

  /// In few columns a row has the text of one entry, and the account of the other.
  private var hasBoth: Bool { columns >= Self.columnsForBoth }

  /// What stands above the columns, which say the unit of the amounts there.
  nonisolated fileprivate static let titles = (
    day: LedgerField.day.phrase, kind: AccountText.kind, amount: LedgerField.amount.phrase
  )

  private var amountColumns: Int {
    guard hasTitles else { return widths.amount }
    guard hasBoth else { return widths.figure }
    return columns < Self.columnsForUnit ? widths.shortAmount : widths.titledAmount
  }

  /// The titles of the columns.
  var titles: any Widget {
    let titles = Self.titles
    var parts: [LayoutItem] = []
    if hasBoth {
      parts.append(.fixed(widths.day, ColumnTitle(titles.day)))
      parts.append(.fixed(widths.kind, ColumnTitle(titles.kind)))
    }
    let amount = ColumnTitle(titles.amount, alignment: .trailing).counted(in: Won.unit)
    parts += [
      .flexible(ColumnTitle(LinksText.entry)), .fixed(1, Blank()),
      .flexible(ColumnTitle(LinksText.otherEntry)),
      .fixed(amountColumns, amount),
    ]
    // The reasons stand without one, since they move to the pane of a wider window.
    if columns >= Self.columnsForReasons { parts.append(.flexible(Blank())) }
    return Columns(spacing: Self.spacing, parts)
  }

  /// The day stands only in the first one of the pairs that share it.
  func line(of proposal: LinkProposal, below above: LinkProposal?) -> any Widget {
    let sign = Phrase(String(proposal.kind.sign(environment.symbols)))
    let amount = hasTitles ? Phrase(proposal.amount.amount.grouped) : proposal.amount.phrase
    var parts: [LayoutItem] = []
    if hasBoth {
      let isSaid = above?.first.day == proposal.first.day
      let day = isSaid ? Phrase("") : proposal.first.day.phrase(today: model.today)
      parts.append(.fixed(widths.day, Label(day, Style(.dim))))
      parts.append(.fixed(widths.kind, Label(proposal.kind.phrase, Style(.dim))))
    }
    parts += [
      .flexible(Label(hasBoth ? side(proposal.first) : Phrase(proposal.first.text))),
      .fixed(1, Label(sign, Style(.dim))), .flexible(Label(other(proposal))),
      .fixed(amountColumns, Label(amount, alignment: .trailing)),
    ]
    if columns >= Self.columnsForReasons {
      parts.append(
        .flexible(
          Padding(
            left: 1,
            Label(
              proposal.told(proposal.reasons).joined(separator: environment.symbols.separator),
              Style(.dim)))))
    }
    let spoken = [
      proposal.first.day.phrase(today: model.today), proposal.kind.phrase, side(proposal.first),
      other(proposal, inWords: true), proposal.amount.phrase,
    ]
    return LinkLine(
      columns: Columns(spacing: Self.spacing, parts), spoken: spoken.joined(separator: ", "))
  }

  /// The account and the text of an entry.
  private func side(_ row: LedgerRow) -> Phrase {
    [model.accounts[row.account].phrase, Phrase(row.name)]
      .joined(separator: environment.symbols.separator)
  }

  private func other(_ proposal: LinkProposal, inWords: Bool = false) -> Phrase {
    let hasBoth = hasBoth || inWords
    if let second = proposal.second {
      return hasBoth ? side(second) : model.accounts[second.account].phrase
    }
    guard let made = proposal.made else { return model.others(proposal) }
    guard hasBoth else { return model.accounts[made].phrase }
    return [model.accounts[made].phrase, LinksText.made]
      .joined(separator: environment.symbols.separator)
  }
}

/// A pair, whose sign is only seen.
private struct LinkLine: CompositeWidget {
  let columns: Columns
  let spoken: Phrase

  func content(in size: Size, _ environment: Environment) -> any Widget { columns }

  func describe(to speech: Speech) { speech.say(spoken.text(speech.environment.language)) }
}

/// All that there is to say of a pair: why it is one, and both entries wholly.
@MainActor
struct LinkDetail {
  private let proposal: LinkProposal
  private let model: Links.Model
  private let symbols: Symbols

  /// Whether it begins with the day, which the rows of few columns do not have, and leaves out the amount.
  private let saysDay: Bool

  init(_ proposal: LinkProposal, _ model: Links.Model, saysDay: Bool, _ symbols: Symbols) {
    (self.proposal, self.model, self.symbols) = (proposal, model, symbols)
    self.saysDay = saysDay
  }

  var widget: any Widget {
    let certainty = proposal.isSure ? LinksText.sure : LinksText.doubtful
    let kind = [proposal.kind.phrase, certainty]
    let day = proposal.first.day.phrase(today: model.today)
    let title = joined(saysDay ? [day] + kind : kind + [proposal.amount.phrase])
    // What is not explained is seen first, however few rows there are.
    var parts: [LayoutItem] = bill.map { [.intrinsic(Paragraph($0))] } ?? []
    parts.append(.intrinsic(Paragraph(title, Style(bold: true))))
    let reasons = proposal.reasons.filter {
      if case .unexplained = $0 { bill == nil } else { true }
    }
    let told = proposal.told(reasons)
    if !told.isEmpty { parts.append(.intrinsic(Paragraph(joined(told)))) }
    parts.append(.intrinsic(Paragraph(words(of: proposal.first))))
    parts.append(.intrinsic(Paragraph(other)))
    return Rows(parts)
  }

  private var other: Phrase {
    if let second = proposal.second { return words(of: second) }
    guard let made = proposal.made else { return model.others(proposal) }
    return joined([model.accounts[made].phrase, LinksText.made, proposal.amount.phrase])
  }

  /// How much of a card's bill its entries explain; nil for all of it.
  private var bill: Phrase? {
    let rest = proposal.first.amount.size - proposal.amount
    guard proposal.kind == .cardBill, rest > .zero else { return nil }
    return joined([
      [LinksText.explained, proposal.amount.phrase].joined,
      [LinksText.unexplained, rest.phrase].joined,
    ])
  }

  /// As `국민은행 · 2026.11.14 오전 9:12 · 삼성카드 · -659,406원 · 기타 · 자동이체`.
  private func words(of row: LedgerRow) -> Phrase {
    let day = DayShape.long.phrase(of: row.day)
    let time = row.entry.bank?.time
    let bank = [row.entry.bank?.kind, row.entry.bank?.counterpart, row.entry.bank?.foreign]
    let said = [row.note] + bank.compactMap(\.self)
    return joined(
      [
        model.accounts[row.account].phrase, time.map { [day, $0].joined } ?? day,
        Phrase(row.text), row.entry.signedAmount, model.categories[row.category].phrase,
      ] + said.filter { !$0.isEmpty && $0 != row.text }.map { Phrase($0) })
  }

  private func joined(_ phrases: [Phrase]) -> Phrase {
    phrases.joined(separator: symbols.separator)
  }
}

extension Links.Model {
  /// The cards of which one is to be chosen, as `삼성카드 / 하나카드`, or that the other account is not kept here.
  fileprivate func others(_ proposal: LinkProposal) -> Phrase {
    proposal.choices.isEmpty
      ? LinksText.notKept
      : proposal.choices.map { accounts[$0.account].phrase }.joined(separator: " / ")
  }
}

extension LinkProposal {
  /// What reasons say beyond the kind, which is said beside them.
  fileprivate func told(_ reasons: [LinkReason]) -> [Phrase] {
    let kind = kind.phrase.text(.korean)
    return reasons.map(\.phrase).filter { $0.text(.korean) != kind }
  }
}
