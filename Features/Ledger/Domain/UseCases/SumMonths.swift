/// What was spent and received in all months and categories.
///
/// A Query.
public typealias SumMonths = @MainActor () async throws(LedgerError) -> MonthTotals

@MainActor
public func makeSumMonths(_ model: LedgerModel) -> SumMonths {
  { () throws(LedgerError) in try await model.monthTotals() }
}
