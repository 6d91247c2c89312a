import LedgerDomain
public import Phrases
import WalletDomain

extension ImportPreview {
  /// What becomes of cancelled payments, and what comes in beside the entries, in words.
  public var remarks: [Phrase] { (cancellations + additions).compactMap(\.self) }

  private var cancellations: [Phrase?] {
    let (out, back, unclear) = (leftOutCount, refundCount, statement.unclearCount)
    return [
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
    ]
  }

  private var additions: [Phrase?] {
    let added = shares.filter(\.isNew)
    let title = Phrase(ko: "추가할 분류", en: "New categories")
    let limit = LedgerCategories.limit
    return [
      opening.map { Phrase.composed(ko: "시작 잔액 \($0)", en: "Opening balance \($0)") },
      added.isEmpty
        ? nil : [title, added.map(\.name).joined(separator: ", ")].joined(separator: ": "),
      hasTooManyCategories
        ? Phrase(
          ko: "분류는 \(limit)개까지 만들 수 있어 나머지는 규칙으로 분류합니다.",
          en: "There can be up to \(limit) categories. Rules categorise the rest.") : nil,
    ]
  }
}
