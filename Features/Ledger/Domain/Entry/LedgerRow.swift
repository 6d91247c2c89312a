public import Phrases
import Search
public import Time
public import WalletDomain

/// An entry of the ledger as it is kept.
///
/// What it says is shared by all copies, so that thousands of rows can be sorted, collected and compared at the cost
/// of a reference each.
public struct LedgerRow: Hashable, Identifiable, Sendable {
  private var kept: Kept

  /// What a row says, all of it a value.
  private struct Content: Equatable {
    let id: Int64
    let origin: LedgerOrigin
    var entry: LedgerEntry
    let order: Int64?
    let importID: LedgerImport.ID?
    var status: EntryStatus
    let member: String?
    var link: LinkMark?
    let partOf: LedgerRow.ID?
  }

  private final class Kept: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  /// Without a status it is open, in the account of its origin.
  public init(
    id: Int64, origin: LedgerOrigin, entry: LedgerEntry, order: Int64? = nil,
    importID: LedgerImport.ID? = nil, status: EntryStatus? = nil, member: String? = nil,
    link: LinkMark? = nil, partOf: LedgerRow.ID? = nil
  ) {
    kept = Kept(
      Content(
        id: id, origin: origin, entry: entry, order: order, importID: importID,
        status: status ?? EntryStatus(origin.account), member: member, link: link,
        partOf: partOf))
  }

  public static func == (one: LedgerRow, other: LedgerRow) -> Bool {
    one.kept === other.kept || one.kept.content == other.kept.content
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Ascending in the order in which rows were added; never given twice.
  public var id: Int64 { kept.content.id }
  public var origin: LedgerOrigin { kept.content.origin }
  /// The number of the shop's order that it has paid, or of which it is a refund.
  public var order: Int64? { kept.content.order }
  /// The import that has brought it.
  public var importID: LedgerImport.ID? { kept.content.importID }
  /// Who has added it to a shared ledger.
  public var member: String? { kept.content.member }
  /// Of which entry it is a part; that is the first part, and keeps what its statement has said.
  public var partOf: LedgerRow.ID? { kept.content.partOf }

  public var entry: LedgerEntry {
    get { kept.content.entry }
    set { change { $0.entry = newValue } }
  }

  public var status: EntryStatus {
    get { kept.content.status }
    set { change { $0.status = newValue } }
  }

  /// How it counts, if a link says so.
  public var link: LinkMark? {
    get { kept.content.link }
    set { change { $0.link = newValue } }
  }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = kept.content
    body(&content)
    kept = Kept(content)
  }

  public var day: Day { kept.content.entry.day }
  public var amount: Won { kept.content.entry.amount }
  public var text: String { kept.content.entry.text }
  public var name: String { kept.content.entry.name }
  /// As its statement has it.
  var said: String { kept.content.entry.stated?.text ?? text }
  public var category: LedgerCategory { kept.content.entry.category }
  public var note: String { kept.content.entry.note }
  public var account: LedgerAccount.ID { kept.content.status.account }
  public var isLocked: Bool { kept.content.status.state == .locked }

  /// Whether its text, its note or its payee is this one, whatever its case.
  public func isNamed(_ text: String) -> Bool {
    let key = SearchKey(text)
    return [self.text, note, entry.payee ?? self.text].contains { SearchKey($0) == key }
  }

  /// What the user may change of any row.
  public var marks: LedgerMarks {
    get { entry.marks }
    set {
      entry.category = newValue.category
      entry.note = newValue.note
      entry.payee = newValue.payee
    }
  }
}

extension LedgerRow: CustomReflectable {
  /// What it says, where a test or a debugger prints it.
  public var customMirror: Mirror { Mirror(reflecting: kept.content) }
}

extension LedgerEntry {
  public var marks: LedgerMarks { LedgerMarks(category: category, note: note, payee: payee) }
}

/// What the user may change of any row, whatever its origin and its status; the wallet's have no payee.
public struct LedgerMarks: Codable, Hashable, Sendable {
  public var category: LedgerCategory
  public var note: String
  /// Nil for none, and where an earlier version has kept it.
  public var payee: String?

  public init(category: LedgerCategory, note: String, payee: String? = nil) {
    (self.category, self.note, self.payee) = (category, note, payee)
  }

  /// The same marks in another category, or with another note.
  func with(
    category: LedgerCategory? = nil, note: String? = nil
  ) -> LedgerMarks {
    LedgerMarks(category: category ?? self.category, note: note ?? self.note, payee: payee)
  }
}

/// Where an entry of the ledger comes from.
public enum LedgerOrigin: String, CaseIterable, Sendable {
  /// A movement of the wallet; it is never deleted.
  case wallet
  /// Written by the user, who may delete it.
  case hand
  /// From a bank's statement.
  case imported = "import"

  public var phrase: Phrase {
    switch self {
    case .wallet: Phrase(ko: "슈퍼페이", en: "SuperPay")
    case .hand: Phrase(ko: "직접 추가", en: "Manual")
    case .imported: Phrase(ko: "가져옴", en: "Imported")
    }
  }
}

extension LedgerMarks {
  /// Changes what differs in two marks if it is as in the first; returns false if something is not.
  mutating func turn(
    from before: LedgerMarks, to after: LedgerMarks, _ categories: LedgerCategories
  ) -> Bool {
    var isWhole = true
    if before.category != after.category {
      let target = categories.present(after.category)
      let isAsLeft = category == categories.resolved(before.category)
      if let target, target == category || isAsLeft {
        category = target
      } else {
        isWhole = false
      }
    }
    if before.note != after.note {
      if [before.note, after.note].contains(note) {
        note = after.note
      } else {
        isWhole = false
      }
    }
    if before.payee != after.payee {
      if [before.payee, after.payee].contains(payee) {
        payee = after.payee
      } else {
        isWhole = false
      }
    }
    return isWhole
  }
}
