import LedgerDomain
import Phrases
import Storage
import WalletDomain

/// The amount in the row of a statement, with the sign that its columns give it.
extension FileRow {
  /// What a line has for its amount.
  struct StatedAmount {
    /// Negative for spending.
    let amount: Int64
    /// What of it is in a card's bill; nil if the line does not say that.
    var billed: Int64?
    /// Whether there is nothing but a fee.
    var isFee = false
  }

  func amount(
    _ mapping: ColumnMapping, _ columns: StatementColumns
  ) throws(StatementValidationError) -> StatedAmount {
    var billed = try amount(at: columns.principal).map { -$0 }
    if columns.isInCurrency && !hasWon(columns) || isForeign(mapping, columns) {
      // A bill in won has what came of the amount.
      if columns.areBilledInWon, let billed, billed != 0 {
        let isSpent = mapping[.spent] != nil || mapping[.received] != nil
        return StatedAmount(amount: isSpent ? billed : -billed, billed: billed)
      }
      let amounts = [StatementRole.spent, .received, .amount].map { cell($0, mapping) }
      throw .foreign(inCurrency(amounts.first { !$0.isEmpty } ?? "", columns))
    }
    let fee = sum(columns.fees).size.amount
    if columns.areFeesBilled, let all = billed, all.magnitude > fee.magnitude {
      billed = all < 0 ? all + fee : all - fee
    }
    let spent = withoutFee(
      try written(.spent, columns.hasNegativeSpent, mapping, columns), fee, columns)
    let received = try written(.received, columns.hasNegativeReceived, mapping, columns)
    guard spent == 0 || received == 0 else { throw .twoAmounts }
    if spent > 0, columns.isFilling(self), columns.cancellationWord(self, mapping) == nil {
      return StatedAmount(amount: spent, billed: billed)
    }
    if received != spent {
      let stated = received - spent
      return StatedAmount(
        amount: purchase(ofPart: billed, stated: stated, columns) ?? stated, billed: billed)
    }
    let isSigned = mapping[.spent] == nil && mapping[.received] == nil
    let single =
      isSigned
      ? withoutFee(try whole(amount(at: mapping[.amount]) ?? 0, columns), fee, columns) : 0
    if single != 0 {
      let part = billed.map { -$0 }
      return StatedAmount(
        amount: directed(
          purchase(ofPart: part, stated: single, columns) ?? single, columns), billed: billed)
    }
    if fee != 0, [0, fee].contains(Int64(clamping: (billed ?? 0).magnitude)) {
      return self.fee(mapping, columns)
    }
    if let all = purchase(ofPart: billed, stated: 0, columns) {
      return StatedAmount(amount: isSigned ? -all : all, billed: billed)
    }
    // A bill's line has an empty amount for a purchase that it has as a whole.
    if let billed, billed != 0 {
      return StatedAmount(amount: isSigned ? -billed : billed, billed: billed)
    }
    // What was cancelled of an approval in another line comes back.
    if let back = try amount(at: columns.cancelledAmount).map({ Int64(clamping: $0.magnitude) }),
      back != 0, columns.direction == nil, !columns.areCancellationsTaken
    {
      return StatedAmount(amount: isSigned && columns.isOfCard ? -back : back)
    }
    if let foreign = foreignAmount(columns) { throw .foreign(foreign) }
    let roles: [StatementRole] = isSigned ? [.amount] : [.spent, .received]
    throw roles.allSatisfy { AmountText.read(cell($0, mapping)) == .none } ? .noAmount : .zero
  }

  /// A fee as what was spent.
  func fee(_ mapping: ColumnMapping, _ columns: StatementColumns) -> StatedAmount {
    let fee = sum(columns.fees).size.amount
    let isSigned = mapping[.spent] == nil && mapping[.received] == nil
    return StatedAmount(amount: isSigned && columns.isOfCard ? fee : -fee, isFee: true)
  }

  /// The amount with all parts of its price; of a wallet, what was paid without points and coupons.
  private func whole(
    _ amount: Int64, _ columns: StatementColumns
  ) throws(StatementValidationError) -> Int64 {
    guard let paid = columns.paid, amount != 0 else { return amount }
    if columns.hasMeans, let rest = try self.amount(at: paid.column).map({ abs($0) }) {
      return amount < 0 ? -rest : rest
    }
    let parts = sum(paid.additions).size.amount
    return amount < 0 ? amount - parts : amount + parts
  }

  /// The amount without the fee that it has, which is an entry of its own.
  private func withoutFee(_ amount: Int64, _ fee: Int64, _ columns: StatementColumns) -> Int64 {
    guard columns.areFeesWithin, amount.magnitude >= fee.magnitude else { return amount }
    return amount < 0 ? amount + fee : amount - fee
  }

  /// The amount in a column for what was spent or received.
  private func written(
    _ role: StatementRole, _ isNegative: Bool, _ mapping: ColumnMapping,
    _ columns: StatementColumns
  ) throws(StatementValidationError) -> Int64 {
    var amount = try amount(at: mapping[role]) ?? 0
    // What was billed in the end is what was spent.
    if role == .spent, let billed = try self.amount(at: columns.purchased), billed != 0 {
      amount = (amount < 0) == (billed < 0) ? billed : -billed
    }
    // Beside a column for what was received nothing says that it was spent.
    if amount == 0, role == .spent, mapping[.spent] != nil, mapping[.received] == nil,
      let column = columns.otherAmount
        ?? (hasWon(columns) && columns.foreignCurrency == nil ? columns.foreignAmount : nil)
    {
      amount = try self.amount(at: column) ?? 0
    }
    amount = try whole(amount, columns)
    let isOnly = mapping[.spent] == nil || mapping[.received] == nil
    if isOnly, columns.direction != nil {
      let directed = directed(amount, columns)
      return role == .spent ? -directed : directed
    }
    // A minus there only says again what the column says.
    return isNegative && (!isOnly || columns.isWithdrawal) ? -amount : amount
  }

  /// An amount with the sign that a column of directions gives it; where that says nothing, the user is asked.
  private func directed(_ amount: Int64, _ columns: StatementColumns) -> Int64 {
    guard columns.direction != nil else { return amount }
    let direction = columns.directions[cell(at: columns.direction)]
    if direction == nil, amount > 0 { return columns.isRestReceived ? amount : -amount }
    return direction == .out && !columns.hasNegativeOut ? -amount : amount
  }

  private func amount(at column: Int?) throws(StatementValidationError) -> Int64? {
    let text = cell(at: column)
    switch AmountText.read(text) {
    case .none: return nil
    case .amount(let amount): return amount
    case .tooLarge: throw .tooLarge(text.shortened(to: Self.quoted))
    case .unreadable: throw WrittenAmounts.error(text, text.shortened(to: Self.quoted))
    }
  }
}
