import LedgerDomain
import SQL
import Time
import WalletDomain

/// The entries that are gathered for a query, with their sums, and then brought into its order.
struct FoundEntries {
  /// What decides the place of an entry; of equal values the later day, and then the greater id.
  private struct Place {
    var value: Int64
    let day: Int
    let id: LedgerRow.ID
  }

  private let order: LedgerOrder
  private var names: NameOrder?
  private var places: [Place] = []
  private var sums = EntrySums()
  /// Nil unless the days of the query are of one month.
  private var parts: [LedgerParts.Part: LedgerSummary]?
  /// Those that links leave out with others, and how much of them.
  private var moved: [LedgerRow.ID: (part: LedgerParts.Part, leftOut: Won)] = [:]
  /// Those that were found by a value, and may be found again by words.
  private var known: Set<LedgerRow.ID> = []

  init(_ query: LedgerQuery, _ categories: LedgerCategories) {
    order = query.order
    names = NameOrder(query, categories)
    parts = query.period?.monthAround == nil ? nil : [:]
  }

  /// The columns that are read of each entry; the last one is its name, of those without a link only where it is
  /// needed: a file looks through all columns of a row before it.
  func columns(withNames isNamed: Bool = false) -> SQLText {
    let name: SQLText = "coalesce(payee, text)"
    let isNeeded = isNamed || parts != nil || order.column == .text
    return """
      id, day, amount, category, link_kind, left_out,
        \(isNeeded ? name : "CASE WHEN link_kind IS NOT NULL THEN \(name) END")
      """
  }

  /// Adds an entry unless it was found before; its columns are those of `columns`.
  mutating func addByValue(_ row: borrowing Row) throws(SQLError) {
    if known.insert(Int64(try row[0] as Int)).inserted { try take(row) }
  }

  /// Adds an entry that is found by words once at most.
  mutating func add(_ row: borrowing Row) throws(SQLError) {
    guard !known.isEmpty else { return try take(row) }
    let id = Int64(try row[0] as Int)
    if !known.contains(id) { try take(row) }
  }

  private mutating func take(_ row: borrowing Row) throws(SQLError) {
    let (id, day, amount, category): (Int, Int, Int, String) = (
      try row[0], try row[1], try row[2], try row[3]
    )
    let won = Won(Int64(amount))
    let link = try LinkMark(row, at: 4, of: won)
    let sum = LedgerSummary(amount: won, link: link)
    sums.add(sum, month: day / 100, category)
    let isMoved = link.map { EntryLink.Kind.movements.contains($0.kind) } ?? false
    if isMoved || parts != nil, let day = Day(rawValue: day) {
      let part = LedgerParts.Part(
        day: day, category: LedgerCategory(rawValue: category), payee: try row[6])
      if isMoved { moved[Int64(id)] = (part, won.size) }
      if parts != nil { parts?[part, default: .nothing] += sum }
    }
    let value =
      switch order.column {
      case .day: day
      case .amount: amount
      case .category: names?.number(of: category) ?? 0
      case .text: names?.number(of: try row[6]) ?? 0
      }
    places.append(Place(value: Int64(value), day: day, id: Int64(id)))
  }

  /// The ids of those that links leave out with others, of which some may be here too.
  var movedIDs: [LedgerRow.ID] { moved.keys.sorted() }

  /// `ids` are those in the order of the query, `links` those of the moved ones, and `rows` some of the entries.
  func finding(
    _ ids: [LedgerRow.ID], _ links: [EntryLink], _ rows: [LedgerRow]
  ) -> LedgerFinding {
    var pairs = PairedSums<LedgerParts.Part>()
    pairs.add(links, among: moved)
    return LedgerFinding(
      ids: ids, totals: sums.totals(pairs.grouped(by: MonthTotals.Bar.init)),
      parts: parts.map { LedgerParts($0, pairs) } ?? .none, rows: rows)
  }

  /// The ids in the order of the query.
  var sortedIDs: [LedgerRow.ID] {
    var places = places
    if let names {
      let ranks = names.ranks()
      for index in places.indices { places[index].value = Int64(ranks[Int(places[index].value)]) }
      places.sort { ($0.value, $1.day, $1.id) < ($1.value, $0.day, $0.id) }
    } else if order.isAscending {
      places.sort { ($0.value, $0.id) < ($1.value, $1.id) }
    } else {
      places.sort { ($0.value, $0.id) > ($1.value, $1.id) }
    }
    return places.map(\.id)
  }
}
