import RIBs
import Store
import TerminalRIBs
public import TerminalUI
import WalletDomain

/// What Ctrl-P finds of the wallet.
extension FinanceHomeBuilder {
  public nonisolated static let commands = FinanceHome.commands.elsewhere()

  /// The screen of all cards.
  public nonisolated static let cards = Destination(
    FinanceText.cards, link: cardsLink.description,
    words: ["신용카드", "체크카드", "credit cards", "bank cards"],
    commands: Cards.commands.elsewhere() + [Cards.setDefault])

  public var findings: FinderSource {
    .listed(FinanceText.card) { [wallet = dependencies.wallet] in
      wallet.state.value.cards.enumerated().map { row, card in
        FinderItem(
          card.name,
          place: "\(NavigationPath(Self.cardsLink, ["id": "\(card.id)", "above": "\(row)"]))")
      }
    }
  }

  private nonisolated static let cardsLink = Link(["finance", CardsBuilder.segment])
}
