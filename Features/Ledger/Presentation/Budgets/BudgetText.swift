import LedgerDomain
import Phrases
import WalletDomain

/// The texts of the budgets and of their form.
enum BudgetText {
  static let title = Phrase(ko: "예산", en: "Budgets")
  static let budget = Phrase(ko: "예산", en: "Budget")
  static let left = Phrase(ko: "남은 금액", en: "Left")
  static let used = Phrase(ko: "사용", en: "Used")
  static let total = Phrase(ko: "예산 합계", en: "Budgeted")
  static let none = Phrase(ko: "없음", en: "none")
  static let add = Phrase(ko: "예산 추가", en: "add budget")
  static let addQuery = Phrase(ko: "검색 조건 예산 추가", en: "add budget of a query")
  static let query = Phrase(ko: "검색 조건", en: "Query")
  static let queryHint = Phrase(ko: "예: 거래처:커피 금액:>5000", en: "e.g. payee:coffee amt:>5000")
  static let noQuery = Phrase(ko: "검색 조건을 입력해 주세요.", en: "Enter a query.")
  static let edit = Phrase(ko: "예산 편집", en: "edit budget")
  static let end = Phrase(ko: "예산 종료", en: "end budget")
  static let nothingToEnd = Phrase(
    ko: "예산이 없는 분류입니다. Enter를 눌러 예산을 정해 주세요.",
    en: "This category has no budget. Press Enter to set one.")
  static let noEarlier = Phrase(
    ko: "이전 달에는 예산도 지출도 없습니다.", en: "No budgets or expenses in earlier months.")
  static let noLater = Phrase(
    ko: "다음 달에는 예산도 지출도 없습니다.", en: "No budgets or expenses in later months.")
  static let empty = Phrase(
    ko: "이 달에는 예산도 지출도 없습니다. a를 눌러 예산을 추가해 주세요.",
    en: "No budgets or expenses this month. Press a to add a budget.")
  static let newBudget = Phrase(ko: "예산 추가", en: "New budget")
  static let newQueryBudget = Phrase(ko: "검색 조건 예산 추가", en: "New budget of a query")
  static let editBudget = Phrase(ko: "예산 편집", en: "Edit budget")
  static let erase = Phrase(ko: "지우기", en: "delete")
  static let clear = Phrase(ko: "모두 지우기", en: "clear")
  static let undo = Phrase(ko: "입력 되돌리기", en: "undo typing")
  static let noSign = Phrase(
    ko: "금액은 음수일 수 없습니다. -는 입력되지 않았습니다.",
    en: "An amount can’t be negative. The minus was left out.")
  static let noBudget = Phrase(
    ko: "지출 분류에만 예산을 정할 수 있습니다.", en: "Only expense categories can have a budget.")
}

/// The texts with figures.
extension BudgetText {
  /// What is left, as `60,000원`, or `7,000원 초과` if more was spent.
  static func left(_ left: Won, _ text: (Won) -> Phrase = \.phrase) -> Phrase {
    guard left < .zero else { return text(left) }
    let over = text(-left)
    return Phrase.composed(ko: "\(over) 초과", en: "\(over) over")
  }

  /// How much is used, as `300,000원 중 72%`.
  static func used(_ line: BudgetLine) -> Phrase {
    let (budget, percent) = (line.budget ?? .zero, line.percent ?? 0)
    return Phrase.composed(
      ko: "\(budget) 중 \(percent)%\(line.isOver ? " 초과" : "")",
      en: "\(percent)% of \(budget)\(line.isOver ? ", over" : "")")
  }

  static func ended(_ name: Phrase, from month: LedgerMonth) -> Phrase {
    Phrase.composed(
      ko: "\(month.phrase)부터 \(name) 예산을 종료했습니다.",
      en: "Ended the \(name) budget from \(month.phrase) on.")
  }

  /// The months in which an amount will hold: up to the one before the next change, or on and on.
  static func span(from month: LedgerMonth, to last: LedgerMonth?) -> Phrase {
    guard let last else {
      return Phrase.composed(
        ko: "\(month.phrase)부터 매달 적용됩니다.",
        en: "Applies every month from \(month.phrase) on.")
    }
    guard last > month else {
      return Phrase.composed(
        ko: "\(month.phrase)에만 적용됩니다.",
        en: "Applies to \(month.phrase) only.")
    }
    let span = month.span(to: last)
    return Phrase.composed(
      ko: "\(span)에 적용됩니다.", en: "Applies to \(span).")
  }
}
