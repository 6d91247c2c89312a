import LedgerDomain
import Storage

/// The columns of a statement that are known by their headings or by what is in them, which the user does
/// not choose.
struct StatementColumns {
  /// Whether Galbi has written the file, so that each of its columns says what its heading does and nothing else.
  let isOwn: Bool
  /// Of an export of Galbi.
  let account: Int?
  /// The number of a card's approval, which its cancellation has too.
  private(set) var approval: Int?
  /// The time of day, if the day does not say it.
  private(set) var time: Int?
  /// How much of an approval was cancelled.
  private(set) var cancelledAmount: Int?
  /// When that was.
  private(set) var cancelledDay: Int?
  /// What was billed of an approval; empty as long as it was not.
  private(set) var purchased: Int?
  /// What the account has after the entry.
  var balance: Int?
  /// The currency of `foreignAmount`, or else of the amounts; with `foreignCurrency` of the amounts in any case.
  var currency: Int?
  /// The currency of `foreignAmount` where the amounts have one of their own.
  var foreignCurrency: Int?
  var foreignAmount: Int?
  /// What was spent abroad, in won, of lines that have nothing for what was spent at home.
  var otherAmount: Int?
  /// How much of a purchase is in a card's bill.
  var principal: Int?
  /// In how many months a card collects a purchase, and in which of them the bill is.
  var instalment: Int?
  private(set) var instalmentNumber: Int?
  /// What a card's line has for all of a purchase over months, and for what is left of it after the bill.
  var wholes: [Int] = []
  var rest: Int?
  /// Whether the balance is what is still to be paid back of a loan.
  private(set) var isOfLoan = false
  /// What a card takes on top of a purchase, and what such an entry is called behind its name.
  private(set) var fees: [Int] = []
  private(set) var feeName = ""
  /// What a state takes of interest or of securities that were sold.
  private(set) var taxes: [Int] = []
  /// What a card takes off purchases, or what was paid with points.
  private(set) var discounts: [Int] = []
  /// What a wallet adds to what it has, and the interest of savings.
  private(set) var rewards: [Int] = []
  /// What entries are called that stand beside others, by their columns.
  private(set) var besideNames: [Int: String] = [:]
  /// The column of what was paid in the end, if it agrees with the parts of each line that has any.
  private(set) var paid: PaidColumn?
  /// Whether the only amounts are those of purchases, from which their discounts are still to be taken.
  var isBeforeDiscount = false
  /// Whether the amounts of an account are without the fees beside them.
  private(set) var areFeesOnTop = false
  /// Whether what a bill has of a purchase has its fee in it.
  private(set) var areFeesBilled = false
  /// Whether the amounts have their fees in them, and maybe no longer what was cancelled.
  private(set) var (areFeesWithin, areCancellationsTaken) = (false, false)
  /// Whether the only amounts are what a bill has of purchases.
  private(set) var isByPart = false
  /// Whether the amounts are those of a card's bill.
  private(set) var isBill = false
  /// What the bank calls an entry, which stands in for a text that is missing.
  var kinds: [Int] = []
  /// Whose the other account is, the first that says it; none in a card's statement.
  var counterparts: [Int] = []
  /// Names beside descriptions, which say what was written to them, and what else was written.
  var (nameBeside, reference): (Int?, Int?) = (nil, nil)
  var (counterpartBank, counterpartNumber): (Int?, Int?) = (nil, nil)
  /// By which card was paid; none in an account's statement.
  private(set) var cardNumber: Int?
  /// Whether a wallet's statement says by what it has paid.
  private(set) var hasMeans = false
  /// Which way the money went, by the cells of `direction`.
  var directions: [String: StatementWords.Direction] = [:]
  var direction: Int?
  /// Whether all words of `direction` say more than that, as those of a wallet do.
  var hasDirectedKinds = false
  /// Whether only a broker's file has such columns, and whether amounts are called as in books, debit and credit.
  var (isOfBroker, isDoubleEntry) = (false, false)
  /// Columns that say of lines that they have filled a wallet.
  var fillings: [Int] = []
  /// Columns that say nothing but what became of a payment, whatever they are called.
  var states: [Int] = []
  /// Whether the text is no more than how often was paid in.
  private(set) var isTextOfNumbers = false
  /// Whether the text is that of a security, which says nothing without what was done with it.
  private(set) var isOfSecurities = false
  /// Whether the column of what was spent says that the money went out of an account.
  private(set) var isWithdrawal = false
  /// Whether only a card's statement has such headings.
  private(set) var isOfCard = false
  /// Whether the amounts of what was spent, or of what was received, have a minus all.
  var (hasNegativeSpent, hasNegativeReceived) = (false, false)
  /// The same of the amounts that went out by `direction`.
  var hasNegativeOut = false
  /// Whether the only amounts that have no minus have a plus, all of them.
  var hasPlus = false
  /// Whether its words say what entries are, too, as 이자입금 and 매수.
  var isDirectionKind = false
  /// Whether lines were received in which `direction` says nothing, as the user has said.
  var isRestReceived = false
  /// Whether the only amounts are in the currency that each line names, or that the headings do.
  var isInCurrency = false
  /// Whether the headings say that the amounts are in won.
  var isWon = false
  /// Whether what a bill has of them is in won.
  private(set) var areBilledInWon = false
  /// The currency of the amounts that are not in won, by the headings; empty if they do not name it.
  var headingCurrency = ""
  /// How many zeros belong behind the amounts of a column.
  var zeros: [Int: Int] = [:]
  /// Columns that say nothing but whether an approval was cancelled, such as `취소여부`.
  private(set) var flags: Set<Int> = []
  /// Columns that say of each line whether it happened, such as `정상여부`.
  private(set) var successes: Set<Int> = []

  /// `mapping` says which column has a role that the user can choose; `rows` are below the headings, before which
  /// a statement may say that it is a bill, and in what its amounts are.
  ///
  /// `name` is that of its bank or of its file.
  init(
    _ written: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>,
    isExport: Bool, isBill: Bool = false, isSaving: Bool = false, unit: AmountUnit? = nil,
    name: String = ""
  ) {
    isOwn = isExport && ExportColumn.areHeadings(written)
    let own = isExport ? ExportColumn.allCases.firstIndex(of: .account) : nil
    account = AppExport(written)?.account ?? own
    let headings = ColumnMapping.plain(written)
    func first(_ words: [String]) -> Int? {
      words.lazy.compactMap { headings.firstIndex(of: $0) }
        .first { column in !StatementRole.allCases.contains { mapping[$0] == column } }
    }
    approval = first(StatementHeadings.approvals)
    time = first(StatementHeadings.times) ?? Self.timeBeside(mapping[.day], headings, rows)
    isOfCard = StatementHeadings.areOfCard(headings)
    let loan = isSaving ? nil : LoanColumns(written, mapping, rows)
    isOfLoan = loan != nil
    balance = loan?.balance ?? Self.balance(headings, mapping, rows, isOfCard: isOfCard)
    cancelledAmount = first(StatementHeadings.cancelledAmounts)
    cancelledDay =
      StatementHeadings.cancelledDays.lazy.compactMap { headings.firstIndex(of: $0) }
      .first
    let isApproved = mapping[.spent].map {
      headings.indices.contains($0) && ["승인", "이용"].contains(where: headings[$0].hasPrefix)
    }
    purchased = isApproved == true ? first(StatementHeadings.purchased) : nil
    principal =
      isOfLoan
      ? nil
      : ColumnMapping.principal(headings) { column in
        !StatementRole.allCases.contains { mapping[$0] == column }
      }
    instalment = first(StatementHeadings.instalments)
    instalmentNumber = first(StatementHeadings.instalmentNumbers)
    let free = headings.indices.filter { column in
      !StatementRole.allCases.contains { mapping[$0] == column }
    }
    let ofCard = isOfCard
    let allFees = free.filter { StatementHeadings.isFee(headings[$0], ofCard: ofCard) }
    fees = allFees.filter { !PaidColumn.isSum($0, of: allFees, rows) }
    let allTaxes = free.filter { StatementHeadings.isTax(headings[$0]) }
    taxes = allTaxes.filter { !PaidColumn.isSum($0, of: allTaxes, rows) }
    discounts = free.filter { StatementHeadings.isDiscount(headings[$0]) }
    let mayGain = !isOfCard && !isOfLoan
    rewards = free.filter {
      StatementHeadings.isReward(headings[$0]) || mayGain && StatementHeadings.isGain(headings[$0])
    }
    for column in fees + taxes + discounts + rewards {
      besideNames[column] = StatementHeadings.besideName(headings[column])
    }
    let names = besideNames
    feeName = fees.first.flatMap { names[$0] } ?? "수수료"
    readPurchases(headings, free, mapping, rows)
    isByPart =
      principal == nil && !isOfLoan
      && mapping.onlyAmount.map {
        headings.indices.contains($0) && StatementHeadings.isPrincipal(headings[$0])
      } ?? false
    self.isBill = isBill || isByPart || principal != nil
    isWithdrawal =
      mapping[.spent].map {
        headings.indices.contains($0) && StatementHeadings.withdrawals.contains(headings[$0])
      } ?? false
    hasMeans =
      !headings.contains(where: StatementHeadings.isOfCardAlone)
      && headings.indices.contains { column in
        // Cards call 일시불 and 할부 so, too.
        StatementHeadings.means.contains(headings[column])
          && !StatementWords.areWaysOfCard(rows.lazy.map { $0.cell(at: column) }, named: name)
      }
    readCurrencies(headings, written, mapping, rows)
    if isInCurrency, principal != nil {
      (areBilledInWon, foreignAmount) = (true, mapping.onlyAmount)
    }
    if balance == nil {
      cardNumber =
        StatementHeadings.cardNumbers.lazy.compactMap { headings.firstIndex(of: $0) }
        .first
    }
    readParties(headings, mapping, rows)
    isOfSecurities =
      mapping[.text].map { headings.indices.contains($0) && headings[$0] == "종목명" } ?? false
    isTextOfNumbers = StatementHeadings.depositNumbers.lazy
      .compactMap { headings.firstIndex(of: $0) }.contains { $0 == mapping[.text] }
    flags = Set(
      headings.indices.filter {
        StatementHeadings.isFlag(headings[$0]) && $0 != cancelledAmount && $0 != mapping.onlyAmount
      })
    successes = Set(headings.indices.filter { StatementHeadings.isSuccess(headings[$0]) })
    readUnits(written, mapping, unit)
    let known =
      [
        approval, time, balance, cancelledAmount, purchased, currency, foreignAmount, otherAmount,
        principal,
        instalment, instalmentNumber, account, mapping[.day], mapping[.amount], mapping[.spent],
        mapping[.received], mapping[.category], rest,
      ].compactMap(\.self) + fees + taxes + discounts + wholes
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]].compactMap(\.self)
    areFeesOnTop =
      !isOwn && !isOfLoan && !hasMeans && !amounts.isEmpty
      && amounts.allSatisfy {
        headings.indices.contains($0) && StatementHeadings.isBeforeFees(headings[$0])
      }
    guard !isOwn else { return }
    let others = headings.indices.filter { !known.contains($0) }
    readContents(of: others, headings, mapping, rows)
    kinds = StatementHeadings.kinds.compactMap { headings.firstIndex(of: $0) }
      .filter { others.contains($0) && !states.contains($0) }
      .filter { headings[$0] != "subcategory" || !headings.contains("category") }
      .filter { isDirectionKind || $0 != direction }
    readKinds(headings, mapping, rows)
    readBooks(written, mapping)
    readFillings(headings, mapping, rows)
    if balance == nil, let amount = mapping.onlyAmount {
      paid = PaidColumn(headings, amount: amount, self, free, rows)
      if let paid { discounts = discounts.filter(paid.discounts.contains) }
      areFeesBilled = haveFees(amount, rows)
      areFeesWithin = hasWithin(amount, fees, less: discounts, free, headings, rows)
      areCancellationsTaken =
        cancelledAmount.map { hasWithin(amount, [], less: [$0], free, headings, rows) } ?? false
      isBeforeDiscount =
        paid == nil && principal == nil && !discounts.isEmpty && headings.indices.contains(amount)
        && StatementHeadings.isBeforeDiscount(headings[amount])
    }
  }
}
