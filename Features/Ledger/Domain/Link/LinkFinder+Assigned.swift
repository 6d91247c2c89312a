import Time
import WalletDomain

/// Which cards the payments are of that name none, or several.
extension LinkFinder {
  /// What is not certain of payments of cards.
  struct BillDoubts {
    /// Those about which is asked whether they are of their card.
    var rows: Set<LedgerRow.ID> = []
    /// Those of which only the user knows the card, by their numbers.
    var choices: [Int: [BillChoice]] = [:]
  }

  /// What a card has of a payment, and the days of the purchases, if they come to it exactly.
  struct BillChoice {
    let share: LinkProposal.Share
    let period: ClosedRange<Day>?
  }

  /// Gives payments to the cards whose purchases come to them exactly, as the only ones, and returns what is
  /// uncertain.
  func assign(
    _ found: inout CardBills, _ debts: [LedgerAccount.ID: CardDebt]
  ) -> BillDoubts {
    var doubts = BillDoubts()
    var exact = exactBills(in: found, debts)
    assignIssuers(&found, debts, &exact, &doubts)
    assign(exact, in: &found, &doubts)
    // What came back is of the card that was paid later.
    for number in found.bills.indices
    where found.bills[number].isReturned && !found.bills[number].isNamed {
      let issuer = found.bills[number].issuer
      guard LinkWords.isIssuer(issuer) else { continue }
      found.bills[number].cards =
        found.bills.first { $0.isNamed && $0.issuer == issuer }?.cards ?? []
    }
    for number in doubts.choices.keys { found.bills[number].cards = [] }
    proposeShared(in: &found, debts)
    for number in found.bills.indices where found.bills[number].cards.count > 1 {
      choose(number, in: &found, debts, &doubts)
    }
    return doubts
  }

  // MARK: Exact amounts

  /// What nothing tells from another payment.
  private struct Alike: Hashable {
    let place: Int
    let date: Int
    let amount: Int64
    let cards: [LedgerAccount.ID]
  }

  /// The bills of cards that payments come to exactly which name none, or several.
  struct ExactBills {
    /// The bill of a card, by the last day of its purchases.
    struct Bill: Hashable, Comparable {
      let card: LedgerAccount.ID
      let end: Day

      static func < (one: Self, other: Self) -> Bool {
        (one.card.rawValue, one.end) < (other.card.rawValue, other.end)
      }
    }

    /// The numbers of these payments.
    var payments: [Bill: [Int]] = [:]
    var periods: [Bill: ClosedRange<Day>] = [:]
    /// Those that other payments of the card speak against.
    var vague: Set<Bill> = []
  }

  private func exactBills(
    in found: CardBills, _ debts: [LedgerAccount.ID: CardDebt]
  ) -> ExactBills {
    var exact = ExactBills()
    let open = found.bills.indices.filter { number in
      let bill = found.bills[number]
      return (bill.cards.count > 1 || !bill.isNamed && !LinkWords.isIssuer(bill.issuer))
        && bill.second == nil && !bill.isReturned && isUnlinked(at: bill.index)
        && !isRefused(.cardBill, ids[bill.index], nil)
    }
    guard !open.isEmpty else { return exact }
    for card in found.cards.map(\.account.id) {
      let own = open.filter { !found.bills[$0].isNamed || found.bills[$0].cards.contains(card) }
      if !own.isEmpty, let debt = debts[card] { find(own, of: card, debt, in: found, &exact) }
    }
    return exact
  }

  /// Finds which of these payments come to bills of a card that nothing else pays.
  private func find(
    _ own: [Int], of card: LedgerAccount.ID, _ debt: CardDebt, in found: CardBills,
    _ exact: inout ExactBills
  ) {
    let named = Set(
      found.bills.indices.filter { number in
        let bill = found.bills[number]
        return bill.cards == [card] && !bill.isReturned && !isRefused(bill)
      })
    func payments(_ numbers: [Int]) -> [CardDebt.Payment] {
      numbers.map { payment(rows[found.bills[$0].index]) }
    }
    func periods(_ numbers: [Int], _ cycle: CardDebt.Cycle) -> [(
      number: Int, days: ClosedRange<Day>
    )] {
      zip(numbers, debt.explanations(of: payments(numbers), by: cycle)).compactMap {
        number, explained in explained.period.map { (number, $0) }
      }
    }
    let all = named.union(own).sorted()
    guard let cycle = debt.cycle(of: payments(all))?.cycle else { return }
    let fits = periods(all, cycle)
    let paid = fits.filter { named.contains($0.number) }.map(\.days)
    let free = Dictionary(
      grouping: fits.filter { fit in
        !named.contains(fit.number) && !paid.contains { $0.overlaps(fit.days) }
      },
      by: \.days.upperBound)
    // Whether they come to these bills without payments of other cards between them, too.
    let firsts = free.values.compactMap { $0.map(\.number).min() }
    let again = Set(periods(named.union(firsts).sorted(), cycle).map(\.number))
    let areOdd =
      paid.isEmpty && free.count == 1 && payments(Array(named)).contains { !$0.isEarly }
    for (end, fits) in free {
      let bill = ExactBills.Bill(card: card, end: end)
      exact.payments[bill] = fits.map(\.number)
      exact.periods[bill] = fits[0].days
      if areOdd || !fits.contains(where: { again.contains($0.number) }) { exact.vague.insert(bill) }
    }
  }

  /// Gives as many payments of one day and amount to cards as have such a bill, if no other payment may be meant.
  private func assign(
    _ exact: ExactBills, in found: inout CardBills, _ doubts: inout BillDoubts
  ) {
    func alike(_ number: Int) -> Alike {
      let bill = found.bills[number]
      return Alike(
        place: places[bill.index], date: dates[bill.index], amount: amounts[bill.index],
        cards: bill.cards)
    }
    var bills: [Alike: Set<ExactBills.Bill>] = [:]
    var payments: [Alike: Set<Int>] = [:]
    var holders: [ExactBills.Bill: Set<Alike>] = [:]
    for (bill, numbers) in exact.payments {
      for number in numbers {
        bills[alike(number), default: []].insert(bill)
        payments[alike(number), default: []].insert(number)
        holders[bill, default: []].insert(alike(number))
      }
    }
    for (kind, numbers) in payments {
      let own = (bills[kind] ?? []).sorted()
      let isCertain =
        own.count <= numbers.count
        && own.allSatisfy { holders[$0]?.count == 1 && !exact.vague.contains($0) }
      if isCertain {
        for (number, bill) in zip(numbers.sorted(), own) {
          (found.bills[number].cards, found.bills[number].isByAmount) = ([bill.card], true)
        }
      } else {
        for number in numbers {
          doubts.choices[number, default: []] += own.map { choice($0, number, exact, found) }
        }
      }
    }
  }

  private func choice(
    _ bill: ExactBills.Bill, _ number: Int, _ exact: ExactBills, _ found: CardBills
  ) -> BillChoice {
    let amount = Won(-amounts[found.bills[number].index])
    return BillChoice(
      share: LinkProposal.Share(bill.card, amount), period: exact.periods[bill])
  }
}
