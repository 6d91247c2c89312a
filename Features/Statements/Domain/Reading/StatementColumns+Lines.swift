import LedgerDomain
import Storage

/// What a line says in columns that the user does not choose.
extension StatementColumns {
  /// What a line calls its cancellation; nil if it says none.
  func cancellationWord(_ line: FileRow, _ mapping: ColumnMapping) -> String? {
    for column in states + [mapping[.status]].compactMap(\.self) {
      let cell = line.cell(at: column)
      switch flags.contains(column) ? flag(cell) : StatementWords.state(cell) {
      case .cancelled, .partlyCancelled:
        return StatementWords.state(cell) == nil ? "취소" : LedgerEntry.normalised(cell)
      case .happened, .pending, .failed, nil: break
      }
    }
    return nil
  }

  /// What a line says that became of its payment; nil if it did not happen.
  func cancellation(_ line: FileRow, _ mapping: ColumnMapping) -> StatementEntry.Cancelled? {
    var found = StatementEntry.Cancelled.none
    for column in states + [mapping[.status]].compactMap(\.self) {
      let cell = line.cell(at: column)
      switch flags.contains(column) ? flag(cell) : StatementWords.state(cell) {
      case .failed: return nil
      case .cancelled: found = .whole
      case .partlyCancelled where found != .whole:
        found = flags.contains(column) ? .part(nil) : .ofPart
      case .partlyCancelled, .happened, .pending, nil: break
      }
    }
    return found
  }

  /// Over how many months a card collects what a line has, as `6/2`, `2회/6개월` or `3`; nil if it is paid at
  /// once.
  func instalment(_ line: FileRow) -> Instalment? {
    func numbers(_ column: Int?) -> [Int] {
      StatementWords.plain(line.cell(at: column)).split { !$0.isNumber }.prefix(2)
        .compactMap { Int($0) }
    }
    let (months, number) = (numbers(instalment), numbers(instalmentNumber))
    let pair = months.count == 2 ? months : number.count == 2 ? number : []
    guard let most = pair.max() ?? months.first else { return nil }
    return Instalment(months: most, number: pair.min() ?? number.first)
      ?? Instalment(months: most)
  }

  /// Whether a line says that its amount may still change.
  func isPending(_ line: FileRow, _ mapping: ColumnMapping) -> Bool {
    (states + [mapping[.status]].compactMap(\.self)).contains {
      StatementWords.state(line.cell(at: $0)) == .pending
    }
  }

  /// What such a column has for an approval that stands.
  private static let valid: Set = [
    "", "-", "0", "n", "no", "x", "false", "정상", "승인", "아니오", "아니요", "없음", "해당없음", "미취소",
  ]

  private func flag(_ cell: String) -> StatementWords.State? {
    let word = StatementWords.plain(cell)
    guard !Self.valid.contains(word) else { return .happened }
    let state = StatementWords.state(cell)
    return state == nil || state == .pending ? .cancelled : state
  }
}
