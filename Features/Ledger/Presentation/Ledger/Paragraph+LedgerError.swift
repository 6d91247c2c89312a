import LedgerDomain
import Phrases
import TerminalUI

extension Paragraph {
  /// Why something could not be read, and how to try again.
  init(of error: LedgerError, _ language: Language) {
    let words = [error.phrase, LedgerText.failed.phrase].map { $0.text(language) }
    self.init(words.joined(separator: " "), Style(.danger))
  }
}
