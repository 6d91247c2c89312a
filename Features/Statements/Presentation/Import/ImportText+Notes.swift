import LedgerDomain
import Phrases
import StatementsDomain

extension ImportText {
  /// What importing does beyond adding the entries.
  static func notes(_ preview: ImportPreview) -> [Phrase] {
    let settled = preview.settledCount
    let isAlarm = preview.isContradicted || !preview.chain.gaps.isEmpty
    let notes = [
      settled == 0
        ? nil
        : Phrase(
          ko: "\(settled.grouped)건은 확정된 금액이나 할부 회차로 바꿉니다.",
          en:
            "\(settled.grouped) \(settled == 1 ? "entry gets its" : "entries get their") final amount or instalment."
        ),
      preview.statement.isExport ? ImportText.named : nil,
      isAlarm ? nil : preview.completeness,
      preview.mayAddSettings ? nil : ImportText.onlyEntries,
    ]
    // What is missing, or does not fit, comes first, since a low window has room for one.
    return (isAlarm ? [preview.completeness] : []).compactMap(\.self) + preview.remarks
      + notes.compactMap(\.self)
  }
}
