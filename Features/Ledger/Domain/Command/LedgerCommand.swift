public import Phrases

/// What the user does to the ledger; each can be undone.
public enum LedgerCommand: Hashable, Sendable {
  case add(LedgerEntry, to: LedgerAccount.ID = .cash)
  /// Adds the entries of a statement that the ledger does not have yet.
  case addUnknown([LedgerEntry], file: String, to: AccountChoice = .existing(.imports))
  case delete([LedgerRow.ID])
  /// Removes all that is left of an import.
  case takeBack(LedgerImport.ID)
  case categorise([LedgerRow.ID], LedgerCategory)
  /// An empty note is removed.
  case note([LedgerRow.ID], String)
  /// Saves settings if the stored ones still equal `over`, and then applies a rule to all rows
  /// that it matches.
  case save(LedgerSettings, over: LedgerSettings, applying: LedgerRule? = nil)
  /// Removes a category; its entries and rules get another one.
  case merge(LedgerCategory, into: LedgerCategory)
  /// Puts every row into the rule's category that the rule matches and that is not locked.
  case apply(LedgerRule)
  /// Puts the rows of `.other` into the categories of the rules.
  case applyRules
  case account(AccountCommand)
}

extension LedgerCommand {
  /// What the history calls the command after it has changed so many rows.
  public func title(count: Int, _ categories: LedgerCategories) -> Phrase {
    switch self {
    case .add(let entry, _): Phrase(ko: "\(entry.text) 추가", en: "add \(entry.text)")
    case .addUnknown:
      Phrase(
        ko: "내역 \(count.grouped)건 가져오기",
        en: "import \(count == 1 ? "1 entry" : "\(count.grouped) entries")")
    case .delete: Phrase(ko: "삭제", en: "delete")
    case .takeBack: Phrase(ko: "가져오기 취소", en: "remove an import")
    case .categorise(_, let category):
      Phrase(
        ko: "‘\(categories[category].phrase.text(.korean))’ 분류",
        en: "category “\(categories[category].phrase.text(.english))”")
    case .note: Phrase(ko: "메모", en: "note")
    case .save(let settings, let before, _) where settings.budgets != before.budgets:
      Phrase(ko: "예산 변경", en: "change budget")
    case .save: Phrase(ko: "분류와 규칙 편집", en: "edit categories and rules")
    case .merge: Phrase(ko: "분류 합치기", en: "merge categories")
    case .apply, .applyRules: Phrase(ko: "규칙 적용", en: "apply rules")
    case .account(let command): command.title(count: count)
    }
  }
}
