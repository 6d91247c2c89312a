import Phrases

/// The texts of the taxi.
enum TransportText: TextTable {
  case taxi, origin, destination, fare, balance, call, calling, rides, noRides
  case receipt, number, time, route, paid, close, openingWallet, samePlace

  var phrase: Phrase {
    switch self {
    case .taxi: Phrase(ko: "슈퍼택시", en: "Super taxi")
    case .origin: Phrase(ko: "출발", en: "From")
    case .destination: Phrase(ko: "도착", en: "To")
    case .fare: Phrase(ko: "요금", en: "Fare")
    case .balance: Phrase(ko: "잔고", en: "Balance")
    case .call: Phrase(ko: "슈퍼택시 호출하기", en: "Call a super taxi")
    case .calling: Phrase(ko: "호출하는 중입니다.", en: "Calling.")
    case .samePlace:
      Phrase(
        ko: "출발지와 도착지가 같습니다. 둘 중 하나를 바꿔 주세요.",
        en: "The ride ends where it begins. Change one of the places.")
    case .rides: Phrase(ko: "탄 기록", en: "Rides")
    case .noRides:
      Phrase(ko: "아직 탄 기록이 없습니다. 호출하면 여기에 모입니다.", en: "There were no rides yet.")
    case .receipt: Phrase(ko: "영수증", en: "Receipt")
    case .number: Phrase(ko: "번호", en: "Number")
    case .time: Phrase(ko: "시각", en: "Time")
    case .route: Phrase(ko: "구간", en: "Route")
    case .paid: Phrase(ko: "낸 돈", en: "Paid")
    case .close: Phrase(ko: "닫기", en: "close")
    case .openingWallet: Phrase(ko: "지갑을 여는 중", en: "opening")
    }
  }
}
