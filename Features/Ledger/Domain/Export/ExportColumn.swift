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

  /// Whether headings are those of an export in their order, also of one from before there were payees or accounts.
  public static func areHeadings(_ headings: [String]) -> Bool {
    let isWhole = headings.count >= allCases.count
    guard isWhole || (usual - 2...usual).contains(headings.count) else { return false }
    return Language.allCases.contains { language in
      zip(allCases, headings).allSatisfy { $0.phrase.text(language) == $1 }
    }
  }

  /// The headings that every program reads; all of them if they are not those of an export.
  public static func statement(_ headings: [String]) -> [String] {
    areHeadings(headings) ? Array(headings.prefix(usual)) : headings
  }

  /// Where headings have each column of an export, in the order of columns, if they have all of them.
  public static func places(in headings: [String]) -> [Int]? {
    let places = known(in: headings).places
    return places.count == allCases.count ? places : nil
  }

  /// The headings that a table of an export has no longer, and with which it would be read as another one; empty for
  /// any other table.
  ///
  /// `words` are those below a heading. A table is one of an export by most of its headings, or by the words in its
  /// column of origins.
  public static func missing<Words: Sequence<String>>(
    in headings: [String], words: (_ column: Int) -> Words
  ) -> [String] {
    let (language, places) = known(in: headings)
    guard places.count < allCases.count, !places.isEmpty else { return [] }
    let place = headings.firstIndex(of: origin.phrase.text(language))
    let origins = place.map { Set(words($0)).subtracting([""]) } ?? []
    let others = Set([accountOrigin, lockOrigin].map { $0.text(language) })
    let isEarlier = areHeadings(headings) && origins.isDisjoint(with: others)
    let all = others.union(LedgerOrigin.allCases.map { $0.phrase.text(language) })
    let isOwn = places.count >= usual || !origins.isEmpty && origins.isSubset(of: all)
    guard isOwn, !isEarlier else { return [] }
    return allCases.map { $0.phrase.text(language) }.filter { !headings.contains($0) }
  }

  /// The language of headings, and where they have the columns that they have.
  private static func known(in headings: [String]) -> (language: Language, places: [Int]) {
    let found = Language.allCases.map { language in
      (language, allCases.compactMap { headings.firstIndex(of: $0.phrase.text(language)) })
    }
    return found.max { $0.1.count < $1.1.count } ?? (.korean, [])
  }
}
