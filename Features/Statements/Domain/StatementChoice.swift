import LedgerDomain
public import Phrases

/// What a statement leaves open, or what the user may want otherwise.
public enum StatementChoice: CaseIterable, Phrased, Sendable {
  /// Which of several sheets are read.
  case sheet
  /// In which order days such as 03/04/2026 are.
  case dayOrder
  /// What a plus means.
  case kind
  /// Whether the first entry was received.
  case firstEntry
  /// What comes in of a purchase that a card collects over months.
  case instalments

  public var phrase: Phrase {
    switch self {
    case .sheet: Phrase(ko: "시트", en: "Sheet")
    case .dayOrder: Phrase(ko: "날짜 순서", en: "Date order")
    case .kind: Phrase(ko: "파일 종류", en: "Kind")
    case .firstEntry: Phrase(ko: "첫 내역", en: "First entry")
    case .instalments: Phrase(ko: "할부", en: "Instalments")
    }
  }

  /// Whether there is a choice.
  public func isOpen(in statement: BankStatement) -> Bool {
    switch self {
    case .sheet: !statement.sheetNames.isEmpty
    case .dayOrder: statement.dayOrders.count > 1
    case .kind: statement.kind != nil
    case .firstEntry: statement.isFirstReceived != nil
    case .instalments: statement.hasInstalments
    }
  }

  /// What is chosen; nil as long as nothing is.
  public func answer(in statement: BankStatement) -> Phrase? {
    switch self {
    case .sheet:
      switch statement.sheet {
      case .only(let place): Phrase(statement.sheetNames[place])
      case .all: Phrase(ko: "모두", en: "All")
      case nil: nil
      }
    case .dayOrder: statement.dayOrder?.phrase
    case .kind: statement.kind?.phrase
    case .firstEntry:
      statement.isFirstReceived.map {
        $0 ? Phrase(ko: "수입", en: "Income") : Phrase(ko: "지출", en: "Expense")
      }
    case .instalments:
      statement.mapping.isAsBilled
        ? Phrase(ko: "청구되는 달마다", en: "As billed") : Phrase(ko: "산 날 한 번에", en: "By purchase")
    }
  }
}

extension ColumnMapping {
  /// Takes the answer to a choice that is so many steps after the present one.
  public mutating func step(_ choice: StatementChoice, by step: Int, in statement: BankStatement) {
    func next<Value: Equatable>(_ values: [Value], after value: Value?) -> Value? {
      guard let value, let index = values.firstIndex(of: value) else { return values.first }
      return values[((index + step) % values.count + values.count) % values.count]
    }
    switch choice {
    case .sheet:
      let choices = [SheetChoice.all] + statement.sheetNames.indices.map { .only($0) }
      // Another sheet has other columns.
      self = ColumnMapping()
      sheet = next(choices, after: statement.sheet)
    case .dayOrder: dayOrder = next(statement.dayOrders, after: dayOrder)
    case .kind: kind = next(StatementKind.allCases, after: statement.kind)
    case .firstEntry: isFirstReceived = statement.isFirstReceived.map { !$0 }
    case .instalments: isAsBilled.toggle()
    }
  }
}
