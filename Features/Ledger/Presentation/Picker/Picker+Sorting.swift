import LedgerDomain
import Phrases
import Search

extension Picker {
  /// A list that the user sorts.
  enum Listing {
    case accounts, rules, imports

    /// By what it is sorted.
    var columns: [Column] {
      switch self {
      case .accounts: [.name, .count, .amount]
      case .rules: [.name, .category, .state]
      case .imports: [.name, .account, .count, .day]
      }
    }
  }

  /// What an option can be sorted by.
  enum Column: String, SortColumn {
    case name, category, account, count, amount, day, state

    var startsDescending: Bool { [.count, .amount, .day].contains(self) }

    var phrase: Phrase {
      switch self {
      case .name: LedgerText.name
      case .category: LedgerField.category.phrase
      case .account: ReconcileText.account
      case .count: Phrase(ko: "건수", en: "Entries")
      case .amount: Phrase(ko: "잔액", en: "Balance")
      case .day: LedgerField.day.phrase
      case .state: LedgerText.state
      }
    }
  }

  /// What an option has in a column.
  enum Value: Equatable {
    case text(Phrase)
    case number(Int64)
  }

  /// The title of what options have in a column of a table.
  struct Heading: Equatable {
    let title: Phrase
    /// The unit of its figures, which the title says.
    let unit: Phrase?
    /// Nil for a column by which the options are not sorted.
    let sorts: Column?
    /// In few columns those of the highest rank are hidden first.
    let rank: Int
    /// Whether there are figures below it, which a search does not look into, or words.
    let isOfFigures: Bool

    init(
      _ title: Phrase, unit: Phrase? = nil, sorts: Column? = nil, rank: Int,
      isOfFigures: Bool = true
    ) {
      (self.title, self.unit, self.sorts) = (title, unit, sorts)
      (self.rank, self.isOfFigures) = (rank, isOfFigures)
    }
  }
}
