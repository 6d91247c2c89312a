import LedgerDomain
import Phrases
import RIBs
import Time

/// Reads what the ledger shows; a newer reading of the same kind ends the one before.
@MainActor
final class LedgerReading {
  /// What becomes of reading rows.
  enum Event {
    /// It takes its time.
    case slow
    case done(LedgerWindow)
    case failed(LedgerError)
  }

  private weak let owner: Interactor?
  private let dependency: any LedgerDependency
  private var windowTask: Task<Void, Never>?
  private var waiting: Task<Void, Never>?
  private var monthsTask: Task<Void, Never>?
  private var marksTask: Task<Void, Never>?

  /// How long anything may take before it is said.
  private static let patience = Duration.milliseconds(200)
  /// How many rows can be marked at once.
  private static let limit = 50_000

  /// Its work belongs to `owner`.
  init(of owner: Interactor, _ dependency: any LedgerDependency) {
    self.owner = owner
    self.dependency = dependency
  }

  func window(
    of query: LedgerQuery, at range: Range<Int>, _ receive: @escaping (Event) -> Void
  ) {
    windowTask?.cancel()
    waiting?.cancel()
    waiting = owner?.whileActive { [clock = dependency.clock] in
      try? await clock.sleep(for: Self.patience)
      guard !Task.isCancelled else { return }
      receive(.slow)
    }
    windowTask = owner?.request("list ledger") { [self] in
      let event: Event
      do throws(LedgerError) {
        event = .done(try await dependency.listLedger(query, range))
      } catch {
        event = .failed(error)
      }
      guard !Task.isCancelled else { return }
      waiting?.cancel()
      receive(event)
    }
  }

  /// Leaves what was known where nothing can be read: the rows say why.
  func months(_ receive: @escaping (MonthTotals) -> Void) {
    monthsTask?.cancel()
    monthsTask = owner?.request("sum months") { [dependency] in
      guard let totals = try? await dependency.sumMonths(), !Task.isCancelled else { return }
      receive(totals)
    }
  }

  /// All rows of some months, as far as they can be read.
  func rows(of months: Set<LedgerMonth>, _ receive: @escaping ([LedgerRow]) -> Void) {
    marksTask?.cancel()
    marksTask = owner?.request("follow marks") { [dependency] in
      var rows: [LedgerRow] = []
      for month in months.sorted() {
        let query = LedgerQuery(month: month)
        guard let window = try? await dependency.listLedger(query, 0..<Int.max) else { return }
        rows += window.rows
      }
      guard !Task.isCancelled else { return }
      receive(rows)
    }
  }

  /// All rows of a query, or why they cannot be marked.
  func rows(of query: LedgerQuery, _ receive: @escaping (Result<[LedgerRow], Failure>) -> Void) {
    owner?.request("mark rows") { [dependency] in
      let result: Result<[LedgerRow], Failure>
      do throws(LedgerError) {
        let window = try await dependency.listLedger(query, 0..<Self.limit)
        result =
          window.summary.count > Self.limit
          ? .failure(Failure(LedgerText.tooManyToMark(Self.limit)))
          : .success(window.rows)
      } catch {
        result = .failure(Failure(error.phrase))
      }
      guard !Task.isCancelled else { return }
      receive(result)
    }
  }

  /// A sentence for the user.
  struct Failure: Error {
    let phrase: Phrase

    init(_ phrase: Phrase) { self.phrase = phrase }
  }
}
