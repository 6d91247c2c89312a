import LedgerDomain
import PeopleDomain
import ResourceKit
import SessionDomain
import SettingsDomain
import TransportDomain
import WalletDomain

/// What the whole app knows: exactly two levels, group and field.
struct AppState {
  var settings = SettingsState()
  var session = SessionState()
  var field = PeopleState()
  var wallet = WalletState()
  var ledger = LedgerState()
  var transport = TransportState()
  var notice = NoticeState()
}

/// What the app has to say, whatever screen is shown.
struct NoticeState: Hashable {
  private(set) var phrase: Phrase?
  /// Tells a notice from the same one posted again.
  private(set) var number = 0

  mutating func post(_ phrase: Phrase) {
    self.phrase = phrase
    number += 1
  }
}
