import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card.
final class CardsView: View<Cards> {
  let list = ListState(activation: FinanceText.setDefault.phrase)

  override init(_ model: Model) {
    super.init(model)
    list.onActivate = { [weak self] row in
      guard let self, self.model.indices.contains(row) else { return }
      send(.setDefault(self.model[row]))
    }
  }

  override func modelDidChange(from old: Model) {
    guard old.indices.contains(list.selection),
      let index = model.firstIndex(where: { $0.id == old[list.selection].id })
    else { return }
    list.select(index)
  }

  override var title: Phrase { FinanceText.cards.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let add = key(.character("a"), title: FinanceText.addCard.text(language), sends: .add)
    guard !model.isEmpty else { return [add] }
    let remove = KeyBinding(
      .character("d"), title: FinanceText.removeCard.text(language)
    ) { [weak self] in
      self?.askToRemove()
    }
    return [add, remove]
  }

  private func askToRemove() {
    guard model.indices.contains(list.selection) else { return }
    let card = model[list.selection]
    ask(
      Question(
        title: FinanceText.removeCard.phrase, text: FinanceText.removal(of: card),
        answer: FinanceText.remove.phrase, action: sender(.remove(card))))
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let rows = List(FinanceText.cards.text(language), list, count: model.count) { [model] row in
      let chip = Chip(model[row].name, tint: model[row].tint)
      guard row == 0, model.count > 1 else { return chip }
      return Columns(
        spacing: 2, .intrinsic(chip),
        .flexible(Label(FinanceText.defaultCard.text(language), Style(.dim))))
    }
    guard model.isEmpty else { return rows }
    return EmptyList(rows, Paragraph(FinanceText.noCard.text(language), Style(.dim)))
  }
}
