import Editing
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

final class CardOnFileInteractor: PresentableInteractor<CardOnFile> {
  private weak let listener: (any CardOnFileListener)?

  init(on presenter: any Presentable<CardOnFile>, listener: any CardOnFileListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): model.list.apply(event)
    case .choose(let id):
      if let card = model.list.rows.first(where: { $0.id == id })?.card {
        listener?.cardOnFileDidChoose(card)
      } else {
        listener?.cardOnFileDidPressAdd()
      }
    case .add: listener?.cardOnFileDidPressAdd()
    }
  }
}
