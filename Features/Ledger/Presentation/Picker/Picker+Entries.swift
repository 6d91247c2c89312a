import LedgerDomain
import Phrases
import TerminalUI

/// The choices about entries, whose row stays in sight.
extension Picker.Model {
  /// `present` is the category of the rows; nil if they may have several.
  static func categorise(
    count: Int, _ categories: LedgerCategories, present: LedgerCategory?
  ) -> Self {
    Self(
      title: LedgerText.category(of: count), action: LedgerText.categorise,
      options: categories.list.map {
        .init(id: $0.id.rawValue, name: $0.phrase, outcome: .categorise($0.id))
      }, present: present?.rawValue, isOfEntries: true)
  }

  /// Where so many rows go; `present` is their account, nil if they may have several.
  static func move(
    count: Int, _ accounts: LedgerAccounts, present: LedgerAccount.ID?
  ) -> Self {
    Self(
      title: AccountText.move(count), action: LedgerText.moveHere,
      options: accounts.own.map {
        .init(id: $0.id.rawValue, name: $0.phrase, outcome: .move(to: $0.id))
      }, present: present?.rawValue, columns: 36, isOfEntries: true)
  }

  /// As what so many marked rows are linked.
  static func link(_ count: Int, _ ways: [[LinkProposal]]) -> Self {
    Self(
      title: LinksText.chosen(count), action: LinksText.take,
      options: ways.enumerated().map { place, way in
        .init(id: "\(place)", name: LinksText.way(way), outcome: .link(way))
      }, showsPresent: false, columns: 44, isQuestion: true, isOfEntries: true)
  }

  /// From which account a card fills the wallet.
  static func source(of topUp: LinkProposal, _ accounts: LedgerAccounts) -> Self {
    Self(
      title: LinksText.source(of: topUp.first), action: LinksText.take,
      options: accounts.list.filter(\.mayFillWallet).map {
        .init(id: $0.id.rawValue, name: $0.phrase, outcome: .move(to: $0.id))
      }, showsPresent: false, columns: 36, isOfEntries: true)
  }

  /// Which card a payment is of.
  static func card(of bill: LinkProposal, _ accounts: LedgerAccounts) -> Self {
    Self(
      title: LinksText.card(of: bill.first), action: LinksText.take,
      options: bill.choices.map {
        .init(
          id: $0.account.rawValue, name: accounts[$0.account].phrase,
          outcome: .move(to: $0.account))
      }, showsPresent: false, columns: 36, isQuestion: true, isOfEntries: true)
  }
}
