import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// What was paid, to whom, when and for what.
final class ReceiptSheetView: View<ReceiptSheet> {
  private lazy var close = button(sends: .close)
  private let scroll = ScrollState()

  private static let columns = 44

  override var title: Phrase { TransportText.receipt }

  override var leastRowsAsSheet: Int? { .max }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [key(.escape, title: FormText.close, sends: .close)]
      + scroll.bindings(in: environment)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    ["\(model.number)", model.text, model.amount.text(environment.language)]
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(Self.columns, offered.columns)
    return super.size(in: Size(columns: columns, rows: offered.rows), environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let button = Button(FormText.close, close)
    return Rows(
      .flexible(Scroll(scroll, ReceiptLines(receipt: model)), minimum: 1), .space(1),
      .fixed(1, Columns(.flexible(Blank()), .intrinsic(button))))
  }
}

/// What was paid, to whom, when and for what.
struct ReceiptLines: CompositeWidget {
  let receipt: Receipt

  private static let labelColumns = 12

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let moment = Moment(milliseconds: receipt.time)
    let lines: [(Phrase, any Phrased)] = [
      (TransportText.number, "\(receipt.number)"), (TransportText.time, moment.phrase()),
      (TransportText.service, Payee.phrase(of: receipt.party)), (TransportText.route, receipt.text),
      (TransportText.paid, receipt.amount),
    ]
    return Rows(
      lines.map { title, value in
        .intrinsic(LabelledValue(title, value, labelColumns: Self.labelColumns))
      })
  }
}
