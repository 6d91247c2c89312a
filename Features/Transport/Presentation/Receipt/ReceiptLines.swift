import Phrases
import TerminalUI
import Time
import WalletDomain

/// What was paid, to whom, when and for what.
struct ReceiptLines: CompositeWidget {
  let receipt: Receipt

  private static let labelColumns = 12

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let moment = Moment(milliseconds: receipt.time)
    let lines: [(TransportText, String)] = [
      (.number, "\(receipt.id)"), (.time, moment.phrase().text(language)),
      (.taxi, receipt.party), (.route, receipt.text),
      (.paid, receipt.amount.text(language)),
    ]
    return Rows(
      lines.map { title, value in
        .intrinsic(LabelledValue(title.text(language), value, labelColumns: Self.labelColumns))
      })
  }
}
