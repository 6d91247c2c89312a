public import Phrases

/// The columns of an export, in their order.
public enum ExportColumn: CaseIterable, Sendable {
  case day, text, amount, category, note, origin, account, state

  /// The heading, which an import knows.
  public var phrase: Phrase {
    switch self {
    case .day: LedgerField.day.phrase
    case .text: LedgerField.text.phrase
    case .amount: LedgerField.amount.phrase
    case .category: LedgerField.category.phrase
    case .note: LedgerField.note.phrase
    case .origin: LedgerField.origin.phrase
    case .account: Phrase(ko: "계좌", en: "Account")
    case .state: Phrase(ko: "상태", en: "Status")
    }
  }

  /// Whether headings are those of an export, also of one from before there were accounts.
  public static func areHeadings(_ headings: [String]) -> Bool {
    let all = allCases.prefix(headings.count)
    return headings.count > allCases.firstIndex(of: .origin) ?? 0
      && Language.allCases.contains { language in
        all.map { $0.phrase.text(language) } == Array(headings.prefix(all.count))
      }
  }
}
