import Editing
import LedgerDomain
import Phrases
import Store
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
  private static let spacing = 1
  /// So many columns of both names are not worth the unit.
  private static let leastGain = 2

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
    /// Each entry with its account.
    let first, second: Int

    @MainActor
    init(_ model: Links.Model, _ environment: Environment) {
      let (proposals, today) = (model.proposals.value ?? [], model.today)
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
      let symbols = environment.symbols
      first = widest(proposals.map { model.side($0.first, symbols) } + [LinksText.entry])
      second = widest(proposals.map { model.other($0, symbols) } + [LinksText.otherEntry])
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
    // The unit goes where it would cut a name, but not for a cell or two.
    let isCut = names(beside: widths.titledAmount) < widths.first + widths.second
    return isCut && widths.titledAmount - widths.shortAmount > Self.leastGain
      ? widths.shortAmount : widths.titledAmount
  }

  private var hasReasons: Bool { columns >= Self.columnsForReasons }

  /// The columns for both entries, and for the reasons where there are some, beside amounts of this width.
  private func names(beside amount: Int) -> Int {
    // Between six columns, or seven, and the sign between the entries.
    columns - widths.day - widths.kind - amount - 1 - Self.spacing * (hasReasons ? 6 : 5)
  }

  /// The columns of each entry where reasons stand beside them, which get what they do not need; else nil.
  private var sides: (first: Int, second: Int)? {
    guard hasReasons else { return nil }
    let room = names(beside: amountColumns)
    let first = min(widths.first, room / 3)
    return (first, min(widths.second, (room - first) / 2))
  }

  private func entry(_ widget: any Widget, in columns: Int?) -> LayoutItem {
    columns.map { .fixed($0, widget) } ?? .flexible(widget)
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
      entry(ColumnTitle(LinksText.entry), in: sides?.first), .fixed(1, Blank()),
      entry(ColumnTitle(LinksText.otherEntry), in: sides?.second),
      .fixed(amountColumns, amount),
    ]
    // The reasons stand without one, since they move to the pane of a wider window.
    if hasReasons { parts.append(.flexible(Blank())) }
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
      entry(
        Label(hasBoth ? side(proposal.first) : Phrase(proposal.first.text)), in: sides?.first),
      .fixed(1, Label(sign, Style(.dim))), entry(Label(other(proposal)), in: sides?.second),
      .fixed(amountColumns, Label(amount, alignment: .trailing)),
    ]
    if hasReasons {
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
      model.other(proposal, environment.symbols), proposal.amount.phrase,
    ]
    return LinkLine(
      columns: Columns(spacing: Self.spacing, parts), spoken: spoken.joined(separator: ", "))
  }

  private func side(_ row: LedgerRow) -> Phrase { model.side(row, environment.symbols) }

  /// In few columns the account alone.
  private func other(_ proposal: LinkProposal) -> Phrase {
    if hasBoth { return model.other(proposal, environment.symbols) }
    if let second = proposal.second { return model.accounts[second.account].phrase }
    return proposal.made.map { model.accounts[$0].phrase } ?? model.others(proposal)
  }
}

/// A pair, whose sign is only seen.
private struct LinkLine: CompositeWidget {
  let columns: Columns
  let spoken: Phrase

  func content(in size: Size, _ environment: Environment) -> any Widget { columns }

  func describe(to speech: Speech) { speech.say(spoken.text(speech.environment.language)) }
}

extension Links.Model {
  /// The account and the text of an entry.
  fileprivate func side(_ row: LedgerRow, _ symbols: Symbols) -> Phrase {
    [accounts[row.account].phrase, Phrase(row.name)].joined(separator: symbols.separator)
  }

  /// The same of the other entry, also of one that is still to be made.
  fileprivate func other(_ proposal: LinkProposal, _ symbols: Symbols) -> Phrase {
    if let second = proposal.second { return side(second, symbols) }
    guard let made = proposal.made else { return others(proposal) }
    return [accounts[made].phrase, LinksText.made].joined(separator: symbols.separator)
  }

  /// The cards of which one is to be chosen, as `삼성카드 / 하나카드`, or that the other account is not kept here.
  func others(_ proposal: LinkProposal) -> Phrase {
    proposal.choices.isEmpty
      ? LinksText.notKept
      : proposal.choices.map { accounts[$0.account].phrase }.joined(separator: " / ")
  }
}

extension LinkProposal {
  /// What reasons say beyond the kind, which is said beside them.
  func told(_ reasons: [LinkReason]) -> [Phrase] {
    let kind = kind.phrase.text(.korean)
    return reasons.map(\.phrase).filter { $0.text(.korean) != kind }
  }
}
