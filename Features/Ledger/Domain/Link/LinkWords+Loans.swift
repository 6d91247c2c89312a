/// What words say of money that was lent.
extension LinkWords {
  /// Whether a card has lent money.
  package static func isCashAdvance(_ text: String) -> Bool {
    has(["현금서비스", "카드론", "단기카드대출", "장기카드대출", "cashadvance"], in: text)
  }

  /// Whether money was lent, which is no income.
  static func isLoan(_ text: String) -> Bool {
    has(
      [
        "현금서비스", "단기카드대출", "카드론", "장기카드대출", "대출실행", "대출금입금", "대출입금", "cashadvance",
        "loandisbursement",
        "loanproceeds",
      ], in: text)
  }

  private static let lenders = [
    "대출", "융자", "여신상환", "은행론", "카드론", "현금서비스", "캐피탈", "햇살론", "사잇돌", "보금자리론", "디딤돌", "버팀목", "오토론",
    "스탁론",
    "새희망홀씨", "장학재단", "주택금융공사", "personalloan", "studentloan", "homeloan", "carloan",
    "autoloan", "bankloan",
    "studentln", "stdntloan", "stdntln", "depteducation", "nelnet", "mohela", "navient",
    "salliemae", "aidvantage",
    "loancare", "pennymac", "newrez", "shellpoint", "mtgpmt", "mtgpymt",
    "mtgpay",
    "toyotafinancial", "hondafinancial", "hondapmt", "motonovo", "zopaloan", "bmwfinanc",
    "volkswagenfinanc", "moneybarn", "oodlecar", "alphera", "closebrothersmotor", "bluemotorfin",
    "startlinemotor", "santanderconsumer",
  ]
  /// Those that are called like pubs, and what else is a loan only where it is drawn again and again.
  private static let debitingLenders = ["blackhorse"]
  private static let debits: Set<Substring> = [
    "dd", "directdebit", "so", "sto", "standingorder",
  ]
  /// Lenders whose names also end words of others, as STANFORD CREDIT UNION and UNITED FINANCIAL.
  private static let separateLenders = [
    "edfinancial", "mrcooper", "allyauto", "fordcredit", "gmfinancial",
  ]
  private static let besideLoans = [
    "인지", "보증료", "보험료", "중개", "모집", "상담", "도서", "출력", "취소", "반환", "카드대금",
  ]

  /// Whether a folded text may be that of money that was lent, or is paid back, which only the user knows; `said` is
  /// how the bank writes it.
  static func mayBeLoan(_ text: String, in said: String) -> Bool {
    guard !has(besideLoans, in: text) else { return false }
    return has(lenders, in: text) || text.hasSuffix("여신") || isDebit(text, in: said)
      || text.has("mtg") && LinkNames.latinWords(said).contains("mtg")
      || separateLenders.contains { text.has($0) && begins($0, aWordOf: said) }
  }

  /// Whether a direct debit, by the kind before the text, is of a lender or has the word for a loan.
  private static func isDebit(_ text: String, in said: String) -> Bool {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, debits.contains(parts[0]) else { return false }
    return debitingLenders.contains(where: parts[1].hasPrefix)
      || LinkNames.latinWords(said).contains { $0 == "loan" || $0 == "loans" }
  }

  /// Whether a name begins where a word does, in one word or in two.
  private static func begins(_ name: String, aWordOf said: String) -> Bool {
    let words = LinkNames.latinWords(said)
    return words.indices.contains { index in
      words[index...].prefix(2).joined(separator: "").hasPrefix(name)
    }
  }

  /// Whether a loan was paid back, perhaps with its interest.
  static func isRepayment(_ text: String) -> Bool {
    has(allRepayments, in: text)
  }

  private static let principals = ["대출원금", "원금상환", "loanprincipal"] + overdrafts
  private static let overdrafts = ["마통상환", "마이너스통장상환"]

  /// Whether an overdraft was paid back, which is an account like others, and takes its interest by itself.
  static func isOfOverdraft(_ text: String) -> Bool { has(overdrafts, in: text) }

  static let repayments = ["원리금", "원금이자", "원금+이자", "원금및이자", "principalandinterest"]
  static let allRepayments =
    principals + repayments + [
      "대출상환", "대출금상환", "중도상환", "조기상환", "일부상환", "전액상환", "loanpayment", "loanrepayment", "mortgage",
    ]

  /// Whether a loan's own account says that some of it was paid back.
  package static func isPaidBack(_ text: String) -> Bool {
    has(["상환", "원금", "원리금", "repay", "repaid", "principal"], in: text)
  }

  /// Whether a loan's own account says that it was paid out.
  package static func isPaidOut(_ text: String) -> Bool {
    isLoan(text) || has(["실행", "신규", "대출금", "대출지급", "증액", "drawdown", "disbursed"], in: text)
  }

  /// Whether what was paid back of a loan has no interest in it.
  static func isPrincipal(_ text: String) -> Bool {
    has(principals, in: text) && !has(repayments, in: text)
  }
}
