/// What comes into a card's account, which is no income, and goes out of one again.
extension HistoryModel {
  /// The links that entries have as receipts of a card and that are true no more, and who gets one.
  struct Receipts {
    var going: [Link] = []
    var coming: [Int] = []
  }

  func receipts(
    of group: [Entry], as after: (Entry) -> (account: Int, amount: Int64)
  ) -> Receipts {
    func isReceipt(_ account: Int, _ amount: Int64) -> Bool {
      amount > 0 && self.account(account)?.name?.contains("카드") ?? false
    }
    var receipts = Receipts()
    for one in group {
      let (account, amount) = after(one)
      let before = isReceipt(one.status.account, one.amount)
      guard account != one.status.account || amount != one.amount else { continue }
      let own = touching([one.number]).filter { !$0.isRefused }
      if before, own.count == 1, own[0].second == nil, own[0].kind == "refund" {
        guard !isReceipt(account, amount) || amount != one.amount else { continue }
        receipts.going.append(own[0])
      } else if before || !own.isEmpty {
        continue
      }
      if isReceipt(account, amount) { receipts.coming.append(one.number) }
    }
    return receipts
  }

  mutating func receive(_ numbers: [Int]) -> [Effect] {
    let those = numbers.sorted().compactMap { entries[$0] }
    guard !those.isEmpty else { return [] }
    let new = those.map { one in
      Link(
        number: newNumber(), kind: "refund", first: one.number, second: nil, amount: one.amount,
        category: one.category)
    }
    let income = those.filter { category($0.category)?.builtIn == "income" }
    let moved = categorise(income.map { ($0.number, Self.other) })
    for link in new { links[link.number] = link }
    return moved + [.linked(new.map { Linking(before: nil, after: $0) })]
  }

  /// Entries of which none is locked.
  mutating func move(_ numbers: [Int], to target: Int, _ command: Int) -> [Effect] {
    let receipts = receipts(of: numbers.compactMap { entries[$0] }) { (target, $0.amount) }
    return unlink(receipts.going, [], command)
      + place(numbers) { _ in Status(account: target) } + receive(receipts.coming)
  }
}
