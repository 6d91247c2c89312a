import Phrases
import TerminalUI
import Time
import WalletDomain

/// What was paid, to whom, when and for what.
struct ReceiptLines: CompositeWidget {
  let receipt: Receipt

  private static let labelColumns = 12

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let moment = Moment(milliseconds: receipt.time)
    let lines: [(TransportText, any Phrased)] = [
      (.number, "\(receipt.id)"), (.time, moment.phrase()),
      (.taxi, receipt.party), (.route, receipt.text),
      (.paid, receipt.amount),
    ]
    return Rows(
      lines.map { title, value in
        .intrinsic(LabelledValue(title, value, labelColumns: Self.labelColumns))
      })
  }
}
