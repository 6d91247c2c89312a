import LedgerDomain
import Phrases
import TerminalUI

extension Paragraph {
  /// Why something could not be read, and how to try again.
  init(of error: LedgerError) {
    self.init([error.phrase, LedgerText.failed.phrase].joined, Style(.danger))
  }
}
