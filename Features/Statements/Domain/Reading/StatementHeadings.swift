import LedgerDomain

/// What banks and cards call the columns that the user does not choose, in small letters without blanks.
enum StatementHeadings {
  static let approvals = [
    "승인번호", "카드승인번호", "approvalnumber", "approvalno", "approvalcode", "authorizationcode",
    "authorisationcode", "authcode",
  ]
  static let times = [
    "거래시간", "거래시각", "이용시간", "이용시각", "승인시간", "승인시각", "결제시간", "결제시각", "사용시간", "처리시간", "처리시각", "체결시간",
    "체결시각", "시간", "시각", "time",
    "transactiontime", "tradetime", "trans.time", "approvaltime", "paymenttime", "timeofday",
    "datetime",
  ]
  static let cancelledAmounts = [
    "취소금액", "부분취소금액", "승인취소금액", "취소승인금액", "매입취소금액", "매출취소금액", "취소액", "환불금액", "부분환불금액",
    "환불액", "반품금액", "cancelledamount", "canceledamount", "refundedamount", "refundamount",
  ]
  /// When an approval was cancelled.
  static let cancelledDays = [
    "취소일자", "취소일", "취소일시", "취소날짜", "환불일자", "환불일", "환불일시", "승인취소일", "승인취소일자", "cancelleddate",
    "canceleddate",
    "cancellationdate",
  ]
  /// What was billed in the end of an amount that was approved, as at a filling station.
  static let purchased = ["매입금액", "매입액", "전표매입금액", "capturedamount", "settledamount"]
  static let balances = [
    "잔액", "거래후잔액", "거래후잔고", "통장잔액", "계좌잔액", "현재잔액", "남은금액", "잔고", "거래후통장잔액", "예수금", "예탁금", "보유krw",
    "보유원화",
    "balance",
    "runningbalance", "accountbalance", "balanceafter", "balanceaftertransaction",
    "closingbalance",
  ]
  /// What is still to be paid back of a loan.
  static let debts = [
    "대출잔액", "대출금잔액", "대출잔고", "대출원금잔액", "미상환잔액", "미상환원금", "상환후잔액",
    "상환후대출잔액", "남은원금", "잔여원금", "대출잔여원금", "loanbalance", "principalbalance", "unpaidprincipal",
    "unpaidprincipalbalance", "remainingprincipal", "outstandingprincipal", "outstandingbalance",
    "remainingbalance", "restschuld",
  ]
  /// What was paid back of it, without interest.
  static let repayments = [
    "원금", "상환원금", "납입원금", "원금상환액", "상환원금액", "대출원금", "납부원금", "principal", "principalpaid",
    "principalamount", "principalpayment", "tilgung",
  ]

  /// Whether a loan's own file has such headings.
  static func areOfLoan(_ headings: [String]) -> Bool {
    headings.contains(where: debts.contains) && headings.contains(where: repayments.contains)
      && !headings.contains(where: balances.contains) && !areOfCard(headings)
  }

  static let currencies = [
    "통화", "통화코드", "통화명", "통화구분", "화폐", "화폐단위", "currency", "currencycode", "ccy",
  ]
  static let foreignAmounts = [
    "현지금액", "현지이용금액", "현지거래금액", "해외이용금액", "해외승인금액", "외화금액", "외화이용금액", "외화", "이용금액외화",
    "foreignamount", "originalamount", "localamount",
  ]
  static let foreignAmount = "외화금액"
  /// Amounts in won beside such in another currency.
  static let won = [
    "원화금액", "원화이용금액", "원화환산금액", "원화승인금액", "원화결제금액", "원화청구금액", "환산금액", "원화환산이용금액",
    "원화환산승인금액", "wonamount", "krwamount",
    "amountkrw",
  ]
  /// What was spent at home, beside what came of purchases abroad.
  static let atHome = ["국내이용금액", "국내승인금액", "국내사용금액", "국내결제금액", "국내금액"]
  static let amounts = [
    "이용금액", "승인금액", "결제금액", "사용금액", "거래금액", "금액", "amount", "transactionamount",
  ]
  /// Amounts that left an account, whatever their sign.
  static let withdrawals = [
    "출금액", "출금금액", "출금", "찾으신금액", "지급액", "지급금액", "지급", "지출", "지출액", "지출금액", "보낸금액", "보내신금액",
    "spent",
    "expense", "withdraw", "withdrawal", "withdrawals", "debit", "debitamount", "moneyout",
    "paidout", "outflow", "soll", "débit", "cargo", "cargos", "addebiti", "addebito", "dare",
    "uscite",
    "お引出し", "お引き出し", "お支払金額", "出金", "出金額", "出金金額",
  ]
  /// The same, beside a column for what came in alone: a card calls its own payments so.
  static let weakWithdrawals = [
    "이체금액", "이체액", "송금액", "송금금액", "결제액", "납부금액", "payments", "payment", "paid", "sent", "charges",
    "out",
  ]
  /// Amounts that came in, beside a column for what went out.
  static let weakDeposits = ["수납액", "수납금액", "수령액", "충전금액", "환급금액", "receipts", "receipt", "in"]
  /// Whose the other account is, in files of accounts.
  static let counterparts = [
    "상대예금주명", "상대예금주", "상대고객명", "상대고객", "상대계좌예금주명", "상대계좌예금주", "상대방예금주", "상대방예금주명", "거래상대방", "상대방",
    "상대방명", "상대명",
    "보낸분/받는분", "받는분/보낸분", "보내는분/받는분", "의뢰인/수취인", "수취인/의뢰인", "받는분", "받는사람", "받는분성명", "수취인",
    "수취인명", "보낸분", "보낸사람", "의뢰인", "의뢰인명", "송금인", "입금자", "입금자명", "입금인", "counterparty",
    "counterpartyname", "beneficiary", "beneficiaryname", "payeename", "payername", "accountholder",
    "destination",
  ]
  /// The bank of the other account.
  static let counterpartBanks = [
    "상대은행", "상대은행명", "상대방은행", "상대계좌은행", "거래기관", "거래기관명", "입금은행", "이체은행", "counterpartybank",
  ]
  static let counterpartNumbers = [
    "상대계좌번호", "상대계좌", "상대방계좌번호", "상대방계좌", "입금계좌번호", "입금계좌", "이체계좌번호", "받는계좌번호", "보낸계좌번호",
    "counterpartyaccount", "counterpartyaccountnumber", "counterpartyiban", "beneficiaryaccount",
    "payeeaccountnumber",
  ]
  /// The same, beside the bank of the other account.
  static let accountNumbers = ["계좌번호", "accountnumber", "accountno"]
  /// Of the card by which was paid.
  static let cardNumbers = ["카드번호", "이용카드번호", "승인카드번호", "이용카드", "cardnumber", "cardno"]
  /// Whether a column says which card was used.
  static func namesCard(_ heading: String) -> Bool {
    ["이용카드", "이용카드명", "카드명", "카드이름", "카드상품명", "이용카드이름"].contains(ColumnMapping.plain(heading))
  }
  /// By what a wallet has paid.
  static let means = [
    "결제수단", "결제방법", "결제방식", "지불수단", "paymentmethod", "paidwith",
    "fundingsource", "paymentsource", "fundingmethod",
  ]

  static let principals = [
    "결제원금", "원금", "청구원금", "이번달원금", "당월원금", "이번달청구원금", "이번달결제원금", "당월청구원금", "당월결제원금", "이번달결제금액",
    "이번달청구금액", "당월결제금액", "당월청구금액", "이번달결제하실금액", "이번달내실금액", "이번달입금하실금액", "결제하실금액",
    "입금하실금액", "납부하실금액", "내실금액", "청구금액", "principal",
  ]
  /// All of a purchase over months, where its line has its amount there alone or beside its part.
  static let wholes = [
    "총할부금액", "할부총금액", "할부총액", "총할부원금", "총할부이용금액", "할부이용금액", "할부금액", "할부원금", "할부거래금액", "할부구매금액",
    "총이용금액", "이용총금액", "이용총액", "최초이용금액", "총거래금액", "총구매금액",
  ]
  /// Whether what a bill has of purchases is below a heading, as 결제하실금액 원금.
  static func isPrincipal(_ heading: String) -> Bool {
    principals.contains(heading)
      || heading.hasSuffix("원금") && principals.contains(String(heading.dropLast(2)))
  }
  static let instalments = [
    "할부/회차", "할부개월/회차", "개월/회차", "회차/개월", "할부개월", "할부개월수", "할부기간", "할부", "개월", "개월수", "이용개월",
    "청구개월", "청구개월수", "결제개월", "installment",
    "installments", "instalment", "instalments",
  ]
  /// Which part of a purchase a bill has, if that is not said with the months.
  static let instalmentNumbers = [
    "할부회차", "청구회차", "결제회차", "이용회차", "납부회차", "입금회차", "회차", "installmentnumber", "instalmentnumber",
  ]
  /// How often was paid in to savings.
  static let depositNumbers = ["회차", "납입회차", "불입회차", "납입횟수", "불입횟수"]
  /// What a bank calls the kind of an entry, the best name for it first.
  static let kinds =
    [
      "적요", "적요명", "적요내용", "거래내용", "거래내역", "거래기록사항", "내용", "거래적요", "기재내용", "거래유형", "거래구분", "거래종류",
      "거래기관",
      "거래명", "매매구분", "매매유형", "거래상세", "상세내용", "구분", "유형", "종류", "분류", "이용구분", "내역구분", "거래타입",
      "거래분류", "action", "activity", "type", "transactiontype", "activitytype", "transaction",
      "category", "subcategory", "buchungstext", "摘要",
    ] + means

  private static let cards = [
    "가맹점", "이용처", "사용처", "이용하신곳", "이용하신가맹점", "이용가맹점", "사용가맹점", "할부", "이용카드", "카드번호", "카드명", "카드구분",
    "이용금액", "승인금액",
    "사용금액", "이용일", "사용일", "승인일", "취소여부", "利用店名", "ご利用店名", "利用金額", "ご利用金額", "merchant", "cardmember",
    "membername", "cardno",
    "cardnumber",
  ]

  /// Whether only the statement of a card has such a heading.
  ///
  /// What begins with 이용 or 승인 need not be one: 이용점, 이용매체 and 승인번호 stand in files of banks.
  static func isOfCard(_ heading: String) -> Bool {
    cards.contains(where: heading.hasPrefix) || heading.hasSuffix("가맹점명")
  }

  /// Whether no wallet's statement has such a heading either: that of instalments, or of the card.
  static func isOfCardAlone(_ heading: String) -> Bool {
    instalments.contains(heading)
      || ["할부", "이용카드", "카드번호", "카드명", "카드구분", "cardno", "cardnumber"].contains(
        where: heading.hasPrefix)
  }

  private static let texts = [
    "가맹점", "이용처", "사용처", "이용하신", "예금주", "받는", "보낸", "상호", "적요", "내용", "내역", "거래처", "상대", "가게", "매장",
    "업소", "상점",
    "merchant", "description",
  ]
  private static let notTexts = [
    "번호", "코드", "업종", "주소", "전화", "사업자", "은행", "계좌", "id", "category",
  ]

  /// Whether a heading that is in no list is that of what became of a payment.
  static func isStatus(_ heading: String) -> Bool {
    heading.hasSuffix("상태") || heading.hasSuffix("status")
  }

  /// Whether what a heading says besides names where the money went.
  static func isText(_ heading: String) -> Bool {
    texts.contains(where: heading.has) && !notTexts.contains(where: heading.has)
  }
}
