import Expectations
import Time

/// A composed half year of a household's accounts, with the files that its banks give and what it has earned
/// and spent.
struct Household {
  /// A file of an account.
  struct File {
    let name: String
    let text: String
  }

  private struct Row {
    let day: Day
    let second: Int
    let amount: Int64
    let text: String
    var kind = ""
    var number = ""
    /// Over how many months the card collects it.
    var months = 1

    /// What each bill has of it.
    var parts: [Int64] {
      let usual = amount / Int64(months)
      return [amount - usual * Int64(months - 1)] + Array(repeating: usual, count: months - 1)
    }

    /// As `2026.11.02`.
    var date: String {
      let (month, day) = (String(day.month), String(day.day))
      return
        "\(self.day.year).\(month.count < 2 ? "0" : "")\(month).\(day.count < 2 ? "0" : "")\(day)"
    }

    var time: String {
      [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        .joined(separator: ":")
    }
  }

  private var random: SplitMix
  private var bank: [Row] = []
  private var other: [Row] = []
  private var card: [Row] = []
  private var check: [Row] = []
  private var wallet: [Row] = []
  /// By months as 202611.
  private(set) var income: [Int: Int64] = [:]
  private(set) var spending: [Int: Int64] = [:]

  private let months = 6
  private let cycle: (end: Int, payday: Int)
  /// No two amounts that are not meant to be equal are.
  private var amounts: Set<Int64> = []
  /// Whether files tell numbers and holders.
  private let isTold: Bool
  /// Whether the bank has the other side in a column of that name.
  private let hasParty: Bool
  /// Whether the card's file begins late, so that its entries do not explain all bills.
  private let isCut: Bool
  /// Whether the card gives a file for each of its bills, which has parts of purchases over months.
  private let isBilled: Bool

  private static let shops = [
    "한강서점", "남산식당", "푸른가전", "바다여행", "하늘꽃집", "구름빵집", "별빛약국", "이마트", "달빛카페", "초록마켓", "노을안경", "바람주유소",
  ]

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let cycles = [(1, 15), (12, 25), (31, 14), (17, 1), (27, 10)]
    cycle = cycles[Int(seed % 5)]
    isTold = seed.isMultiple(of: 2)
    hasParty = !seed.isMultiple(of: 3)
    isCut = seed % 4 == 3
    isBilled = seed % 4 == 2
    compose()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  private mutating func amount(_ range: ClosedRange<Int>) -> Int64 {
    while true {
      let amount = Int64(number(range))
      if amounts.insert(amount).inserted { return amount }
    }
  }

  private func day(_ month: Int, _ day: Int) -> Day {
    for number in stride(from: day, to: 27, by: -1) {
      if let day = Day(year: 2026, month: month, day: number) { return day }
    }
    return Day(year: 2026, month: month, day: day) ?? Day(milliseconds: 0)
  }

  private mutating func shop() -> String {
    let shop = Self.shops[number(0...Self.shops.count - 1)]
    return "\(shop) \(number(1...9))호점"
  }

  private mutating func spend(_ day: Day, _ amount: Int64) {
    spending[day.rawValue / 100, default: 0] += amount
  }

  private mutating func earn(_ day: Day, _ amount: Int64) {
    income[day.rawValue / 100, default: 0] += amount
  }

  /// A day of a purchase by card; where its file begins late, none from which the end of a period could be
  /// another one.
  private mutating func cardDay(_ month: Int) -> Day {
    while true {
      let day = day(month, number(1...28))
      if !isCut || !isNearEnd(day) { return day }
    }
  }

  private func isNearEnd(_ day: Day) -> Bool {
    let distance = abs(day.day - min(cycle.end, 30))
    return min(distance, 30 - distance) <= 6
  }

  private mutating func moment() -> Int { number(30_000...80_000) }

  // MARK: Composing

  private mutating func compose() {
    for month in 1...months {
      composeAccounts(month)
      composeCard(month)
      composeWallet(month)
      composeDecoys(month)
    }
    composeBills()
  }

  private mutating func composeAccounts(_ month: Int) {
    let payday = day(month, 25)
    let salary = amount(2_900_000...3_400_000)
    bank.append(Row(day: payday, second: moment(), amount: salary, text: "하늘상사", kind: "급여"))
    earn(payday, salary)
    let (rentDay, rent) = (day(month, 2), amount(600_000...700_000))
    bank.append(Row(day: rentDay, second: moment(), amount: -rent, text: "박집주", kind: "타행이체"))
    spend(rentDay, rent)
    for _ in 0..<number(1...3) {
      // Between the user's own accounts, either way, sometimes over midnight.
      let (start, second, sum) = (day(month, number(3...26)), moment(), amount(40_000...900_000))
      let end = number(0...4) == 0 ? start.advanced(by: 1) ?? start : start
      let isOut = number(0...3) > 0
      let out = Row(
        day: start, second: second, amount: -sum,
        text: isOut ? "카카오뱅크 본인" : isTold ? "김하늘" : "국민은행 본인", kind: "타행이체",
        number: isTold ? isOut ? "3333-01-4567890" : "123456-01-987654" : "")
      let back = Row(
        day: end, second: second + (end == start ? 2 : -20_000), amount: sum,
        text: isOut ? isTold ? "김하늘" : "국민은행 본인" : "카카오뱅크 본인", kind: "타행이체")
      bank.append(isOut ? out : back)
      other.append(isOut ? back : out)
    }
    // What looks like a transfer and is none.
    let (shopDay, sum) = (day(month, number(3...20)), amount(30_000...60_000))
    let giftDay = shopDay.advanced(by: number(2...4)) ?? shopDay
    bank.append(Row(day: shopDay, second: moment(), amount: -sum, text: shop(), kind: "계좌간편"))
    spend(shopDay, sum)
    other.append(Row(day: giftDay, second: moment(), amount: sum, text: "엄마", kind: "타행이체"))
    earn(giftDay, sum)
    // A card of the bank itself.
    for _ in 0..<number(1...4) {
      let (day, second, sum, shop) = (
        day(month, number(1...28)), moment(), amount(1_000...30_000), shop()
      )
      bank.append(Row(day: day, second: second, amount: -sum, text: shop, kind: "체크카드"))
      check.append(Row(day: day, second: second, amount: -sum, text: shop))
      spend(day, sum)
    }
  }

  private mutating func composeCard(_ month: Int) {
    for _ in 0..<number(4...12) {
      let (date, sum, shop) = (cardDay(month), amount(2_000...200_000), shop())
      card.append(Row(day: date, second: moment(), amount: -sum, text: shop))
      spend(date, sum)
      if !isCut, number(0...4) == 0 {
        card[card.count - 1].months = number(2...5)
        continue
      }
      guard number(0...7) == 0 else { continue }
      // All of it comes back, or a part of it, from a shop of which it is the only purchase.
      let name = "\(shop) \(card.count)관"
      card[card.count - 1] = Row(day: date, second: moment(), amount: -sum, text: name)
      guard let back = date.advanced(by: number(1...20)), back.month <= months, back.year == 2026,
        !isCut || !isNearEnd(back)
      else { continue }
      let part = number(0...1) == 0 ? sum : sum / 3
      card.append(Row(day: back, second: moment(), amount: part, text: "\(name) 취소"))
      spend(back, -part)
    }
    if number(0...2) == 0 {
      let (date, sum) = (cardDay(month), amount(500...1_900))
      card.append(Row(day: date, second: moment(), amount: sum, text: "청구할인"))
      spend(date, -sum)
    }
  }

  private mutating func composeWallet(_ month: Int) {
    let (topUp, sum) = (day(month, number(1...28)), amount(50_000...150_000))
    let second = moment()
    bank.append(Row(day: topUp, second: second, amount: -sum, text: "네이버페이충전", kind: "오픈뱅킹"))
    wallet.append(Row(day: topUp, second: second, amount: sum, text: "충전", kind: "국민은행"))
    for _ in 0..<number(1...3) {
      let (date, sum, shop) = (day(month, number(1...28)), amount(1_000...20_000), shop())
      wallet.append(Row(day: date, second: moment(), amount: -sum, text: shop, kind: "네이버페이 머니"))
      spend(date, sum)
    }
    for _ in 0..<number(0...2) {
      // Through the wallet, by the card.
      let (date, sum, shop) = (cardDay(month), amount(3_000...90_000), shop())
      wallet.append(Row(day: date, second: moment(), amount: -sum, text: shop, kind: "신한카드"))
      card.append(Row(day: date, second: moment(), amount: -sum, text: "네이버페이"))
      spend(date, sum)
    }
  }

  /// What looks like one movement and is two.
  private mutating func composeDecoys(_ month: Int) {
    // Of two people, or of a shop and a person, on one day.
    for (text, kind) in [("박서연", "타행이체"), (shop(), "체크카드"), (shop(), "")] {
      let (day, second, sum) = (day(month, number(1...28)), moment(), amount(30_000...60_000))
      bank.append(Row(day: day, second: second, amount: -sum, text: text, kind: kind))
      spend(day, sum)
      other.append(Row(day: day, second: second + 1, amount: sum, text: "엄마"))
      earn(day, sum)
    }
    // The wallet is filled from an account that is not kept here.
    let (filled, full, sum) = (day(month, number(1...28)), moment(), amount(20_000...50_000))
    bank.append(Row(day: filled, second: full, amount: -sum, text: shop(), kind: "계좌간편"))
    spend(filled, sum)
    wallet.append(Row(day: filled, second: full, amount: sum, text: "충전"))
    // By the bank's card and by another one, at two shops.
    let (date, price, first) = (cardDay(month), amount(4_000...9_000), shop())
    bank.append(Row(day: date, second: full, amount: -price, text: first, kind: "체크카드"))
    check.append(Row(day: date, second: full, amount: -price, text: first))
    card.append(Row(day: date, second: full, amount: -price, text: "강변화원 \(month)"))
    spend(date, 2 * price)
    // A friend pays back.
    let (lent, loan) = (day(month, number(1...20)), amount(10_000...90_000))
    let back = number(0...1) == 0 ? loan : loan / 2
    let returned = lent.advanced(by: number(1...6)) ?? lent
    bank.append(Row(day: lent, second: full, amount: -loan, text: "김민수"))
    spend(lent, loan)
    bank.append(Row(day: returned, second: full, amount: back, text: "김민수"))
    earn(returned, back)
  }

  /// A purchase of the amount of a bill comes back when that is paid.
  private mutating func composeRefund(of bill: Int64, on payday: Day) {
    guard let back = payday.advanced(by: 1), back.month <= months, number(0...1) == 0 else {
      return
    }
    let shop = "은하가구 \(payday.month)관"
    card.append(Row(day: payday, second: moment(), amount: -bill, text: shop))
    card.append(Row(day: back, second: moment(), amount: bill, text: "\(shop) 취소"))
    spend(payday, bill)
    spend(back, -bill)
  }

  /// What the bank pays for the card: all of a period, sometimes in parts, or early.
  private mutating func composeBills() {
    var early: Int64 = 0
    let cut = isCut ? day(number(2...3), number(5...25)) : day(1, 1)
    for row in card where (row.day < cut || !isInFiles(row)) && row.text != "네이버페이" {
      spend(row.day, row.amount)
    }
    for month in 2...months {
      let payday = day(month, cycle.payday)
      let end = end(of: month)
      let rows = billed(in: month)
      let due = rows.reduce(0) { $0 - $1.amount }
      var bill = due - early
      early = 0
      guard bill > 10_000 else {
        early = -bill
        continue
      }
      // What the file does not have stays spending.
      let kept = rows.filter { $0.row.day >= cut }.reduce(0) { $0 - $1.amount }
      if isCut { spend(payday, max(bill - max(kept, 0), 0)) }
      let way = isCut ? 5 : number(0...5)
      if way == 0, let later = payday.advanced(by: 2) {
        let part = bill / 3
        bank.append(Row(day: later, second: moment(), amount: -part, text: "신한카드", kind: "카드대금"))
        bill -= part
      }
      bank.append(Row(day: payday, second: moment(), amount: -bill, text: "신한카드", kind: "카드대금"))
      if !isCut { composeRefund(of: bill, on: payday) }
      if way == 1, month < months, let soon = payday.advanced(by: 4) {
        let next = card.reduce(Int64(0)) { sum, row in
          row.day > end && row.day < soon ? sum - row.parts[0] : sum
        }
        guard next > 30_000 else { continue }
        early = next / 2
        bank.append(
          Row(day: soon, second: moment(), amount: -early, text: "신한카드 선결제", kind: "카드대금"))
      }
    }
    card.removeAll { $0.day < cut }
  }

  /// On which day the purchases of a bill end.
  private func end(of month: Int) -> Day {
    day(cycle.end < cycle.payday ? month : month - 1, cycle.end)
  }

  /// The month of the first bill of an entry of the card.
  private func firstBill(_ row: Row) -> Int {
    let first = cycle.end < cycle.payday ? 1 : 2
    return (first...months + 2).first { month in
      month > months || row.day <= end(of: month)
    } ?? first
  }

  /// What the bill of a month has.
  private func billed(in month: Int) -> [(row: Row, number: Int, amount: Int64)] {
    card.compactMap { row in
      let number = month - firstBill(row)
      return row.parts.indices.contains(number) ? (row, number + 1, row.parts[number]) : nil
    }
  }

  private func isInFiles(_ row: Row) -> Bool {
    let first = firstBill(row)
    return !isBilled || first <= months && first + row.months > 2
  }

  // MARK: Files

  /// Of each account one or two, in any order.
  mutating func files() -> [File] {
    var files: [File] = []
    func parts(_ rows: [Row], _ isSplit: Bool) -> [[Row]] {
      let rows = rows.sorted { ($0.day, $0.second) < ($1.day, $1.second) }
      guard isSplit else { return [rows] }
      return [rows.filter { $0.day.month < 4 }, rows.filter { $0.day.month > 3 }]
    }
    let told = isTold
    for part in parts(bank, number(0...1) == 0) {
      files.append(
        File(
          name: "국민은행 \(files.count).csv",
          text: (told ? "국민은행 거래내역\n성명,김하늘\n계좌번호,123456-01-987654\n" : "")
            + "거래일시,\(hasParty ? "보낸분/받는분" : "적요"),거래구분,출금액,입금액,상대계좌번호\n"
            + part.map { row in
              let out = row.amount < 0 ? "\(-row.amount),0" : "0,\(row.amount)"
              return "\(row.date) \(row.time),\(row.text),\(row.kind),\(out),\(row.number)\n"
            }.joined()))
    }
    for part in parts(other, number(0...1) == 0) where !part.isEmpty {
      files.append(
        File(
          name: "카카오뱅크 \(files.count).csv",
          text: (told ? "카카오뱅크 거래내역\n성명,김하늘\n계좌번호,3333-01-4567890\n" : "")
            + "거래일시,구분,거래금액,의뢰인/수취인,상대계좌번호\n"
            + part.map { row in
              "\(row.date) \(row.time),\(row.amount < 0 ? "출금" : "입금"),\(abs(row.amount)),"
                + "\(row.text),\(row.number)\n"
            }.joined()))
    }
    let unknown = number(0...2) == 0
    let isHalved = number(0...1) == 0
    for part in isBilled ? [] : parts(card, isHalved) where !part.isEmpty {
      files.append(
        File(
          name: "\(unknown ? "내 카드" : "신한카드") \(files.count).csv",
          text: "이용일자,가맹점명,이용금액,할부개월\n"
            + part.map { row in
              "\(row.date),\(row.text),\(-row.amount),\(row.months > 1 ? "\(row.months)" : "일시불")\n"
            }.joined()))
    }
    for month in isBilled ? Array(2...months) : [] {
      let rows = billed(in: month).sorted { $0.row.day < $1.row.day }
      files.append(
        File(
          name: "신한카드 \(files.count).csv",
          text: "결제일,2026년 \(month)월 \(cycle.payday)일\n이용일,이용가맹점,이용금액,할부/회차,결제원금\n"
            + rows.map { row, number, amount in
              "\(row.date),\(row.text),\(row.months > 1 ? "\(-row.amount)" : ""),"
                + "\(row.months > 1 ? "\(row.months)/\(number)" : ""),\(-amount)\n"
            }.joined()))
    }
    files.append(
      File(
        name: "국민체크카드.csv",
        text: "이용일자,가맹점명,이용금액\n"
          + parts(check, false)[0].map { "\($0.date),\($0.text),\(-$0.amount)\n" }.joined()))
    files.append(
      File(
        name: "네이버페이.csv",
        text: "결제일시,구분,가맹점명,결제금액,결제수단\n"
          + parts(wallet, false)[0].map { row in
            "\(row.date) \(row.time),\(row.amount < 0 ? "결제" : "충전"),\(row.text),\(abs(row.amount)),"
              + "\(row.kind)\n"
          }.joined()))
    return files.shuffled(using: &random)
  }
}
