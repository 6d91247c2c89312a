import RIBs

final class CardOnFileInteractor: PresentableInteractor<CardOnFile> {
  private weak let listener: (any CardOnFileListener)?

  init(on presenter: any Presentable<CardOnFile>, listener: any CardOnFileListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .choose(let card): listener?.cardOnFileDidChoose(card)
    case .add: listener?.cardOnFileDidPressAdd()
    }
  }
}
