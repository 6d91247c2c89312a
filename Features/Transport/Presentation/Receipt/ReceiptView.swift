import Phrases
import RIBs
import TerminalUI
import Time
import WalletDomain

protocol ReceiptPresentableListener: PresentableListener {
  func didPressClose()
}

/// What was paid, to whom, when and what for.
final class ReceiptView: LegacyView<Receipt>, ReceiptPresentable {
  weak var listener: (any ReceiptPresentableListener)?
  private let close = ButtonState()
  private let scroll = ScrollState()

  private static let columns = 44
  private static let labelColumns = 12

  override init(_ receipt: Receipt) {
    super.init(receipt)
    close.onPress = { [weak self] in self?.listener?.didPressClose() }
  }

  override func title(in environment: Environment) -> String {
    TransportText.receipt.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.escape, title: TransportText.close.text(environment.language)) {
        [weak listener] in listener?.didPressClose()
      }
    ] + scroll.bindings(in: environment)
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(Self.columns, offered.columns)
    return super.size(in: Size(columns: columns, rows: offered.rows), environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let moment = Moment(milliseconds: model.time)
    let lines: [(TransportText, String)] = [
      (.number, "\(model.id)"), (.time, "\(moment.day) \(moment.time)"), (.taxi, model.party),
      (.route, model.text), (.paid, model.amount.text(language)),
    ]
    let parts = lines.map { title, value in
      Part.intrinsic(
        Columns(
          .fixed(Self.labelColumns, Label(title.text(language), Style(.dim))),
          .flexible(Paragraph(Harmless.text(value, environment.symbols)))))
    }
    let button = Button(TransportText.close.text(language), close)
    return Rows(
      .flexible(Scroll(scroll, Rows(parts)), minimum: 1), .space(1),
      .fixed(1, Columns(.flexible(Blank()), .intrinsic(button))))
  }
}
