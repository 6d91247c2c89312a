public import Phrases
import Time
import WalletDomain

extension EntryLink.Kind {
  public var phrase: Phrase {
    switch self {
    case .transfer: Phrase(ko: "이체", en: "Transfer")
    case .cardBill: Phrase(ko: "카드대금", en: "Card bill")
    case .topUp: Phrase(ko: "충전", en: "Top-up")
    case .refund: Phrase(ko: "환불", en: "Refund")
    case .same: Phrase(ko: "같은 결제", en: "Same purchase")
    }
  }

  /// As 이체 18쌍 or 18 transfers.
  public func counted(_ count: Int) -> Phrase {
    let number = count.grouped
    func phrase(_ korean: String, _ one: String, _ many: String) -> Phrase {
      Phrase(ko: korean, en: count == 1 ? one : "\(number) \(many)")
    }
    return switch self {
    case .transfer: phrase("이체 \(number)쌍", "1 transfer", "transfers")
    case .cardBill: phrase("카드대금 \(number)건", "1 card bill", "card bills")
    case .topUp: phrase("충전 \(number)건", "1 top-up", "top-ups")
    case .refund: phrase("환불 \(number)건", "1 refund", "refunds")
    case .same:
      phrase("같은 결제 \(number)쌍", "1 purchase that stands twice", "purchases that stand twice")
    }
  }
}

extension LinkReason {
  public var phrase: Phrase {
    switch self {
    case .sameAmount: Phrase(ko: "같은 금액", en: "same amount")
    case .secondsApart(let seconds):
      Phrase(
        ko: "\(seconds)초 차이", en: seconds == 1 ? "1 second apart" : "\(seconds) seconds apart")
    case .daysApart(0): Phrase(ko: "같은 날", en: "same day")
    case .daysApart(let days):
      Phrase(ko: "\(days)일 차이", en: days == 1 ? "1 day apart" : "\(days) days apart")
    case .bankSays("충전"): Phrase(ko: "충전", en: "top-up")
    case .holder(let name), .ownAccount(let name), .bankSays(let name), .issuer(let name):
      Phrase(name)
    case .knownCounterpart(let name):
      Phrase(ko: "전에 내 계좌라고 한 \(name)", en: "\(name), yours as you said before")
    case .cardPeriod(let first, let last):
      Phrase.composed(
        ko: "\(first.phrase()) – \(last.phrase(today: first)) 이용분",
        en: "purchases of \(first.phrase(today: last)) – \(last.phrase())")
    case .paidAgain: Phrase(ko: "이미 낸 이용분", en: "paid for already")
    case .unexplained(let won):
      Phrase.composed(ko: "카드 내역에 없는 금액 \(won)", en: "\(won) not in the card’s entries")
    case .share(let name, let won): Phrase.composed(ko: "\(name) \(won)", en: "\(name) \(won)")
    case .samePayee: Phrase(ko: "같은 거래처", en: "same payee")
    case .sameApproval: Phrase(ko: "같은 승인번호", en: "same approval number")
    case .fitsBill: Phrase(ko: "하나를 빼면 카드대금과 일치", en: "the bill fits without one of them")
    case .pending: Phrase(ko: "매입 전에 가져온 내역", en: "pending when it came in")
    case .typed: Phrase(ko: "직접 추가한 내역", en: "added before the file came")
    case .sameOrder: Phrase(ko: "같은 주문", en: "same order")
    case .converted: Phrase(ko: "할부 전환", en: "changed to instalments")
    case .interest(let won):
      Phrase.composed(ko: "이자 \(won)", en: "interest \(won)")
    case .fee(let won): Phrase.composed(ko: "수수료 \(won)", en: "fee \(won)")
    case .whole(let won):
      Phrase.composed(ko: "나눈 \(won)을 다시 합침", en: "joins the \(won) that were split off")
    case .carried(let won):
      Phrase.composed(ko: "다음 대금에서 빠진 \(won) 포함", en: "\(won) of it off a later bill")
    case .cancelled(let won):
      Phrase.composed(ko: "이용 기간 뒤 취소된 \(won) 포함", en: "\(won) of it cancelled later")
    case .asked(.interest): Phrase(ko: "이자 입력 필요", en: "needs the interest")
    case .asked(.account): Phrase(ko: "계좌 선택 필요", en: "needs the account")
    case .asked(.card): Phrase(ko: "카드 선택 필요", en: "needs the card")
    case .severalCandidates: Phrase(ko: "후보가 여럿", en: "several candidates")
    case .chosen: Phrase(ko: "직접 선택", en: "chosen by you")
    }
  }
}

enum LinkText {
  /// What the history calls so many links that were taken.
  static func title(of proposals: [LinkProposal], _ count: Int) -> Phrase {
    let kinds = Set(proposals.map(\.kind))
    if let kind = kinds.first, kinds.count == 1 {
      return Phrase("{} 연결", "link {}", kind.counted(count))
    }
    return Phrase(ko: "연결 \(count.grouped)건", en: "link \(count.grouped) pairs")
  }
}
