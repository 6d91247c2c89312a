import LedgerDomain
import Phrases

/// One thing to be chosen of several.
struct Choice: Equatable {
  enum Answer: Equatable {
    case categorise(LedgerCategory)
    /// Show only this; nil for all.
    case category(LedgerCategory?)
    case month(LedgerMonth?)
  }

  struct Option: Equatable {
    let name: Phrase
    let answer: Answer
  }

  let title: Phrase
  /// What Enter does.
  let action: Phrase
  let options: [Option]
  /// The index of what is so now; nil where there is no one such.
  let present: Int?

  static func categorise(count: Int, present: LedgerCategory?) -> Choice {
    Choice(
      title: ChoiceText.categorise(count), action: LedgerText.categorise.phrase,
      options: LedgerCategory.allCases.map { Option(name: $0.phrase, answer: .categorise($0)) },
      present: present.flatMap { LedgerCategory.allCases.firstIndex(of: $0) })
  }

  static func category(present: LedgerCategory?) -> Choice {
    let all: [LedgerCategory?] = [nil] + LedgerCategory.allCases
    return Choice(
      title: LedgerText.onlyCategory.phrase, action: LedgerText.filter.phrase,
      options: all.map {
        Option(name: $0?.phrase ?? ChoiceText.allCategories.phrase, answer: .category($0))
      }, present: all.firstIndex(of: present))
  }

  /// The newest month comes first.
  static func month(_ months: [LedgerMonth], present: LedgerMonth?) -> Choice {
    let all: [LedgerMonth?] = [nil] + months.reversed()
    return Choice(
      title: LedgerText.month.phrase, action: LedgerText.filter.phrase,
      options: all.map {
        Option(name: $0?.phrase ?? ChoiceText.allMonths.phrase, answer: .month($0))
      }, present: all.firstIndex(of: present))
  }
}
