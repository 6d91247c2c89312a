import LedgerDomain
import Phrases
import RIBs

/// The sheet in which one of several options is chosen.
enum Choice: Riblet {
  enum Answer: Equatable {
    case categorise(LedgerCategory)
    /// Shows only this category; nil for all.
    case category(LedgerCategory?)
    /// Shows only this month; nil for all.
    case month(LedgerMonth?)
  }

  struct Option: Equatable {
    let name: Phrase
    let answer: Answer
  }

  struct Model: Equatable {
    let title: Phrase
    /// What Enter does.
    let action: Phrase
    let options: [Option]
    /// The index of the present option; nil if there is none.
    let present: Int?
  }

  enum Action {
    case choose(Int)
    case cancel
  }
}

extension Choice.Model {
  /// `present` is the category of the rows; nil if they may have several.
  static func categorise(count: Int, present: LedgerCategory?) -> Self {
    Self(
      title: ChoiceText.categorise(count), action: LedgerText.categorise.phrase,
      options: LedgerCategory.allCases.map { .init(name: $0.phrase, answer: .categorise($0)) },
      present: present.flatMap { LedgerCategory.allCases.firstIndex(of: $0) })
  }

  static func category(present: LedgerCategory?) -> Self {
    let all: [LedgerCategory?] = [nil] + LedgerCategory.allCases
    return Self(
      title: LedgerText.onlyCategory.phrase, action: LedgerText.filter.phrase,
      options: all.map {
        .init(name: $0?.phrase ?? ChoiceText.allCategories.phrase, answer: .category($0))
      }, present: all.firstIndex(of: present))
  }

  /// `months` are in the order of time; the sheet has the newest first.
  static func month(_ months: [LedgerMonth], present: LedgerMonth?) -> Self {
    let all: [LedgerMonth?] = [nil] + months.reversed()
    return Self(
      title: LedgerText.month.phrase, action: LedgerText.filter.phrase,
      options: all.map {
        .init(name: $0?.phrase ?? ChoiceText.allMonths.phrase, answer: .month($0))
      }, present: all.firstIndex(of: present))
  }
}
