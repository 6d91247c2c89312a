import LedgerInterface
import RIBs
import ResourceKit
import TerminalRIBs
import TerminalUI

/// Stands in for the ledger: says that it would be there.
final class FixedLedgerBuilder: LedgerBuildable {
  func build(on stage: any Stage) -> any ViewableRouting {
    FixedLedgerRouter(interactor: Interactor(), view: FixedLedgerView())
  }
}

private final class FixedLedgerRouter: ViewableRouter<Interactor, FixedLedgerView> {
  override var segment: Segment? { "ledger" }
}

private final class FixedLedgerView: AnyView {
  override func title(in environment: Environment) -> String {
    FixedLedgerText.title.text(environment.language)
  }

  override func body(in environment: Environment) -> any Widget {
    Padding(columns: 3, Paragraph(FixedLedgerText.sentence.text(environment.language)))
  }
}

enum FixedLedgerText: TextTable {
  case title, sentence

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "내역", en: "Ledger")
    case .sentence:
      Phrase(
        ko: "내역이 열릴 자리입니다. Esc로 돌아가세요.", en: "The ledger would open here; go back with Esc.")
    }
  }
}
