import LedgerDomain
import Phrases
import StatementsDomain
import WalletDomain

extension ImportText {
  /// What importing does beyond adding the entries.
  static func notes(_ preview: ImportPreview) -> [Phrase] {
    let (out, back, unclear) = (
      preview.leftOutCount, preview.refundCount, preview.statement.unclearCount
    )
    let added = preview.shares.filter(\.isNew)
    let limit = LedgerCategories.limit
    let notes = [
      out == 0
        ? nil
        : Phrase(
          ko: "취소된 승인 \(out.grouped)건은 제외합니다.",
          en: "\(out.grouped) cancelled \(out == 1 ? "payment" : "payments") left out."),
      back == 0
        ? nil
        : Phrase(
          ko: "취소된 승인 \(back.grouped)건은 환불로 가져옵니다.",
          en: "\(back.grouped) cancelled \(back == 1 ? "payment" : "payments") added as refunds."),
      unclear == 0
        ? nil
        : Phrase(
          ko: "부분취소 \(unclear.grouped)건은 취소 금액을 알 수 없어 전액을 가져옵니다.",
          en:
            "\(unclear.grouped) partly cancelled \(unclear == 1 ? "payment" : "payments") added in "
            + "full, since the file doesn’t say how much was cancelled."),
      preview.settledCount == 0
        ? nil
        : Phrase(
          ko: "\(preview.settledCount.grouped)건은 확정된 금액이나 할부 회차로 바꿉니다.",
          en:
            "\(preview.settledCount.grouped) \(preview.settledCount == 1 ? "entry gets its" : "entries get their") final amount or instalment."
        ),
      preview.opening.map { opening in
        Phrase.composed(ko: "시작 잔액 \(opening)", en: "Opening balance \(opening)")
      },
      added.isEmpty ? nil : list(added.map(\.name), Phrase(ko: "추가할 분류", en: "New categories")),
      preview.hasTooManyCategories
        ? Phrase(
          ko: "분류는 \(limit)개까지 만들 수 있어 나머지는 규칙으로 분류합니다.",
          en: "There can be up to \(limit) categories. Rules categorise the rest.") : nil,
      preview.statement.isExport ? ImportText.named : nil,
      preview.completeness,
      preview.mayAddSettings ? nil : ImportText.onlyEntries,
    ]
    return notes.compactMap(\.self)
  }
}
