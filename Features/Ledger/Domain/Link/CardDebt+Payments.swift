import Time
import WalletDomain

/// What the entries of a card explain of its payments.
extension CardDebt {
  /// What the entries explain of payments in their order, by the cycle if it is known.
  ///
  /// What is left of a payment is not in the card's entries.
  func explanations(of payments: [Payment], by cycle: Cycle?) -> [Explanation] {
    guard let cycle else { return explanations(of: payments, by: nil, payday: nil) }
    let exact = zip(payments, explanations(of: payments, by: cycle, payday: nil))
      .filter { $0.1.isExact }.map(\.0)
    return explanations(of: payments, by: cycle, payday: Self.payday(of: exact))
  }

  /// The same with the day of a month on which bills are paid, if it is known.
  func explanations(
    of payments: [Payment], by cycle: Cycle?, payday: Int?
  ) -> [Explanation] {
    var state = Progress()
    var found: [Explanation] = []
    for (number, payment) in payments.enumerated() {
      let isEarly = payment.isEarly || payday.map { !payment.isOn($0) } ?? false
      var explained = explanation(of: payments[number...], isEarly: isEarly, by: cycle, &state)
      let rest = payment.amount - explained.amount
      if let cycle, rest > .zero {
        if !isEarly, wasCancelled(rest, of: payment, by: cycle) {
          explained.carry(rest)
          explained.isCancelled = true
        }
        state.rests.add(rest.amount, of: number, on: payment.day)
      }
      found.append(explained)
      for rest in state.taken where !found[rest.number].isCancelled {
        found[rest.number].carry(Won(rest.amount))
      }
      state.taken = []
    }
    return found
  }

  /// What is known of the payments before one.
  fileprivate struct Progress {
    var paid: Int64 = 0
    var isFirst = true
    /// Paid early since the last bill, and when last.
    var early: (amount: Int64, day: Day)?
    /// The periods that were paid wholly.
    var settled: [ClosedRange<Day>] = []
    /// What earlier bills were paid too little for their purchases.
    var left: Int64 = 0
    var rests = Rests()
    /// What the last payment lacks of these.
    var taken: [Rests.Rest] = []
  }

  /// What the entries explain of the first of payments.
  private func explanation(
    of payments: ArraySlice<Payment>, isEarly: Bool, by cycle: Cycle?, _ state: inout Progress
  ) -> Explanation {
    let payment = payments[payments.startIndex]
    let billed = isEarly ? nil : cycle.flatMap { end(of: $0, before: payment.day) }
    let ends = billed ?? (isEarly ? payment.day : usualEnd(for: payment))
    let begins = cycle.flatMap { end(before: ends, by: $0) }
    let (amount, all) = (payment.amount.amount, owed(on: ends, as: billed.flatMap { _ in cycle }))
    let isInParts =
      state.isFirst && !isEarly && billed != nil
      && isInParts(payments, of: all, until: ends, by: cycle)
    let isPeriod =
      !isInParts && begins.map { all - owed(on: $0, as: cycle) == amount } ?? false
    if state.isFirst, !isEarly, !isInParts {
      // What was bought earlier was paid before the first payment that is known, unless that is in parts. What
      // is more than the period is then of before the first entry.
      if let begins, isPeriod || hasOtherRest(payment, begins, ends, all, cycle) {
        state.paid = max(state.paid, owed(on: begins, as: cycle))
      }
    }
    if !isEarly { state.isFirst = false }
    let open = all - state.paid
    var explained = max(min(open, amount), 0)
    if isEarly {
      state.early = (explained + (state.early?.amount ?? 0), payment.day)
      state.paid += explained
      return Explanation(amount: Won(explained), period: nil)
    }
    let month = Self.days(after: begins, until: ends)
    if isPeriod, open < amount, state.settled.contains(where: { $0.overlaps(month) }) {
      return .again(amount, in: month)
    }
    let isExact = open == amount || isPeriod
    // Of a first bill that is all that was bought so far, too.
    let isAll = state.paid == 0 && !isPeriod
    let first = isAll ? base : begins?.advanced(by: 1) ?? base
    if isExact || clears(amount, besides: state.paid, after: ends, by: payment.day) {
      explained = amount
    }
    if explained < amount, let early = state.early {
      // What was paid early may have been bought after the period.
      let later = max(min(early.amount, owed(on: early.day) - all), 0)
      if open + later >= amount { explained = amount }
    }
    state.early = nil
    // What an exact bill leaves open was paid from elsewhere.
    state.paid = isExact && open > amount ? all : state.paid + explained
    if !isExact, cycle != nil { state.take(open - amount, on: payment.day) }
    state.left = max(all - state.paid, 0)
    let period = isExact && first <= ends ? first...ends : nil
    if let period { state.settled.append(period) }
    return Explanation(
      amount: Won(explained), period: period,
      isClear: cycle != nil || explained == amount || isClear(payment.day))
  }
}

extension CardDebt.Progress {
  /// Takes what earlier payments had too much, where a bill lacks exactly that, alone or with what bills before it
  /// have lacked.
  fileprivate mutating func take(_ lack: Int64, on day: Day) {
    for lack in [lack, lack - left] where lack > 0 {
      taken = rests.take(lack, on: day)
      guard taken.isEmpty else {
        paid += lack
        return
      }
    }
  }
}

extension CardDebt.Payment {
  /// Whether it is on the day of the month on which bills are paid, or soon after, as after a holiday.
  fileprivate func isOn(_ payday: Int) -> Bool {
    let later = (day.day - payday + 31) % 31
    return later <= 6 || later >= 29
  }
}
