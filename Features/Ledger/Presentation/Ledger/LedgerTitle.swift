import Editing
import LedgerDomain
import Phrases
import TerminalUI
import Time

/// Names the filters in force: in few columns by shorter words, and in fewer still by their beginnings.
@MainActor
struct LedgerTitle {
  private let environment: Environment
  /// The words of each filter, the longest first.
  private let filters: [[String]]
  /// Whether no filter is in force.
  let isOfAll: Bool

  init(_ model: Ledger.Model, _ environment: Environment) {
    self.environment = environment
    let (query, language) = (model.listing.query, environment.language)
    let found =
      query.isSearch ? [LedgerText.found, LedgerText.search].map { $0.text(language) } : []
    let file = query.importID.flatMap { _ in model.imported?.file }.map { [$0] } ?? []
    let account = query.account.map { [model.accounts[$0].phrase.text(language)] } ?? []
    let lock = query.reconciliation.flatMap { _ in model.reconciled }.map { lock in
      AccountText.locked(lock, model.accounts[lock.account].phrase).map { $0.text(language) }
    }
    let days = query.period.map { period in
      [period.phrase, period.shortPhrase(today: model.today)].map { $0.text(language) }
    }
    let payee = query.payee.map { [$0] } ?? []
    let category = query.category.map { [model.categories[$0].phrase.text(language)] } ?? []
    let all = [found, file, account, lock ?? [], days ?? [], payee, category].filter { !$0.isEmpty }
    isOfAll = all.isEmpty
    filters = all.isEmpty ? [[LedgerText.all.text(language)]] : all
  }

  /// In full.
  var text: String {
    filters.compactMap(\.first).joined(separator: environment.symbols.separator)
  }

  /// How many of so many columns it takes.
  func columns(within room: Int) -> Int {
    let words = words(within: room)
    return words.reduce(gaps(words.count)) { $0 + $1.columns }
  }

  func draw(on canvas: Canvas) {
    var column = 0
    for (index, word) in words(within: canvas.size.columns).enumerated() {
      if index > 0 {
        column += canvas.write(
          environment.symbols.separator, at: Point(column: column), Style(bold: true))
      }
      canvas.write(
        word.text, at: Point(column: column), Style(bold: true), columns: word.columns)
      column += word.columns
    }
  }

  private func gaps(_ count: Int) -> Int {
    (count - 1) * environment.columns(of: environment.symbols.separator)
  }

  /// The words, each with the columns that it gets.
  private func words(within room: Int) -> [(text: String, columns: Int)] {
    let rest = room - gaps(filters.count)
    func measured(_ words: [String]) -> [(text: String, columns: Int)] {
      words.map { ($0, environment.columns(of: $0)) }
    }
    let full = measured(filters.compactMap(\.first))
    guard full.reduce(0, { $0 + $1.columns }) > rest else { return full }
    var words = measured(filters.compactMap(\.last))
    // The widest gives way first.
    while words.reduce(0, { $0 + $1.columns }) > rest,
      let widest = words.indices.max(by: { words[$0].columns < words[$1].columns }),
      words[widest].columns > 1
    {
      words[widest].columns -= 1
    }
    return words
  }
}
