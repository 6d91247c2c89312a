public import Phrases

/// What a column of a bank statement holds.
public enum StatementRole: CaseIterable, Sendable {
  case day, text
  /// Signed: negative for spending.
  case amount
  case spent, received
  case category, note
  /// Whether the entry was cancelled.
  case status

  public var phrase: Phrase {
    switch self {
    case .day: Phrase(ko: "날짜", en: "Date")
    case .text: Phrase(ko: "내용", en: "Description")
    case .amount: Phrase(ko: "금액 (+/-)", en: "Amount (+/-)")
    case .spent: Phrase(ko: "지출", en: "Expense")
    case .received: Phrase(ko: "수입", en: "Income")
    case .category: Phrase(ko: "분류", en: "Category")
    case .note: Phrase(ko: "메모", en: "Note")
    case .status: Phrase(ko: "상태", en: "Status")
    }
  }

  /// What banks call such a column, in small letters without blanks; the best match first.
  var words: [String] { Self.words[self] ?? [] }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.listedWords) })

  private var listedWords: [String] {
    switch self {
    case .day: StatementHeadings.days
    case .text:
      [
        "보낸분/받는분", "받는분/보낸분", "의뢰인/수취인", "거래상대방", "상대방", "상대계좌예금주명", "상대계좌예금주", "상대예금주명",
        "상대예금주", "거래기록사항", "기록사항", "통장표시내용", "통장기재내용", "통장기록내용", "기재내용", "기재사항", "거래내용", "거래내역",
        "적요내용", "내용", "가맹점명",
        "이용가맹점명",
        "이용가맹점", "이용하신가맹점", "이용하신곳", "이용처", "사용처", "결제처", "매출처명", "매출처", "구매처", "판매처", "사용가맹점",
        "가맹점", "상호명", "상호", "상점명", "상점", "판매자명", "판매자", "쇼핑몰명", "거래처명", "거래처", "거래상대", "거래상대명",
        "의뢰인명", "의뢰인", "송금인",
        "입금자명", "입금자", "수취인명", "수취인", "적요",
        "상품명", "종목명", "주문명", "거래명", "사용내역", "이용내역", "결제내역",
        "출구영업소", "하차역", "하차정류장", "하차지", "도착지", "도착역", "이용역", "영업소", "입구영업소", "승차역", "승차정류장",
        "승차지", "출발지", "노선명", "노선", "partnername", "partner",
        "description", "desc", "desc.", "transactiondescription", "merchant", "merchantname",
        "payee",
        "counterparty", "details", "particulars", "narrative", "narration", "transactionremarks",
        "text", "설명", "empfänger", "beguenstigter/zahlungspflichtiger",
        "begünstigter/zahlungspflichtiger", "auftraggeber/begünstigter", "auftraggeber/empfänger",
        "beguenstigter", "begünstigter", "zahlungsempfänger", "namezahlungsbeteiligter",
        "zahlungsbeteiligter", "verwendungszweck", "beschreibung",
        "libellé", "libelle", "concepto", "descripción", "descripcion", "descrizione",
        "omschrijving",
        "naam/omschrijving", "お取り扱い内容", "お取扱内容", "摘要内容", "利用店名・商品名", "利用店名", "ご利用店名", "ご利用先など",
        "ご利用店名及び商品名",
        "ご利用先", "利用先", "摘要",
        "name", "targetname", "memo", "remarks", "결제정보", "계좌정보/결제정보", "결제정보/계좌정보", "계좌정보",
      ]
    case .amount:
      [
        "금액", "거래금액", "거래대금", "amount", "amt", "transactionamount", "sourceamount", "betrag",
        "bedrag",
        "montant", "importe",
        "importo",
      ]
    case .spent:
      StatementHeadings.won + StatementHeadings.withdrawals + [
        "利用金額", "ご利用金額", "이용금액", "승인금액", "이용총액", "총이용금액", "이용총금액", "총이용액", "결제금액", "사용금액", "청구금액",
      ]
    case .received:
      [
        "입금액", "입금금액", "입금", "맡기신금액", "받은금액", "받으신금액", "수입", "수입액", "수입금액", "received", "income",
        "deposit",
        "deposits",
        "credit", "creditamount", "moneyin", "paidin", "inflow", "haben", "crédit", "abono",
        "abonos",
        "accrediti", "accredito", "avere", "entrate", "お預入れ", "お預け入れ", "お預り金額", "入金", "入金額",
        "入金金額",
      ]
    case .category: ["분류", "카테고리", "대분류", "category"]
    case .note:
      // What the bank itself calls an entry only where users write nothing.
      [
        "메모", "이체메모", "송금메모", "거래메모", "통장메모", "거래특이사항", "비고", "note", "notes", "notesand#tags",
        "memo", "적요",
        "거래내용", "verwendungszweck",
      ]
    case .status:
      [
        "승인상태", "취소여부", "취소상태", "취소구분", "승인구분", "매출상태", "거래상태", "이용상태", "처리상태", "매입상태", "상태",
        "취소일자", "취소일", "이용구분", "status", "state",
      ]
    }
  }
}
