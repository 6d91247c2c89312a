import LedgerDomain
import TerminalUI

extension LedgerRow {
  /// The note in one line, with marks for its line breaks.
  func noteLine(_ symbols: Symbols) -> String {
    note.split(separator: "\n").joined(separator: " \(symbols.lineBreak) ")
  }
}
