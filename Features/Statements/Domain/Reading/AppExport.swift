import LedgerDomain
import Storage

/// What a household app, such as 뱅크샐러드, has exported of several accounts: each row names its account, and whether it
/// is a transfer between two of them.
struct AppExport {
  /// The columns of the account and of what a row is.
  let account: Int
  private let type: Int
  private let category: Int?

  private static let transfer = "이체"

  /// Nil for other headings.
  init?(_ headings: [String]) {
    let headings = headings.map(StatementWords.plain)
    guard let type = headings.firstIndex(of: "타입"), headings.contains("대분류"),
      let account = headings.firstIndex(of: "결제수단")
    else { return nil }
    (self.account, self.type) = (account, type)
    category = headings.firstIndex(of: "대분류")
  }

  /// What transfers are linked with, by the numbers of their rows; those without the other side are linked alone.
  func transfers(
    _ rows: ArraySlice<FileRow>, _ mapping: ColumnMapping
  ) -> [Int: ExportedEntry] {
    var open: [Side: [FileRow]] = [:]
    var found: [Int: ExportedEntry] = [:]
    var count = 0
    func link(_ row: FileRow, _ text: String) {
      found[row.number] = ExportedEntry(
        nil, isCleared: false, payee: nil, ExportRecord(), ExportLink.all(in: text))
    }
    for row in rows where StatementWords.plain(row.cell(at: type)) == Self.transfer {
      guard let amount = row.plainAmount(at: mapping[.amount]), amount != 0 else { continue }
      let day = row.day(mapping)
      let other = Side(day: day, amount: -amount)
      if let place = open[other]?.firstIndex(where: {
        $0.cell(at: account) != row.cell(at: account)
      }), let first = open[other]?.remove(at: place) {
        count += 1
        link(amount < 0 ? row : first, "transfer \(count)>")
        link(amount < 0 ? first : row, "transfer >\(count)")
      } else {
        open[Side(day: day, amount: amount), default: []].append(row)
      }
    }
    for row in open.values.joined().sorted(by: { $0.number < $1.number }) {
      count += 1
      let isBill = row.cell(at: category).contains("카드대금")
      link(row, "\(isBill ? EntryLink.Kind.cardBill.rawValue : "transfer") \(count)>")
    }
    return found
  }

  private struct Side: Hashable {
    let day: String
    let amount: Int64
  }
}
