import Launch
import LedgerDomain
import Phrases
import Store
import TerminalUI
import Time
import WalletDomain

/// What `galbi ledger balance` prints: income and spending of some days, and what accounts have at their end.
struct LedgerFigures {
  /// Nil without entries.
  let days: ClosedRange<Day>?
  let income: Won
  let spending: Won
  /// What links leave out, each once, by their kinds: what moved between accounts, and what stands twice.
  let leftOut: [EntryLink.Kind: Won]
  /// Categories with spending, largest first.
  let categories: [(name: String, spending: Won)]
  let accounts: [(name: String, kind: AccountKind, balance: Won)]
  /// The accounts that have something else than their banks have printed last.
  let differing: [(name: String, printed: PrintedBalance)]

  static let kinds: [EntryLink.Kind] = [.transfer, .cardBill, .topUp, .same]

  @MainActor
  static func read(
    _ query: LedgerQuery, _ ledger: LedgerUseCases, _ language: Language
  ) async throws(LedgerError) -> LedgerFigures {
    let totals = try await ledger.sumMonths(query)
    let settings = ledger.state.value.settings
    let spending = settings.categories.list.map { category in
      (
        name: category.phrase.text(language),
        spending: totals.total(of: [category.id], in: totals.months).spent
      )
    }.filter { $0.spending != .zero }
    return LedgerFigures(
      days: try await days(of: query, totals.summary.count, ledger),
      income: totals.summary.received, spending: totals.summary.spent,
      leftOut: totals.summary.leftOut == .nothing ? [:] : try await leftOut(by: query, ledger),
      categories: spending.sorted { ($1.spending, $0.name) < ($0.spending, $1.name) },
      accounts: try await accounts(upTo: query.period?.days.upperBound, ledger, language),
      differing: try await differing(ledger, language))
  }

  /// Those of the query, or from its first entry to its last.
  @MainActor
  private static func days(
    of query: LedgerQuery, _ count: Int, _ ledger: LedgerUseCases
  ) async throws(LedgerError) -> ClosedRange<Day>? {
    if let period = query.period { return period.days }
    guard count > 0, let last = try await ledger.list(query, 0..<1).rows.first?.day,
      let first = try await ledger.list(query, count - 1..<count).rows.first?.day
    else { return nil }
    return min(first, last)...max(first, last)
  }

  @MainActor
  private static func leftOut(
    by query: LedgerQuery, _ ledger: LedgerUseCases
  ) async throws(LedgerError) -> [EntryLink.Kind: Won] {
    var sums: [EntryLink.Kind: LedgerSummary] = [:]
    var moved: [LedgerRow.ID: (part: EntryLink.Kind, leftOut: Won)] = [:]
    try await ledger.forEachPage(of: query) { rows in
      for row in rows {
        guard let link = row.link else { continue }
        sums[link.kind, default: .nothing] += LedgerSummary(amount: row.amount, link: link)
        moved[row.id] = (link.kind, link.leftOut)
      }
      return true
    }
    var pairs = PairedSums<EntryLink.Kind>()
    pairs.add(try await ledger.links(moved.keys.sorted()), among: moved)
    return Dictionary(
      uniqueKeysWithValues: sums.map { kind, sum in
        (kind, pairs.once(sum) { $0 == kind }.leftOut.moved)
      })
  }

  @MainActor
  private static func differing(
    _ ledger: LedgerUseCases, _ language: Language
  ) async throws(LedgerError) -> [(String, PrintedBalance)] {
    let printed = try await ledger.printedBalances()
    return ledger.state.value.settings.accounts.list.compactMap { account in
      printed[account.id].map { (account.phrase.text(language), $0) }
    }
  }

  /// At the end of a day, now if nil.
  @MainActor
  private static func accounts(
    upTo day: Day?, _ ledger: LedgerUseCases, _ language: Language
  ) async throws(LedgerError) -> [(String, AccountKind, Won)] {
    let sums = try await ledger.accountSums()
    var later: [LedgerAccount.ID: Won] = [:]
    if let next = day?.advanced(by: 1), let end = Day(year: 9_999, month: 12, day: 31) {
      let query = LedgerQuery(period: LedgerPeriod(next...end))
      try await ledger.forEachPage(of: query) { rows in
        for row in rows {
          later[row.account] = (later[row.account] ?? .zero) + row.amount
        }
        return true
      }
    }
    return ledger.state.value.settings.accounts.list.map { account in
      let total = account.opening + (sums[account.id]?.total.amount ?? .zero)
      return (
        account.phrase.text(language), account.likelyKind,
        total - (later[account.id] ?? .zero)
      )
    }
  }

  var value: JSONValue {
    .object([
      ("version", .number(1)), ("from", JSONValue(days?.lowerBound.description)),
      ("to", JSONValue(days?.upperBound.description)), ("income", .number(income.amount)),
      ("spending", .number(spending.amount)),
      (
        "left_out",
        .object(Self.kinds.map { ($0.rawValue, .number((leftOut[$0] ?? .zero).amount)) })
      ),
      (
        "categories",
        .list(
          categories.map {
            .object([("name", .text($0.name)), ("spending", .number($0.spending.amount))])
          })
      ),
      (
        "accounts",
        .list(
          accounts.map {
            .object(
              [
                ("name", .text($0.name)), ("kind", .text($0.kind.rawValue)),
                ("balance", .number($0.balance.amount)),
              ] + bank(of: $0.name))
          })
      ),
    ])
  }

  /// What the bank has printed last of an account that has something else; nothing for the others.
  private func bank(of account: String) -> [(String, JSONValue)] {
    differing.filter { $0.name == account }.map { _, printed in
      (
        "bank",
        .object([
          ("day", .text(printed.day.description)), ("balance", .number(printed.balance.amount)),
        ])
      )
    }
  }

  /// In lines, with the amounts below one another.
  func text(_ language: Language) -> String {
    typealias Line = (name: String, amount: Won)
    let sums: [Line] =
      [
        (LedgerCommandText.income.text(language), income),
        (LedgerCommandText.spending.text(language), spending),
      ]
      + Self.kinds.compactMap { kind in
        leftOut[kind].map { (LedgerCommandText.leftOut(kind).text(language), $0) }
      }
    let ofAccounts: [Line] = accounts.map {
      ("\($0.name) (\($0.kind.phrase.text(language)))", $0.balance)
    }
    let all = sums + categories.map { ($0.name, $0.spending) } + ofAccounts
    let names = all.map { TextWidth.columns(of: $0.name.padded(after: 0)) }.max() ?? 0
    let amounts = all.map(\.amount.amount.grouped.count).max() ?? 0
    func lines(_ lines: [Line]) -> [String] {
      lines.map { line in
        "  " + line.name.padded(after: names) + "  "
          + line.amount.amount.grouped.padded(before: amounts)
      }
    }
    let title =
      days.map { LedgerPeriod($0).phrase.counted(in: Won.unit) } ?? LedgerCommandText.nothing
    var text = [title.text(language)] + lines(sums)
    if !categories.isEmpty {
      text +=
        ["", LedgerCommandText.categories.text(language)]
        + lines(categories.map { ($0.name, $0.spending) })
    }
    text += ["", LedgerCommandText.accounts.text(language)] + lines(ofAccounts)
    if !differing.isEmpty {
      text += [""] + differing.map { "\($0.name): \($0.printed.phrase.text(language))" }
    }
    return text.joined(separator: "\n")
  }
}
