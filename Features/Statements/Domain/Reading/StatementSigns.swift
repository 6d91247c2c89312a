import LedgerDomain
import WalletDomain

/// Decides what was spent and what was received where the columns of a statement do not say it: by the
/// balances after the lines, or else by the kind of statement.
struct StatementSigns {
  /// The lines with their decided amounts.
  private(set) var lines: [StatementEntry]
  /// Whose statement it is; nil where the columns themselves say what was spent.
  private(set) var kind: StatementKind?
  /// Whether there are two readings, of which `kind` is only the likelier.
  private(set) var isUnclear = false
  /// Whether the first line was received, if only the user can say that.
  private(set) var isFirstReceived: Bool?
  /// The numbers of lines of which it is not known.
  private(set) var unclear: [Int] = []
  /// The readings that the words of lines speak against, for which no earlier answer stands.
  private(set) var unlikely: Set<StatementKind> = []
  /// Whether money is paid into the account again and again.
  private let isSaving: Bool
  /// Whether all amounts without a minus are written with a plus, which an account's own balances do not contradict.
  private let hasPlus: Bool
  let balances: [Won]

  /// `lines` are in the order of time, with the amounts as they are written, a minus being spent; those of a
  /// column for what was spent are negative.
  ///
  /// `balances` are those of what stands before the first line, and became no entry. Of savings that are called so it is
  /// known that they are paid in, of some wallets that their amounts have signs, and of a card that is called one that
  /// purchases may have a plus; what is called a debt
  /// has balances that are owed.
  init(
    _ lines: [StatementEntry], _ mapping: ColumnMapping, _ columns: StatementColumns,
    isSaving: Bool = false, isCalledSaving: Bool = false, isCalledSigned: Bool = false,
    isCalledCard: Bool = false, isCalledDebt: Bool = false, balances: [Won] = []
  ) {
    (self.lines, self.isSaving, self.balances) = (lines, isSaving, balances)
    hasPlus = columns.hasPlus
    // An export has them.
    guard !columns.isOwn else { return }
    guard !columns.isOfLoan || mapping.kind != nil else {
      signOfLoan()
      return
    }
    guard mapping.onlyAmount != nil, columns.direction == nil, !columns.isWithdrawal else {
      if columns.direction != nil { correctByBalances() }
      if columns.isDoubleEntry, !isCalledDebt, isDebtOrRegister {
        // In one's own books debit adds; in a card's and of an overdraft it is spent, and raises what is owed.
        (kind, isUnclear) = (mapping.kind ?? .account, mapping.kind == nil)
        if kind == .account { reverse() } else { negateBalances() }
      } else {
        balanceDebt()
      }
      return
    }
    let isSpent = mapping[.spent] != nil
    let (plus, minus) = (count(above: isSpent), count(above: !isSpent))
    func words() -> StatementKind? {
      CardWords.kind(
        lines, isOfCard: columns.isOfCard, isCalledCard: isCalledCard, isNegated: isSpent)
    }
    let said = columns.isOfCard ? words() : nil
    let owes = columns.isOfCard && !isSpent && (said ?? (plus > minus ? .card : .account)) == .card
    if mapping.kind == nil, decideByBalances(isSpent: isSpent, owes: owes, mapping) { return }
    if !isSpent, mapping[.received] != nil { return }
    // All with a minus is then not what was given back.
    let isAllMinus = plus == 0 && minus > 1
    let isSigned =
      isCalledSigned && !isSpent && plus > 0 && minus > 0 && !columns.isOfCard && words() != .card
    let likely: StatementKind
    switch (columns.isOfCard ? said : words(), isSpent || columns.isOfCard) {
    case _ where isSigned: likely = .account
    case (.card?, let isOfCard):
      let isOpen = !isCalledCard || plus == 0 || CardWords.areOpen(lines)
      (likely, isUnclear) = (.card, !isOfCard && isOpen && !CardWords.arePurchases(lines))
    case (.account?, true): (likely, isUnclear) = (.account, isSpent)
    case (.account?, false): (likely, isUnclear) = (.account, plus > minus)
    case (nil, true):
      likely = isAllMinus ? .account : .card
      isUnclear = isAllMinus || !isSpent && plus <= minus
    case (nil, false) where isCalledSaving && minus == 0 || columns.hasPlus: likely = .account
    case (nil, false):
      let doubt = CardWords.doubt(lines)
      let isOfCard = plus > minus || doubt == .card
      let isKnown = isCalledCard && minus == 0 && !CardWords.areOpen(lines)
      likely = isOfCard ? .card : .account
      isUnclear = isOfCard ? !isKnown : isCalledCard && plus > 0 || doubt != nil
    }
    kind = mapping.kind ?? likely
    // What a card still collects is no balance.
    if columns.instalment == nil, columns.principal == nil, lines.contradict { isUnclear = true }
    if mapping.kind != nil { isUnclear = false }
    if isUnclear, !isSpent { unlikely = CardWords.unlikely(lines) }
    if (kind == .card) != isSpent { reverse() }
    balanceDebt()
  }

  /// How many amounts have a plus as they are written, or a minus; those in a column of what was spent are
  /// reversed already.
  private func count(above isNegated: Bool) -> Int {
    lines.count { ($0.entry.amount < .zero) == isNegated }
  }

  private mutating func reverse() {
    for index in lines.indices { lines[index] = lines[index].reversed }
  }

  /// What is still to be paid back is a debt, and what is paid back lowers it; what was lent raises it.
  private mutating func signOfLoan() {
    if lines.allSatisfy({ ($0.balance ?? .zero) >= .zero }) { negateBalances() }
    for index in lines.indices {
      let amount = lines[index].entry.amount.size
      let before = index > 0 ? lines[index - 1].balance : .zero
      let isLent = before.flatMap { before in lines[index].balance.map { $0 - before } } == -amount
      lines[index] = lines[index].withAmount(isLent ? -amount : amount)
    }
  }

  /// Turns what words say against the balances, where these follow from most of the others.
  private mutating func correctByBalances() {
    let count = lines.followers
    guard count.same != count.reversed, max(count.same, count.reversed) * 2 > count.pairs else {
      return
    }
    let isDebt = count.reversed > count.same
    for index in lines.indices.dropFirst() {
      guard let before = lines[index - 1].balance, let after = lines[index].balance else {
        continue
      }
      let change = isDebt ? before - after : after - before
      if change == -lines[index].entry.amount { lines[index] = lines[index].reversed }
    }
  }

  /// Negates balances that grow with spending: they are a debt, as of an overdraft.
  private mutating func balanceDebt() { if isDebtOrRegister { negateBalances() } }

  /// Whether balances grow with spending.
  private var isDebtOrRegister: Bool {
    if lines.count == 1, let balance = lines[0].balance, balance > .zero {
      // All that was drawn, unless another line says that there was more.
      let amount = lines[0].entry.amount
      return balance == -amount && !balances.contains(balance - amount)
    }
    let count = lines.followers
    // A gap is no reason to doubt the others.
    return count.reversed > count.same && count.reversed * 2 >= count.pairs
  }

  private mutating func negateBalances() {
    for index in lines.indices { lines[index].balance = lines[index].balance.map { -$0 } }
  }

  /// Whether the balances have decided it.
  ///
  /// With `owes` they may be a card's debt, so that a balance that grows can mean spending.
  private mutating func decideByBalances(
    isSpent: Bool, owes: Bool, _ mapping: ColumnMapping
  ) -> Bool {
    let count = lines.followers
    // A gap is no reason to doubt all others.
    guard count.pairs > 0, count.pairs >= (lines.count - 1) / 2, count.either * 2 > count.pairs
    else {
      guard lines.count == 1, let line = lines.first, let balance = line.balance else {
        return false
      }
      guard balance == line.entry.amount || balance == -line.entry.amount else {
        let isOpen = !owes && !isSpent && mapping[.received] == nil && line.entry.amount > .zero
        if isOpen, !hasPlus { signByBalances(mapping) }
        return isOpen
      }
      // Of a card it is what was spent so far.
      guard !owes, !isSpent else { return false }
      // An account's first entry.
      if balance != line.entry.amount, line.entry.amount > .zero { reverse() }
      return true
    }
    let hasMinus = lines.contains { $0.entry.amount < .zero }
    let isMixed = hasMinus && lines.contains { $0.entry.amount > .zero }
    if count.same == count.either, owes {
      (kind, isUnclear) = (.card, true)
      reverse()
      negateBalances()
    } else if count.same == count.either,
      hasMinus || hasPlus || isSpent || mapping[.received] != nil
    {
      return true
    } else if count.reversed == count.either, isMixed || isSpent {
      // What was drawn is a balance that goes the other way.
      (kind, isUnclear) = (isSpent ? .card : .account, !isSpent)
      negateBalances()
    } else if isMixed {
      return false
    } else {
      signByBalances(mapping)
    }
    return true
  }

  /// Gives each of the amounts without signs the one by which its balance follows from the one before.
  private mutating func signByBalances(_ mapping: ColumnMapping) {
    for index in lines.indices.dropFirst() {
      let amount = lines[index].entry.amount
      let change = lines[index - 1].balance.flatMap { before in
        lines[index].balance.map { $0 - before }
      }
      switch change {
      case amount?: break
      case (-amount)?: lines[index] = lines[index].reversed
      default: unclear.append(lines[index].number)
      }
    }
    guard let first = lines.first else { return }
    let amount = max(first.entry.amount, -first.entry.amount)
    let isOpening = first.balance == amount
    let isTooMuch = first.balance.map { $0 >= .zero && $0 < amount } ?? false
    // An account's own signs may be so, too.
    let areReceived =
      unclear.isEmpty && lines.count > 1 && lines.dropFirst().allSatisfy { $0.entry.amount > .zero }
    let alike = lines.dropFirst().filter { $0.entry.text == first.entry.text }
    let isPaidIn =
      isSaving
      && (areReceived || !alike.isEmpty && alike.allSatisfy { $0.entry.amount > .zero })
    let isFilling = first.entry.bank?.kind == "충전" && first.cancelled == .none
    let sounds = first.soundsReceived || isPaidIn
    let proven = isReceived(first, amount)
    let isReceived =
      mapping.isFirstReceived ?? proven
      ?? (isOpening || isFilling
        || !isTooMuch && (sounds || isLikelyReceived(first) ?? areReceived))
    let isKnown =
      proven != nil || isTooMuch || isPaidIn || isFilling || sounds && areReceived || first.isYield
    let isOpen = !isKnown || mapping.isFirstReceived != nil
    if !isOpening, isOpen { isFirstReceived = isReceived }
    lines[0] = first.withAmount(isReceived ? amount : -amount)
  }
}
