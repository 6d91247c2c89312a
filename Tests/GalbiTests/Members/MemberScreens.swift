#if PostgreSQL
  import Books
  import LedgerData
  import Log
  import MartData
  import MartDomain
  import PeopleData
  import PeopleDomain
  import Phrases
  import SQL
  import Time
  import WalletData
  import WalletDomain

  @testable import LedgerDomain

  /// What the screens of one member read.
  struct MemberScreens: Sendable {
    let books: ServerBooks
    let wallet: StoredWallet
    let ledger: StoredLedger
    let mart: StoredMart
    let people: StoredPeople

    init(_ books: ServerBooks) {
      self.books = books
      wallet = StoredWallet(books, log: .none)
      ledger = StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
      mart = StoredMart(books, log: .none)
      people = StoredPeople(server: books.reading, log: .none)
    }

    /// Opens each; throws what a screen would show instead of its contents.
    func open() async throws {
      try await wallet.open()
      let contents = try await wallet.contents()
      _ = contents.balance + Won(1)
      _ = try await wallet.receipts(of: .taxi)
      let summary = try await ledger.summary(of: LedgerQuery())
      _ = (summary + summary).received - summary.spent
      for order in LedgerOrder.keyed {
        for start in [LedgerPage.Start.beginning, .end] {
          let rows = try await ledger.rows(
            of: LedgerQuery(order: order), LedgerPage(start: start, skip: 0, limit: 50))
          _ = rows.map(\.amount).reduce(.zero, +)
        }
      }
      let (settings, _, _) = try await ledger.settingsAndHistory()
      _ = try await ledger.find(LedgerQuery(search: "a")).totals
      _ = try await ledger.find(LedgerQuery(account: .cash)).totals
      _ = try await ledger.monthTotals(of: LedgerQuery())
      for (id, sums) in try await ledger.accountSums() {
        _ = settings.accounts[id].opening + sums.total.amount
      }
      _ = try await ledger.imports()
      for each in try await ledger.reconciliations() {
        let statement = AccountStatement(day: each.day, balance: each.balance)
        _ = try await ledger.reconcile(ReconcileQuery(account: each.account, statement), at: 0..<20)
      }
      _ = try await mart.contents(at: 1_790_000_000_000)
      let (count, summaries) = try await mart.orders(at: 0..<50)
      guard summaries.count == min(count, 50) else { throw MartError.missing }
      for summary in summaries.prefix(3) { _ = try await mart.order(summary.id)?.paid }
      _ = try await mart.find(OrderQuery("물"), at: 1_790_000_000_000)
      for person in try await people.people().rows(in: .everybody).prefix(3) {
        _ = try await people.card(of: person.meta.id)
      }
      _ = try await people.mark()
    }

    /// Tops up and pays, with whatever was written there before.
    func pay() async throws {
      let card: Card.ID
      do throws(WalletError) {
        card = try await wallet.addCard(
          issuer: "Fuzz", lastFour: "4242",
          token: CardToken(rawValue: MovementKey.random().rawValue),
          at: 0
        ).id
      } catch {
        guard case .cardKnown(let known) = error else { throw error }
        card = known.id
      }
      let request = TopUpRequest(key: .random(), card: card, amount: Won(10_000))
      guard case .charge(let intent) = try await wallet.begin(request, at: 1_790_000_000_000) else {
        throw WalletError.keyUsed
      }
      _ = try await wallet.settle(intent, as: .charged, at: 1_790_000_000_000)
      _ = try await wallet.pay(
        Payment(key: .random(), payee: .taxi, party: "taxi", amount: Won(10_000), text: "a"),
        at: 1_790_000_000_000)
    }

    /// Enters something and undoes it.
    func enter() async throws {
      let entry = LedgerEntry(
        day: Day(milliseconds: 1_790_000_000_000), amount: Won(-1), text: "a", category: .food,
        note: "")
      _ = try await ledger.perform(.add(entry), at: 0)
      _ = try await ledger.undo()
    }

    /// Orders something and cancels it.
    func order() async throws {
      guard let good = Catalogue.bundled.goods.first else { throw MartError.missing }
      let line = OrderLine(good: good.id, title: good.title, price: good.price, quantity: 1)
      var contents = OrderContents(lines: [line])
      for (field, text) in [
        (OrderField.contact(.name), "김하늘"),
        (.contact(.telephone), "010-1234-5678"), (.contact(.email), "haneul@example.org"),
        (.shipping(.street1), "세종대로 110"), (.shipping(.city), "중구"),
        (.shipping(.state), "서울"), (.shipping(.zip), "04524"),
      ] { contents[field] = text }
      let now: Int64 = 1_790_000_000_000
      try await topUp(contents.total)
      let order = try await mart.perform(
        OrderRequest(key: .random(), .place(contents), language: .korean), at: now)
      _ = try await mart.perform(
        OrderRequest(
          key: .random(), .cancel(order.id, version: order.version), language: .korean), at: now)
    }

    private func topUp(_ amount: Won) async throws {
      _ = try await books.move { connection throws(SQLError) in
        try connection.insert(
          BookMovement(
            key: MovementKey.random().rawValue, .topUp, amount: amount.amount, party: "Visa",
            text: "", purpose: "topup", time: 1_790_000_000_000))
      }
    }
  }
#endif
