import Expectations
import Foundation
import LedgerFixtures
import Testing
import WalletDomain

@testable import LedgerDomain

/// What may be spent in which month.
struct LedgerBudgetsTests {
  private func month(_ rawValue: Int) throws -> LedgerMonth {
    try #require(LedgerMonth(rawValue: rawValue))
  }

  /// The budgets of a category from September 2026 to January 2027.
  private func year(
    _ budgets: LedgerBudgets, _ category: LedgerCategory = .food
  ) -> [Int64?] {
    [202609, 202610, 202611, 202612, 202701].map { raw in
      LedgerMonth(rawValue: raw).flatMap { budgets.amount(of: category, in: $0)?.amount }
    }
  }

  @Test func `a budget holds from a month on, and a change keeps the past`() throws {
    var budgets = LedgerBudgets.none
    expectEqual(year(budgets), [nil, nil, nil, nil, nil])
    try budgets.set(Won(300), of: .food, from: month(202610))
    expectEqual(year(budgets), [nil, 300, 300, 300, 300])
    try budgets.set(Won(400), of: .food, from: month(202612))
    expectEqual(year(budgets), [nil, 300, 300, 400, 400])
    try budgets.set(Won(200), of: .food, from: month(202611))
    expectEqual(year(budgets), [nil, 300, 200, 400, 400])
    let food = BudgetSubject(.food)
    expectEqual(budgets.nextChange(of: food, after: try month(202610)), (try month(202611)))
    expectEqual(budgets.nextChange(of: food, after: try month(202612)), nil)
    expectEqual(year(budgets, .movies), [nil, nil, nil, nil, nil])
    try budgets.set(Won(300), of: .food, from: month(202611))
    expectEqual(budgets.steps.map(\.amount), [300, 400])
  }

  @Test func `months with entries or a budget are next to each other`() throws {
    let june = try month(202606)
    let totals = MonthTotals([
      .init(month: june, category: .food): LedgerSummary(count: 1, spent: Won(5), received: .zero)
    ])
    var budgets = LedgerBudgets.none
    try budgets.set(Won(300), of: .food, from: month(202608))
    try budgets.set(Won(300), of: .movies, from: month(202609))
    budgets.end(BudgetSubject(.food), from: try month(202609))
    budgets.end(BudgetSubject(.movies), from: try month(202611))
    let months = BudgetMonths(totals, budgets, present: try month(202703))
    let line = [202605, 202606, 202608, 202609, 202610, 202703, 202704]
    var place = try month(202605)
    expectEqual(
      line.dropFirst().map { _ in
        place = months.next(after: place) ?? place
        return place.rawValue
      }, Array(line.dropFirst()))
    expectEqual(
      line.dropLast().map { _ in
        place = months.previous(before: place) ?? place
        return place.rawValue
      }, Array(line.dropLast().reversed()))
    expectEqual(months.first, june)
    expectEqual(BudgetMonths(totals, budgets, present: june).first, june)
    let nothing = BudgetMonths(MonthTotals([:]), .none, present: june)
    expectEqual(nothing.first, june)
    expectEqual(nothing.next(after: june), (try month(202607)))
    expectEqual(nothing.next(after: try month(999_912)), nil)
  }

  @Test func `what is not spending has no budget, also where a file has one`() throws {
    let november = try month(202611)
    var settings = LedgerSettings.builtIn
    try settings.budgets.set(Won(300), of: .food, from: november)
    try settings.budgets.set(Won(9_000), of: .income, from: november)
    try settings.budgets.set(Won(9_000), of: .topUp, from: november)
    let page = BudgetMonth(november, MonthTotals([:]), settings)
    expectEqual(page.lines.map(\.category), [.food])
    expectEqual(page.total?.budget, Won(300))
    #expect(!settings.categories.ofSpending.contains { [.income, .topUp].contains($0) })
    settings.budgets.end(BudgetSubject(.food), from: november)
    let months = BudgetMonths(MonthTotals([:]), settings.budgets, present: try month(202601))
    expectEqual(months.next(after: try month(202601)), (try month(202602)))
  }

  @Test func `what a query finds counts beside the categories, and in no sum of theirs`() throws {
    let november = try month(202611)
    let coffee = BudgetSubject(query: "커피 amt:>3000")
    var settings = LedgerSettings.builtIn
    try settings.budgets.set(Won(300), of: .food, from: november)
    try settings.budgets.set(Won(100), of: coffee, from: november)
    func spent(_ won: Int64) -> MonthTotals {
      MonthTotals([
        .init(month: november, category: .food): LedgerSummary(
          count: 1, spent: Won(won), received: .zero)
      ])
    }
    let page = BudgetMonth(november, spent(150), settings, [coffee: spent(90)])
    expectEqual(
      page.lines,
      [
        BudgetLine(of: coffee, budget: Won(100), spent: Won(90)),
        BudgetLine(category: .food, budget: Won(300), spent: Won(150)),
      ])
    expectEqual(page.total, BudgetLine(category: nil, budget: Won(300), spent: Won(150)))
    expectEqual(page.spent, Won(150))
    settings.budgets.end(coffee, from: try month(202612))
    expectEqual(BudgetMonth(try month(202612), spent(1), settings).lines.map(\.category), [.food])
    settings.budgets.end(BudgetSubject(.food), from: november)
    expectEqual(BudgetMonth(november, spent(0), settings).total, nil)
  }

  @Test func `budgets are stored as earlier versions have them`() throws {
    let json = #"{"steps":[{"amount":5,"category":"food","month":202611}]}"#
    let budgets = try JSONDecoder().decode(LedgerBudgets.self, from: Data(json.utf8))
    expectEqual(budgets.amount(of: .food, in: try month(202611)), Won(5))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    expectEqual(String(decoding: try encoder.encode(budgets), as: UTF8.self), json)
  }

  @Test func `a budget ends, also one that was to change later`() throws {
    var budgets = LedgerBudgets.none
    try budgets.set(Won(300), of: .food, from: month(202609))
    try budgets.set(Won(400), of: .food, from: month(202612))
    budgets.end(BudgetSubject(.food), from: try month(202610))
    expectEqual(year(budgets), [300, nil, nil, nil, nil])
    try budgets.set(Won(5), of: .food, from: month(202612))
    expectEqual(year(budgets), [300, nil, nil, 5, 5])
    budgets.end(BudgetSubject(.food), from: try month(202609))
    expectEqual(budgets, .none)
  }

  @Test func `an amount that no entry may have is refused, and so are too many`() throws {
    var budgets = LedgerBudgets.none
    for amount in [0, -1, 1_000_000_000_001] as [Int64] {
      #expect(throws: LedgerError.budgetAmount) {
        try budgets.set(Won(amount), of: .food, from: month(202611))
      }
    }
    try budgets.set(Won(1_000_000_000_000), of: .food, from: month(202611))
    var first = try month(190001)
    for count in 1..<LedgerBudgets.limit {
      try budgets.set(Won(Int64(count)), of: .movies, from: first)
      first = try #require(first.advanced(by: 1))
    }
    let full = budgets
    #expect(throws: LedgerError.tooMany(1_000)) {
      try budgets.set(Won(7), of: .movies, from: first)
    }
    expectEqual(budgets, full)
    budgets.end(BudgetSubject(.food), from: try month(202611))
    try budgets.set(Won(7), of: .movies, from: first)
  }

  @Test func `categories that are merged add their budgets, and a removed one loses its own`()
    throws
  {
    var budgets = LedgerBudgets.none
    try budgets.set(Won(300), of: .food, from: month(202610))
    try budgets.set(Won(50), of: .movies, from: month(202611))
    budgets.end(BudgetSubject(.movies), from: try month(202701))
    var removed = budgets
    budgets.merge(.movies, into: .food)
    expectEqual(year(budgets), [nil, 300, 350, 350, 300])
    expectEqual(year(budgets, .movies), [nil, nil, nil, nil, nil])
    removed.merge(.movies, into: .other)
    expectEqual(year(removed), [nil, 300, 300, 300, 300])
    expectEqual(removed.steps.map(\.subject.category), [.food])
    try removed.set(Won(LedgerEntry.amounts.upperBound), of: .living, from: month(202610))
    removed.merge(.living, into: .food)
    expectEqual(year(removed).last, LedgerEntry.amounts.upperBound)
  }

  @Test func `settings of an earlier version have no budgets, and a file may not invent months`()
    throws
  {
    var settings = LedgerSettings.builtIn
    try settings.budgets.set(Won(300), of: .food, from: month(202610))
    let json = try JSONEncoder().encode(settings)
    try expectEqual(JSONDecoder().decode(LedgerSettings.self, from: json), settings)
    var object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    object["budgets"] = nil
    let earlier = try JSONSerialization.data(withJSONObject: object)
    try expectEqual(JSONDecoder().decode(LedgerSettings.self, from: earlier), .builtIn)
    let wrong = String(decoding: json, as: UTF8.self).replacing("202610", with: "202613")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LedgerSettings.self, from: Data(wrong.utf8))
    }
  }

  @Test func `a month lists what is most used first, then what has no budget`() throws {
    var settings = LedgerSettings.builtIn
    let november = try month(202611)
    for (category, amount) in [(LedgerCategory.food, 300), (.transport, 20), (.movies, 60)] {
      try settings.budgets.set(Won(Int64(amount)), of: category, from: november)
    }
    func sum(_ spent: Int64) -> LedgerSummary {
      LedgerSummary(count: 1, spent: Won(spent), received: .zero)
    }
    let totals = MonthTotals([
      .init(month: november, category: .food): sum(216),
      .init(month: november, category: .transport): sum(27),
      .init(month: november, category: .shopping): sum(5),
      .init(month: november, category: .living): sum(500),
      .init(month: november, category: .income): LedgerSummary(
        count: 1, spent: .zero, received: Won(9)),
      .init(month: try month(202610), category: .movies): sum(60),
    ])
    let page = BudgetMonth(november, totals, settings)
    expectEqual(page.lines.map(\.category), [.transport, .food, .movies, .living, .shopping])
    expectEqual(page.lines.map(\.percent), [135, 72, 0, nil, nil])
    expectEqual(page.lines.map(\.left), [Won(-7), Won(84), Won(60), nil, nil])
    expectEqual(page.lines.map(\.isOver), [true, false, false, false, false])
    expectEqual(page.total, BudgetLine(category: nil, budget: Won(380), spent: Won(243)))
    expectEqual(page.spent, Won(748))
    expectEqual(BudgetMonth(november, MonthTotals([:]), .builtIn).lines, [])
    expectEqual(BudgetMonth(november, totals, .builtIn).total, nil)
  }

  @Test func `a percentage is reached, not rounded, and never too large to be counted`() {
    func percent(_ spent: Int64, _ budget: Int64) -> Int? {
      BudgetLine(category: .food, budget: Won(budget), spent: Won(spent)).percent
    }
    expectEqual(percent(999, 1_000), 99)
    expectEqual(percent(1_000, 1_000), 100)
    expectEqual(percent(1_009, 1_000), 100)
    expectEqual(percent(999_999_999_999, 1_000_000_000_000), 99)
    expectEqual(percent(.max, 1), 999_999)
  }
}
