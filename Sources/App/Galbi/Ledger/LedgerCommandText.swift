import Launch
import LedgerDomain
import Phrases
import TerminalUI

/// The texts of `galbi ledger`.
@MainActor
enum LedgerCommandText {
  nonisolated static let nothing = Phrase(ko: "내역이 없습니다.", en: "No entries.")
  nonisolated static let income = Phrase(ko: "수입", en: "Income")
  nonisolated static let spending = Phrase(ko: "지출", en: "Spending")
  nonisolated static let categories = Phrase(ko: "분류별 지출", en: "Spending by category")
  nonisolated static let accounts = Phrase(ko: "계좌 잔액", en: "Account balances")

  /// What counts neither as income nor as spending.
  nonisolated static func leftOut(_ kind: EntryLink.Kind) -> Phrase {
    let name = kind.phrase
    return Phrase(
      ko: "\(name.text(.korean)) (집계 제외)", en: "\(name.text(.english)) (not counted)")
  }

  /// What the other commands are.
  static func help(_ language: Language) -> String {
    LaunchHelp.text(
      CommandForm.all.filter { $0.words.first == "ledger" && $0.words.count > 1 }
        .map { ($0.usage, $0.text) }, language)
  }
}
