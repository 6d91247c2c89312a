/// What parts of messages look like.
///
/// Unchecked, since a regex is not Sendable for the sake of code in it: these have none, and nothing changes them.
struct MessageForms: @unchecked Sendable {
  static let shared = MessageForms()

  // MARK: The sender

  /// Who calls himself so in brackets at the start, as shops do.
  let inBrackets = MessageForm(
    /\s*\[\s*([가-힣A-Za-z0-9][가-힣A-Za-z0-9 &.\-()]{1,19})\]\s*\S/,
    "[")

  /// A bank that is not listed, and what it is.
  let otherBank = MessageForm(
    /\s*\[?([가-힣A-Za-z]{1,12}?(저축은행|은행|뱅크|금고|증권))(?![가-힣])/,
    "은행 뱅크 금고 증권")
  /// Another card or wallet, and what it is; each bank has a 체크카드.
  let otherPay = MessageForm(
    /\s*\[?((?!체크|신용|법인|선불)[가-힣A-Za-z]{2,12}?(카드|페이|머니))(?![가-힣])/,
    "카드 페이 머니")
  let card = MessageForm(/승인|카드|일시불|개월|누적|체크/, "승인 카드 일시불 개월 누적 체크")
  let bank = MessageForm(/잔액|잔고|[출입]금/, "잔액 잔고 출금 입금")

  /// What a message without a time says of a payment, and what only an advertisement says.
  let told = /승인|결제|주문|완료|입금|출금|환불|환급|납부|지급|송금|이체|충전/
  let advertised =
    /쿠폰|할인|까지|이벤트|혜택|증정|추첨|(?:결제|주문|구매|이용|충전|납부)\s?(?:시(?![0-9가-힣])|하면|하고|하세요)/

  // MARK: What moves nothing

  let failed = MessageForm(
    /거절|미승인|승인\s*불가|한도\s*초과|잔액\s*부족|(?:결제|출금|이체|입금|송금|충전|납부|인출|승인)\s*실패|(?:결제|승인|출금|이체|입금|송금|충전|처리)(?:이|가)?\s?되지\s?않았/,
    "거절 미승인 불가 초과 부족 실패 않았")
  let planned = MessageForm(/(?:결제|청구|출금|납부|이체|인출|입금)(?:될)?\s*예정/, "예정")
  /// What a message of a payment may tell, too.
  let plannedBeside = MessageForm(/(?:납입|상환|만기|해지)(?:될)?\s*예정|지급\s?정지/, "예정 정지")
  let parted = MessageForm(/할부\s?전환(?!\s*(?:가능|신청|서비스|대상|안내|이벤트))/, "전환")
  /// What was only arranged, or is no payment at all.
  let arranged = MessageForm(
    /인증\s?번호|\(광고\)|예약\s?(?:이체|송금)\s*(?:등록|신청|접수|설정)|(?:이체|송금)\s?예약|입금\s?대기/,
    "인증 광고 예약 대기")
  /// What someone has asked for, or is billed later, unless the message says that something was done.
  let asked = MessageForm(
    /(?:송금|입금|이체|결제)(?:을|를)?\s?요청|원(?:을|이)?\s?요청|이월\s?(?:금액|잔액|원금)/,
    "요청 이월")
  let done = MessageForm(
    /승인|완료|출금|되었|됐|(?:원(?:을|이|를)?|님(?:이|께서))\s*(?:보냈|보내셨|받았|받으셨)|(?:결제|송금|이체|입금|납부)(?:했|하였|하셨)/,
    "승인 완료 출금 되었 됐 보냈 보내셨 받았 받으셨 했 하였 하셨")
  let bill = MessageForm(/(?:청구|결제)\s*(?:금액|대금|요금)|(?:이용|카드)\s*대금|명세서|청구서/, "금액 대금 요금 명세서 청구서")
  /// What will be taken from an account, and when, or is asked for.
  let coming = MessageForm(
    /(?:결제|납부|출금|이체|인출)(?:하실|할(?![인부])|될|됩니다|되오니)|(?:결제|납부|출금)(?:일(?![시자])|\s*기한)|(?:입금|송금|납부|이체)\s?(?:하실|해\s?주|바랍니다|부탁)|고지(?=\s|$|서|분)|납기|연체\s?(?:금액|중|안내)|까지\s*(?:납부|납입|입금|결제)|납입일|이상\s?(?:결제|이용|사용|구매)\s?시/,
    "결제 납부 출금 이체 인출 입금 송금 고지 납기 연체 까지 납입 이상")
  /// That securities were bought or sold, or are to be, which moves money days later; and what of it has moved.
  let traded = MessageForm(/(매[수도])(?=$|[^가-힣]|체결|주문|금액|대금|완료|접수)/, "매수 매도")
  let order = MessageForm(/체결|주문\s?(?:접수|정정|취소|확인|거부)/, "체결 주문")
  let settled = MessageForm(/(?:체결|약정|정산|거래|매[수도])\s?(?:금액|대금|총액)|[출입]금/, "금액 대금 총액 출금 입금")
  let paid = MessageForm(/승인|완료|사용|(?:되었|됐|하였|했)습니다/, "승인 완료 사용 습니다")
  /// Money that has left an account, and not the account from which it will be taken, or when.
  let withdrawn = MessageForm(/출금(?!\s*(?:계좌|통장|은행|일|예정|예상|될|됩|되오|할|하실))(?!\s*\))/, "출금")

  // MARK: Amounts

  /// The amount of a payment of which a part was taken back, or its day.
  let original = MessageForm(
    /(?:^|[\s(])원(?:승인|거래|매출|결제)(?:일(?:자|시)?|금액|액)?\s*[:：]?\s*(?:\d{1,2}[\/.]\d{1,2}|[\d,]*\d\s*원?)\s*\)?/,
    "원승인 원거래 원매출 원결제")
  /// What a bank calls money from a machine.
  let byMachine = MessageForm(/(?:ATM|CD|현금|자동화기기|창구|무통장)\s?(?:출금|인출|입금)/, "출금 인출 입금")
  /// An amount as it is said, such as 12만원 and 1억 2천만원; digits can be parted in one way only, since a text may have many.
  let said = MessageForm(
    /(?:^|[^\d.,가-힣]|[출입]금|잔액|잔고|누적|금액|승인|결제|이체|송금|지급|인출|충전|환불|취소|수수료)(\d[\d,.]*[억만천백]+(?:[ ]?\d[\d,]*[만천백십]+)*(?:[ ]?\d[\d,]*)?[ ]?원)(?=$|[^가-힣]|[을이은](?:$|[^가-힣])|[출입]금|승인|결제|이체|송금|지급|인출|충전|환불|취소|누적|일시불)/,
    "억 만 천 백")
  /// The words of what stands beside an amount, before a number.
  let labelOfSaid = MessageForm(
    /(?:잔액|잔고|누적|한도|가능\s?금액|수수료|할인|적립|포인트|캐시백)(?:이용|사용|결제|승인)?(?:금액|액|금)?(?:은|이)?\s*[:：]?\s*$/,
    "잔액 잔고 누적 한도 가능 수수료 할인 적립 포인트 캐시백")
  /// An amount with a point between thousands, which won have nowhere else.
  let pointed = MessageForm(/(^|[^\d.,])(\d{1,3})\.(\d{3})(?=[ ]?원)/, ".")
  /// An amount with the sign of won before it.
  let won = MessageForm(/(?:KRW|₩|￦)\s*([-+−–]?\s?[\d,]*\d)(?!\d|,\d|\s?원)/, "KRW ₩ ￦")
  /// A number with its sign, as an amount if it is one of won.
  let figure =
    /(?:([-+−–△▲])\s?)?(\d(?:[\d,]*\d)?)(원|\s원(?=$|[\s(),.\]]))?/
  /// What stands behind a number that is no amount: a part of a day, of an account or of another number, or a unit.
  let noAmount = /[\/:*%월일년시분P점]|[억만천백](?:[\s\d원]|$)|\.\d|-[\d*]|\s?(?:개월|건|회|개|명|점|포인트|마일)/
  /// The bank's word before an amount, and whether it was taken back.
  let ahead = MessageForm(
    /(?:전자금융|자동이체|체크카드|체크|인터넷뱅킹|인터넷|모바일뱅킹|모바일|스마트폰|스마트뱅킹|폰뱅킹|오픈뱅킹|타행|당행|CMS|FBS|ATM|CD)?\s?(입금|출금|인출|지급|이체|송금)(?:이체|송금|금액|액|알림|안내|내역|완료|처리)*\s*[(\[]?\s*(취소|정정)?\s*[)\]]?\s*(?:금액|완료|처리)?\s*[:：]?\s*$/,
    "입금 출금 인출 지급 이체 송금")
  /// The same behind it.
  let behind = MessageForm(
    /\s*(?:이|을|가|은)?\s*[)\]]?\s*(?:자동|이체|계좌|정상|타행|전자금융)?(입금|출금|인출)(?!\s*(?:계좌|통장|은행|일(?!시)|처|예정|예상|가능|한도|수수료|될|됩|되오|할|하실))(?:이체|처리)?(?:이|을|가)?[ (\[]{0,2}((?:취소|정정)(?!\s*(?:수수료|위약|환급)))?/,
    "입금 출금 인출")
  /// The same anywhere.
  let inOrOut = MessageForm(
    /(입금|출금|인출)(?!\s*(?:계좌|통장|은행|일(?!시)|처|예정|예상|가능|한도|수수료|될|됩|되오|할|하실))(?:이체|처리)?(?:이|을|가)?[ (\[]{0,2}((?:취소|정정)(?!\s*(?:수수료|위약|환급)))?/,
    "입금 출금 인출")
  let takenBack = MessageForm(
    /\s*(?:이|을|가)?\s*(?:입금|출금|이체)?(?:이|을|가)?\s*취소\s*(?:되|됐|하였|했|완료|처리)/,
    "취소")
  /// Words of an amount that was moved, of a card's message too.
  let isSaid = MessageForm(
    /(?:[출입]금|인출|지급|이체|송금|결제|승인|취소|환불|환급|충전|납부|매입|체결|정산|최종|실결제|세후)(?:\s?(?:요청|이체|금액|액|취소|완료|처리))*\s*[)\]]?\s*[:：]?\s*$/,
    "출금 입금 인출 지급 이체 송금 결제 승인 취소 환불 환급 충전 납부 매입 체결 정산 최종 실결제 세후")
  /// The same behind it.
  let saidBehind =
    /\s?[)\]]?\s?\(?(?:일시불|\d{1,2}\s?개월|승인|결제|사용|이용|출금|입금|인출|취소|환불|송금|이체)/
  /// Words of an amount that was saved or paid besides.
  let isBeside = MessageForm(
    /(?:수수료|할인(?:금액|액)?|적립(?:금액|금|액)?|포인트(?:사용|차감|결제|할인|적립)?|쿠폰(?:할인|사용)?|캐시백|마일리지|부가세|봉사료|혜택|세전|세금|정가|인센티브)(?:\s*예정)?\s*[:：]?\s*$/,
    "수수료 할인 적립 포인트 쿠폰 캐시백 마일리지 부가세 봉사료 혜택 세전 세금 정가 인센티브")
  /// The same with the amount.
  let beside = MessageForm(
    /(?:수수료|할인(?:금액|액)?|적립(?:금액|금|액)?|포인트(?:사용|차감|결제|할인|적립)?|쿠폰(?:할인|사용)?|캐시백|마일리지|부가세|봉사료|혜택|세전|세금|정가|인센티브)(?:\s*예정)?\s*[:：]?\s*[-+−–]?\s?\d[\d,]*\s*(?:원|P|점|포인트|마일)?(?:\s?(?:포함|별도|제외)(?![가-힣]))?/,
    "수수료 할인 적립 포인트 쿠폰 캐시백 마일리지 부가세 봉사료 혜택 세전 세금 정가 인센티브")
  /// A fee, and whether the amount has it, or it is on top.
  let fee = MessageForm(
    /(?:^|[\s(\[,])(?:이체|출금|인출|송금|거래|타행|ATM|CD)?\s?수수료\s*[:：]?\s*(\d[\d,]*)(?:\s?원|(?=[\s)]|$))\s?(포함|별도)?/,
    "수수료")
  /// What an account has after it, with its sign.
  let balance = MessageForm(
    /(?:(?:^|[\s(,])(?:거래\s?후|현재|통장|계좌|총|남은))*[ ]?\[?(?:잔액|잔고)\]?(?:은|이)?\s*[:：]?\s*(?:₩|￦|KRW)?\s*\(?(?:([-+−–△▲]|마이너스)\)?\s*)?(?:₩|￦|KRW)?\s*([\d,]*\d)\s*원?/,
    "잔액 잔고")
  /// Sums of a month, and limits.
  let sum = MessageForm(
    /(?:\d{1,2}월\s*|총\s*|당월\s*|월\s*)?(?:이용|사용|결제)?\s*누적\s*(?:이용|사용|결제|승인)?\s*(?:금액|액)?\s*[:：]?\s*[-+−–△▲]?\s?[\d,]*\d\s*원?|(?:(?:잔여|이용|사용|출금|인출|이체|결제|총|남은|통합)\s*)*(?:가능\s*(?:한도|금액|액|잔액)?|한도)\s*(?:금액|액|잔액)?\s*[:：]?\s*[-+−–△▲]?\s?[\d,]*\d\s*원?/,
    "누적 한도 가능")
  let months = MessageForm(/(\d{1,2})\s*개월/, "개월")
  /// That a text has an amount.
  let amount = /\d원|[출입]금\s*[-+]?\d|(?i:KRW|₩)\s*\d|\d\s*(?i:KRW|won)\b/
  /// The same also where no word says so.
  let anyAmount = /\d\s?원|\d,\d{3}|[출입]금\s*[-+]?\d|(?i:KRW|USD|₩)\s*\d|\d\s*(?i:KRW|USD|won)/
  let codeFirst = MessageForm(
    /(USD|JPY|EUR|CNY|GBP|HKD|TWD|THB|VND|SGD|AUD|CAD|PHP|MYR|IDR|CHF)\s*([\d,]*\d(?:\.\d{1,2})?)/,
    "USD JPY EUR CNY GBP HKD TWD THB VND SGD AUD CAD PHP MYR IDR CHF")
  let codeLast = MessageForm(
    /([\d,]*\d(?:\.\d{1,2})?)\s*(USD|JPY|EUR|CNY|GBP|HKD|TWD|THB|VND|SGD|AUD|CAD|PHP|MYR|IDR|CHF|(?:달러|엔화|엔|유로|위안)(?![가-힣])|(?:달러|엔|유로|위안)(?=[이가을를]\s|결제|승인|사용|출금|취소))/,
    "USD JPY EUR CNY GBP HKD TWD THB VND SGD AUD CAD PHP MYR IDR CHF 달러 엔 유로 위안")

  /// Signs of currencies before an amount.
  let signs: [(form: MessageForm<Substring>, code: String)] = [
    (MessageForm(/(?:\bUS)?\$\s?(?=\d)/, "$"), "USD "), (MessageForm(/€\s?(?=\d)/, "€"), "EUR "),
    (MessageForm(/£\s?(?=\d)/, "£"), "GBP "),
  ]

  // MARK: Which way an amount went

  /// What a card calls a payment before its bill, and how it tells of a purchase.
  let prepaid = MessageForm(/선결제|즉시결제|바로결제|중도상환|조기상환/, "선결제 즉시결제 바로결제 중도상환 조기상환")
  let purchased = MessageForm(/승인|일시불|\d\s*개월/, "승인 일시불 개월")
  let cardBehind = /\s?(?:체크|신용|비씨|BC)?카드/

  /// That a payment was taken back, as words of states say it, and not a name such as GS25취소.
  let undone = MessageForm(
    /(?:승인|결제|매출|매입|체크|카드|거래|이체|출금|지급|송금|사용|이용|신용|부분|전체|해외|국내)\s?취소(?!료|[ ]?(?:수수료|위약))|(?:^|[\s(\[])취소(?=$|[)\],:.]|\s(?!수수료|위약))|취소(?:되|됐|하였|했|완료|승인)/,
    "취소")
  /// The same where nothing else says which way it went.
  let cancelled = MessageForm(
    /취소(?!료|는|시[\s,에는도]|[ ]?[\/·,]?[ ]?(?:환불|반품|변경)?[ ]?(?:수수료|위약|불가|가능|문의))/,
    "취소")
  /// What gives back.
  let returned = MessageForm(
    /(?:환불|환급)(?:금액|금|액)?\s*(?:완료|처리|승인|되|됐|하였|했|받|[:：+\d])|원(?:이|을)?\s*(?:환불|환급)(?=$|[\s).]|완료|처리|되|됐|하|했)/,
    "환불 환급")
  /// What was lent.
  let lent = MessageForm(/대출(?:금|이|금이)?\s?(?:이\s?)?실행(?!\s*(?:예정|일|취소|불가|거절))/, "대출")
  /// What a loan costs, before its amount, or that an amount was paid, behind it.
  let costs = MessageForm(
    /(?:수수료|인지세|인지대|보증료|보험료)(?:\s?(?:납부|결제))?\s*[:：]?\s*$/,
    "수수료 인지세 인지대 보증료 보험료")
  let paidBehind = /\s*(?:이|을|를)?\s*(?:결제|납부)/
  /// What others have sent.
  let sentHere = MessageForm(
    /(?:송금|돈|원|머니|금액|선물|이자|캐시백|용돈)(?:을|를)?\s*받(?:았|으셨|음)|님이\s*(?:[\d,]+\s*원(?:을)?\s*)?(?:보냈|송금(?!하셨))/,
    "받 님이")
  /// That a card or a wallet has paid, so that what is given or filled besides is not the amount.
  let charged = MessageForm(/승인|결제(?!\s*(?:캐시백|혜택|리워드|포인트|대금|수단|계좌))/, "승인 결제")
  /// What is paid to people, so that 지급 is no withdrawal.
  let given = MessageForm(
    /(?:캐시백|포인트|급여|월급|상여금?|보험금|지원금|장려금|환급금|혜택|리워드|보너스|배당금?|수당|연금|보조금|당첨금|이자)\s*(?:[\d,]+\s*원)?(?:이|가|을|를)?\s*(?:지급|적립|이체)/,
    "지급 적립 이체")
  /// The same, before that word.
  let isGiven = MessageForm(
    /(?:캐시백|포인트|급여|월급|상여금?|보험금|지원금|장려금|환급금|혜택|리워드|보너스|배당금?|수당|연금|보조금|당첨금|이자)\s*$/,
    "캐시백 포인트 급여 월급 상여 보험금 지원금 장려금 환급금 혜택 리워드 보너스 배당 수당 연금 보조금 당첨금 이자")

  // MARK: The moment and the payee

  let date =
    /(?:(20\d\d|\d\d)(?:[.\/-]|년\s?))?(\d{1,2})(?:[\/.-]|월\s*)(\d{1,2})일?(?:\s*\([월화수목금토일]\)|\s?[월화수목금토일]요일)?/
  /// Both, one behind the other.
  let moment = MessageForm(
    /\d{1,2}(?:[\/.-]|월\s*)\d{1,2}일?,?\s*(?:\([월화수목금토일]\)\s*)?(?:오전|오후)?\s*\d{1,2}:\d{2}/,
    ":")
  /// A time of 24 hours, or of twice twelve.
  let time =
    /,?\s*\[?(?:(오전|오후|\b[AaPp]\.?[Mm]\.?)\s*)?(\d{1,2})(?::(\d{2})|시\s?(\d{1,2})분)(?::(\d{2})|\s?(\d{1,2})초)?(?:\s?([AaPp]\.?[Mm](?![A-Za-z])\.?))?\]?/
  let blank = /\n\s*\n/
  /// Names with a star, cards by their digits, numbers and names of accounts, further amounts, a messenger's day, the
  /// own account beside an arrow, and labels of payees.
  let known: [MessageForm<Substring>] = [
    MessageForm(/→ ?내 ?(?:\S+ )?\S*(?:통장|계좌)/, "→"),
    MessageForm(/(?:^|\s)내(?: (?:\S+ )?\S*)?(?:통장|계좌) ?→/, "→"),
    MessageForm(/\S*(?:통장|계좌)\s?\(\d{2,6}\)/, "통장 계좌"),
    MessageForm(/(?:입금|출금|결제|이체)\s?(?:계좌|통장|은행)\s?[:：]?\s?\S+/, "계좌 통장 은행"),
    MessageForm(/[-+]?\d[\d,]*원(?![가-힣])/, "원"),
    MessageForm(/(?:결제|지불)\s?(?:수단|방법)\s?[:：]?\s?\S+/, "수단 방법"), MessageForm(/\|/, "|"),
    MessageForm(/\[[^\]\n]{1,20}\]/, "["),
    MessageForm(
      /(?:^|[^가-힣A-Za-z0-9])(?:가맹점|상점|상호|판매자|판매처|구매처|사용처|이용처|결제처|매장)명? ?[:：]/,
      "가맹점 상점 상호 판매자 판매처 구매처 사용처 이용처 결제처 매장"),
    MessageForm(/20\d\d년\s?\d{1,2}월\s?\d{1,2}일(?:\s?[월화수목금토일]요일)?/, "년"),
    MessageForm(/수수료 ?(?:면제|없음)/, "수수료"), MessageForm(/\([\d*]{2,8}\)/, "("),
    MessageForm(/\S*\*\S*/, "*"),
    MessageForm(/\d{2,6}-[\d-]+/, "-"), MessageForm(/고객님/, "고객님"),
  ]
  /// Who has sent money, and to whom or from whom it went, in a sentence.
  let sentBy = MessageForm(
    /([가-힣A-Za-z0-9*]{2,20}?)\s?님(?:이|께서)\s*(?:을|를)?\s*(?:보냈|보내|보냄|보낸|송금|입금|이체)/,
    "님")
  let sentTo = MessageForm(
    /([가-힣A-Za-z0-9*]{2,20}?)(?:\s?님\s?(?:에게|께|한테|으로부터)|에게|한테|로부터)\s*(?:서)?\s*(?:을|를)?\s*(?:보냈|보내|보냄|송금|입금|이체|받)/,
    "님 에게 한테 로부터")
  /// Who has sent money and who has got it, in a line of their own, as 홍길동 → 김철수.
  let fromTo = MessageForm(
    /(?:^|\n)\s*([가-힣A-Za-z*]{2,12})\s?(?:→|->|▶)\s?([가-힣A-Za-z*]{2,12})\s*(?=\n|$)/,
    "→ -> ▶")
  /// The verb of such a sentence, and the words behind which only its particles stand.
  let verb = MessageForm(
    /(?:을|를)?\s*(?:보냈|보내셨|받았|받으셨|이체했|이체하셨|송금했|송금하셨|결제했|결제하셨|입금했|출금했|입금하셨)\S*/,
    "보냈 보내셨 받았 받으셨 이체 송금 결제 입금 출금")
  /// That something was done, in a sentence, with the name of a shop before it.
  let sentence = MessageForm(
    /(?:이|을|가|를)?\s?(?:결제|승인|출금|입금|충전|환불|취소|송금)(?:가|이|를|을)?\s?(?:완료)?\s?(?:되었|됐|하였|했)(?:습니다|어요|음)/,
    "되었 됐 하였 했")
  /// What stands behind the name of a sender, as 국민카드승인.
  let sender =
    /(국민)?(은행|카드|체크|뱅크|비씨|농협|금고|증권|중앙회)?(카드)?(승인|취소|체크|해외|승인취소|[A-Z])*/
}
