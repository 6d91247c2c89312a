import Editing
import LedgerDomain
import Phrases
import Search
import TerminalUI
import Time
import WalletDomain

/// Makes the columns of a table of entries.
@MainActor
struct LedgerTable {
  typealias Column = ListColumn<LedgerRow, LedgerColumn>

  let model: Ledger.Model
  let environment: Environment
  let widths: LedgerWidths
  /// The columns of the whole table.
  let room: Int

  /// In fewer columns the year of a day has two figures.
  private static let roomForYears = 60
  /// The most columns of texts and notes.
  private static let (textColumns, noteColumns) = (36, 24)
  /// In more columns texts and notes get these parts of them.
  private static let (textPart, notePart) = (3, 5)
  /// The most columns of accounts before the others have what they need.
  private static let accountColumns = 16
  /// The same of members.
  private static let memberColumns = 12
  /// The same of categories, which get a part of what a table has beyond few columns.
  private static let (categoryColumns, categoryPart) = (9, 6)
  /// The columns of `-99,999,999`; wider amounts get more.
  private static let amountColumns = 11
  /// In fewer columns amounts get only what they need, since every column shows more of a text.
  private static let roomForAmounts = 40

  var columns: [Column] {
    LedgerField.allCases.compactMap(column)
      + [memberColumn, linkColumn, lockColumn].compactMap(\.self)
  }

  /// In which nothing is cut, besides the marks of the rows and the scroll bar, but long texts and notes.
  var neededColumns: Int {
    Table.columns(of: columns, model.listing.sort, in: environment) + 4
  }

  /// Nil for a column that is not shown.
  private func column(for field: LedgerField) -> Column? {
    let title = field.phrase
    switch field {
    case .day:
      let days = days
      // The heading has the sign of the order.
      let widest = max(environment.columns(of: title) + 2, environment.columns(of: days.widest))
      return Column(title, .fixed(widest), rank: 1, sorts: .day, isSearched: false) { row, _ in
        TableRow.Cell(days.phrase(of: row.day), Style(.dim))
      }.saidOnce()
    // In the column of the text.
    case .payee: return nil
    case .category:
      let categories = model.categories
      let names = categories.list.map { environment.columns(of: $0.phrase) }
      // The heading has the sign of the order.
      let heading = environment.columns(of: title) + 2
      let widest = max(names.max() ?? 0, heading)
      // A long name of the user's own takes no more before others have what they need.
      let most = Self.categoryColumns + max(room - Self.roomForYears, 0) / Self.categoryPart
      let least = max(min(names.max() ?? 0, most), heading)
      return Column(title, .fixed(least, upTo: widest), rank: 2, sorts: .category) { row, _ in
        TableRow.Cell(categories[row.category].phrase, Style(.dim))
      }
    case .text:
      let widest = min(widths.text, max(Self.textColumns, room / Self.textPart))
      return Column(
        title, .flexible(minimum: 8, preferred: min(widest, 20), maximum: widest), sorts: .text
      ) { row, _ in
        TableRow.Cell(row.name)
      }
    case .note:
      let widest = min(widths.note, max(Self.noteColumns, room / Self.notePart))
      // A column that is empty in all rows would take room from the others.
      guard widest > 0 else { return nil }
      return Column(
        title, .flexible(minimum: 4, preferred: min(widest, 10), maximum: widest), rank: 3
      ) { row, environment in
        TableRow.Cell(row.noteLine(environment.symbols), Style(.dim))
      }
    case .origin: return model.opensEntries ? nil : sourceColumn
    case .amount:
      // Amounts are never cut.
      let heading = environment.columns(of: title.counted(in: Won.unit)) + 2
      let least = room < Self.roomForAmounts ? 0 : max(Self.amountColumns, heading)
      return Column(
        title, .fixed(max(widths.amount, least)), alignment: .trailing, sorts: .amount,
        isSearched: false
      ) { row, _ in
        TableRow.Cell(
          row.amount.signedFigures, Style(row.amountRole), spoken: row.entry.signedAmount)
      }.counted(in: Won.unit)
    }
  }

  /// Names the accounts of the rows if there are several, or else their origins; nil if all rows have the
  /// same.
  private var sourceColumn: Column? {
    let (query, accounts) = (model.listing.query, model.accounts)
    guard query.account == nil, query.importID == nil else { return nil }
    // Accounts of the user's own are told apart.
    guard accounts.list.count > LedgerAccounts.builtIn.list.count else {
      let origins = LedgerOrigin.allCases.map { environment.columns(of: $0.phrase) }
      return Column(
        LedgerField.origin.phrase, .fixed(origins.max() ?? 0), rank: 4, isSearched: false
      ) { row, _ in
        TableRow.Cell(row.origin.phrase, Style(.dim))
      }
    }
    let names = accounts.list.map { environment.columns(of: $0.phrase) }
    let widest = names.max() ?? 0
    return Column(
      ReconcileText.account, .fixed(min(widest, Self.accountColumns), upTo: widest), rank: 4,
      isSearched: false
    ) { row, _ in
      TableRow.Cell(accounts[row.account].phrase, Style(.dim))
    }
  }

  /// Names who has added each row, in a ledger that several people share.
  private var memberColumn: Column? {
    guard widths.member > 0 else { return nil }
    let title = LedgerText.member
    let least = max(min(widths.member, Self.memberColumns), environment.columns(of: title))
    return Column(title, .fixed(least, upTo: widths.member), rank: 5) { row, _ in
      TableRow.Cell(row.member ?? "", Style(.dim))
    }
  }

  /// Says what is linked, if any row is.
  private var linkColumn: Column? {
    widths.hasLinks ? .links(environment.symbols) : nil
  }

  /// Says which rows are locked, if any is.
  private var lockColumn: Column? {
    guard widths.hasLocks else { return nil }
    let state = EntryStatus.State.locked
    let locked = [Phrase(String(state.symbol(environment.symbols))), state.phrase].joined
    return Column("", .fixed(environment.columns(of: locked)), rank: 3, isSearched: false) {
      row, _ in
      TableRow.Cell(row.isLocked ? locked : Phrase(""), Style(.dim))
    }
  }

  private var days: DayShape {
    guard model.showsYears else { return .short }
    return room < Self.roomForYears ? .narrow : .long
  }
}

extension ListColumn where Row == LedgerRow {
  /// The sign of what each row is linked as.
  static func links(_ symbols: Symbols) -> ListColumn {
    ListColumn("", .fixed(1), rank: 1, isSearched: false) { row, _ in
      guard let kind = row.link?.kind else { return TableRow.Cell("", Style(.dim)) }
      return TableRow.Cell(String(kind.sign(symbols)), Style(.dim), spoken: kind.phrase)
    }
  }
}

extension LedgerRow {
  /// That of its amount, which is dim where nothing of it counts.
  var amountRole: Role {
    if let link, link.leftOut >= amount.size { return .dim }
    return amount > .zero ? .positive : .text
  }
}
