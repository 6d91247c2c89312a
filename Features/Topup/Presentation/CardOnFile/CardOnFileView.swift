import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol CardOnFilePresentableListener: PresentableListener {
  func didChoose(at row: Int)
  func didPressAdd()
}

/// The cards, and in the last row what adds one.
final class CardOnFileView: LegacyView<CardOnFileViewModel>, CardOnFilePresentable {
  weak var listener: (any CardOnFilePresentableListener)?
  private let list = ListState(activation: CardOnFileText.choose.phrase)

  override init(_ model: CardOnFileViewModel) {
    super.init(model)
    list.select(model.selectedRow)
    list.onActivate = { [weak self] row in
      guard let self else { return }
      if model.cards.indices.contains(row) {
        listener?.didChoose(at: row)
      } else {
        listener?.didPressAdd()
      }
    }
  }

  override func title(in environment: Environment) -> String {
    CardOnFileText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.character("a"), title: CardOnFileText.add.text(environment.language)) {
        [weak listener] in listener?.didPressAdd()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let marked = "\(environment.symbols.mark) \(CardOnFileText.selected.text(language))"
    return TopupPage(
      List(CardOnFileText.title.text(language), list, count: model.cards.count + 1) {
        [model] row -> any Widget in
        guard model.cards.indices.contains(row) else {
          return Label("+ \(CardOnFileText.add.text(language))")
        }
        let card = model.cards[row]
        return Columns(
          spacing: 2, .flexible(Chip(card.name, tint: card.tint)),
          .intrinsic(Label(card.id == model.selected ? marked : "", Style(.dim))))
      })
  }
}
