public import Phrases

/// The columns of an export, in their order.
public enum ExportColumn: CaseIterable, Sendable {
  case day, text, amount, category, note, origin, account, state
  /// What only an import of an export reads.
  case payee, links, record

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
    case .payee: LedgerField.payee.phrase
    case .links: Phrase(ko: "연결", en: "Links")
    case .record: Phrase(ko: "기록", en: "Record")
    }
  }

  /// How many columns a statement of any program may have.
  public static let usual = 8

  /// The word in the column of origins for rows that are no entries.
  public static let accountOrigin = Phrase(ko: "계좌", en: "Account")
  public static let lockOrigin = Phrase(ko: "대사", en: "Reconciled")

  /// Whether headings are those of an export, also of one from before there were accounts.
  public static func areHeadings(_ headings: [String]) -> Bool {
    let all = allCases.prefix(headings.count)
    return headings.count > allCases.firstIndex(of: .origin) ?? 0
      && Language.allCases.contains { language in
        all.map { $0.phrase.text(language) } == Array(headings.prefix(all.count))
      }
  }

  /// The headings that every program reads; all of them if they are not those of an export.
  public static func statement(_ headings: [String]) -> [String] {
    areHeadings(headings) ? Array(headings.prefix(usual)) : headings
  }
}
