import LedgerDomain
import Storage
import Time

/// What a bank writes before the headings of a statement.
struct StatementPreamble {
  /// What names the bank; empty for none.
  let bank: String
  /// The same with all that its title says of it.
  let found: BankName.Found
  /// The name of the file.
  let file: String
  /// What each of its lines says, without blank cells.
  let lineTexts: Set<[String]>
  /// The number of the account as the bank writes it, maybe with `*` for some digits; empty for none.
  let number: String
  /// The last digits of the card; nil for none.
  let card: String?
  /// To whom the account belongs; empty for none.
  let holder: String
  /// What the account is, if that is said.
  let kind: AccountKind?
  /// Whether that are savings, by the name of the file, too.
  let isSaving: Bool
  /// What the account had at first, in won, by all that is called so.
  let openings: Set<Int64>
  /// What it has at last, in won, by all that is called so.
  let closings: Set<Int64>
  /// The first and the last day that were asked for.
  let period: ClosedRange<Day>?
  /// Up to when days are that have no year, if something else says it, as the month in a title.
  let end: Day?
  /// When a card's bill is paid.
  let payday: Day?
  /// What a card's bill comes to, in won, by all that is called so.
  let dues: Set<Int64>
  /// Whether it says that the statement is a card's bill.
  let isBill: Bool

  /// What stands above the headings, as far as it says something of each line.
  let title: TableTitle?
  /// In what all amounts are, if that is said right before the headings.
  let unit: AmountUnit?
  /// The currency of the account; nil for won.
  let currency: String?

  /// How many lines before the headings may say in what the amounts are.
  private static let unitLines = 3

  static let numbers = ["계좌번호", "계좌", "accountnumber", "accountno", "account", "iban"]
  private static let holders = [
    "예금주명", "예금주", "성명", "고객명", "이름", "accountholdername", "accountholder", "accountname",
    "customername", "clientname", "holder", "name",
  ]
  /// Words of what an account is called, rather than its holder.
  private static let ofAccounts = [
    "account", "saving", "checking", "everyday", "creditcard", "통장", "예금", "적금", "계좌",
  ]
  private static let paydays = ["결제일", "출금예정일", "납부일", "paymentdue", "duedate"]

  private static let dueWords = [
    "결제금액", "하실금액", "내실금액", "청구금액", "납부금액", "예정금액", "결제대금", "청구대금", "합계금액", "amountdue", "totaldue",
  ]

  private static let closingWords: Set = [
    "잔액", "현재잔액", "현잔액", "통장잔액", "계좌잔액", "총잔액", "최종잔액", "기말잔액", "조회일잔액", "balance",
    "currentbalance",
    "closingbalance", "endingbalance",
  ]
  private static let kinds: [(AccountKind, [String])] = [
    (.savings, ["적금", "정기예금", "자유저축", "주택청약", "청약저축"]), (.loan, ["대출"]),
    (.shared, ["모임통장"]),
  ]
  /// How many letters the title of a statement has at most.
  static let titleLength = 20
  static let kindLabels = [
    "계좌종류", "예금종류", "통장종류", "계좌구분", "예금구분", "통장구분", "상품구분", "상품명", "예금명", "통장명", "계좌명", "과목",
    "예금과목", "계좌별칭", "계좌별명", "통장별칭", "통장별명", "accounttype", "product",
  ]

  /// `file` is the name of the file, which may say the month, too.
  init(_ lines: [FileRow] = [], file: String = "") {
    found = BankName.search(lines)
    bank = found.name
    self.file = file
    lineTexts = Set(lines.map(\.texts))
    let rows = lines.map { line in
      line.cells.map(StatementWords.plain).filter { !$0.isEmpty }
    }
    func values(_ labels: [String]) -> [String] { rows.flatMap { Self.values(of: labels, in: $0) } }
    number = values(Self.numbers).lazy.compactMap(Self.number).first ?? ""
    card = values(StatementHeadings.cardNumbers).lazy.compactMap(StatementWords.card).first
    holder = values(Self.holders).lazy.map(Self.person).first { !$0.isEmpty } ?? ""
    title = lines.last.flatMap(TableTitle.text).flatMap { TableTitle($0) }
    unit = lines.suffix(Self.unitLines).reversed().lazy.compactMap { AmountUnit(line: $0) }.first
    currency = unit?.currency ?? Self.currency(of: lines, rows, file: file)
    // As 적금 거래내역조회, or beside a label; a menu names several kinds.
    let titles = rows.filter { $0.count == 1 && $0[0].count <= Self.titleLength }.map { $0[0] }
    let isShared = Self.kinds.last?.1.contains(where: StatementWords.plain(file).contains) == true
    kind =
      (values(Self.kindLabels) + titles).lazy.compactMap(Self.kind).first
      ?? (isShared ? .shared : nil)
    isSaving = kind == .savings || kind == nil && Self.kind(StatementWords.plain(file)) == .savings
    openings = Set(
      rows.flatMap { Self.amounts(behind: StatementWords.isOpening, in: $0, isSigned: true) })
    closings = Set(
      rows.flatMap { row in
        Self.amounts(behind: { Self.closingWords.contains($0) }, in: row, isSigned: true)
      })
    payday = values(Self.paydays).lazy.flatMap(StatementPeriod.days).first
    let asked = StatementPeriod(rows, file: file)
    (period, end) = (asked.days, asked.end)
    dues = Set(
      rows.flatMap { row in
        Self.amounts(behind: { label in Self.dueWords.contains(where: label.hasSuffix) }, in: row)
      })
    isBill = payday != nil || titles.contains { $0.has("대금명세") || $0.has("청구서") }
  }

  /// The only kind that a title names.
  private static func kind(_ title: String) -> AccountKind? {
    let words = kinds + [(.bank, ["예금", "입출금"]), (.card, ["카드"]), (.investment, ["펀드", "증권"])]
    let savings = kinds[0].1
    // As 정기예금, which are no accounts of the other kind.
    let rest = savings.reduce(title) { $0.replacing($1, with: "") }
    let named = words.filter { kind, words in
      words.contains(where: (kind == .savings ? title : rest).contains)
    }
    return named.count == 1 && kinds.contains { $0.0 == named[0].0 } ? named[0].0 : nil
  }

  /// What follows a label in its cell, or else in the next one; the longest label first.
  static func values(of labels: [String], in row: [String]) -> [String] {
    row.indices.compactMap { index in
      guard let label = labels.first(where: row[index].hasPrefix) else { return nil }
      let rest = row[index].dropFirst(label.count).drop { $0 == ":" || $0 == "(" }
      if !rest.isEmpty { return String(rest) }
      return row.indices.contains(index + 1) ? row[index + 1] : nil
    }
  }

  /// Amounts behind words, such as those for what a bill comes to, in their cell or else in the next one; a sign in
  /// the cell of the words may be a mere dash, unless `isSigned`.
  private static func amounts(
    behind isLabel: (String) -> Bool, in row: [String], isSigned: Bool = false
  ) -> [Int64] {
    row.indices.compactMap { index in
      let label = row[index].prefix { !$0.isNumber && !":(△▲".contains($0) }
      guard isLabel(String(label)) else { return nil }
      let digits = row[index].drop { !$0.isNumber }
      let before = row[index][label.endIndex..<digits.startIndex]
      let own = (isSigned && isNegative(before) ? "-" : "") + String(digits)
      // Behind the words there may be a day.
      return ([own] + row.dropFirst(index + 1).prefix(1)).lazy.compactMap { text in
        if case .amount(let amount) = AmountText.read(text) { amount } else { nil }
      }.first
    }
  }

  /// A name without what is polite, or stands in brackets; empty for that of an account.
  private static func person(_ text: String) -> String {
    let name = String(text.prefix { $0 != "(" })
    guard !ofAccounts.contains(where: name.has) else { return "" }
    let titles = ["고객님", "님"].filter { name.hasSuffix($0) && name.count > $0.count + 1 }
    return String(name.dropLast(titles.first?.count ?? 0))
  }

  /// Digits with `-` and `*` between them, at least eight.
  private static func number(_ text: String) -> String? {
    text.split { !$0.isNumber && $0 != "-" && $0 != "*" }
      .first { $0.count { $0.isNumber || $0 == "*" } >= 8 && DayText.read(String($0)) == nil }
      .map(String.init)
  }
}
