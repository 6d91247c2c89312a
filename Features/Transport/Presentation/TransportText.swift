import Phrases
import Time
import TopupInterface
import TransportDomain
import WalletDomain

/// The texts of the taxi.
enum TransportText {
  static let taxi = Phrase(ko: "슈퍼택시", en: "SuperTaxi")
  static let service = Phrase(ko: "서비스", en: "Service")
  static let origin = Phrase(ko: "출발", en: "From")
  static let destination = Phrase(ko: "도착", en: "To")
  static let fare = Phrase(ko: "요금", en: "Fare")
  static let flatFare = Phrase(ko: "정액", en: "flat fare")
  static let balance = Phrase(ko: "잔액", en: "Balance")
  static let call = Phrase(ko: "슈퍼택시 호출", en: "call SuperTaxi")
  static let calling = Phrase(ko: "택시를 부르는 중입니다.", en: "Calling a taxi…")
  static let samePlace = Phrase(
    ko: "출발지와 도착지가 같습니다. 하나를 바꿔 주세요.",
    en: "Start and destination are the same. Change one of them.")
  static let rides = Phrase(ko: "이용 내역", en: "Rides")
  static let noRides = Phrase(ko: "아직 이용 내역이 없습니다. 택시를 호출하면 여기에 표시됩니다.", en: "No rides yet.")
  static let receipt = Phrase(ko: "영수증", en: "Receipt")
  static let number = Phrase(ko: "번호", en: "Number")
  static let time = Phrase(ko: "시간", en: "Time")
  static let route = Phrase(ko: "구간", en: "Route")
  static let paid = Phrase(ko: "결제 금액", en: "Paid")
  static let newRide = Phrase(ko: "택시 호출", en: "New ride")
  static let afterRide = Phrase(ko: "결제 후 잔액", en: "Balance after payment")
  static let missing = Phrase(ko: "충전할 금액", en: "Top-up amount")
  static let thisMonth = Phrase(ko: "이번 달", en: "This month")
  static let inAll = Phrase(ko: "전체 기간", en: "All rides")
  static let routes = Phrase(ko: "자주 이용한 구간", en: "Frequent routes")
  static let date = Phrase(ko: "날짜", en: "Date")
  static let callIt = Phrase(ko: "슈퍼택시를 호출할까요?", en: "Call SuperTaxi?")
  static let topUpAndCall = Phrase(ko: "충전하고 슈퍼택시를 호출할까요?", en: "Top up and call SuperTaxi?")
  static let hasChanged = Phrase(
    ko: "내용이 바뀌었습니다. 다시 확인해 주세요.", en: "This has changed. Check it again.")
  static let measuring = Phrase(ko: "계산 중", en: "Measuring…")
  static let openingWallet = Phrase(ko: "지갑을 여는 중", en: "Opening…")

  /// How many rides there were.
  static func times(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)회", en: count == 1 ? "1 ride" : "\(count.grouped) rides")
  }

  /// What is paid for, with the length of the ride, or that the fare is that of an unknown one.
  static func service(for ride: Ride?) -> Phrase {
    let length = ride.map { $0.length ?? flatFare }
    return [Payee.taxi.phrase, length].compactMap(\.self).joined(separator: " · ")
  }

  /// The ends of a ride, with its length where it is known.
  static func way(of ride: Ride) -> Phrase {
    [ride.route.phrase, ride.length].compactMap(\.self).joined(separator: " · ")
  }

  /// The line of the tile, which begins with how many rides were taken in a month; the route before they
  /// were read.
  static func line(of state: TransportState) -> Phrase {
    guard let month = state.month else { return state.route.phrase }
    let (rides, name) = (times(month.sum.count), month.start.shortMonthPhrase)
    return Phrase.composed(ko: "\(rides) · \(name)", en: "\(rides) in \(name)")
  }

  /// What is asked about a ride, after its route, its fare and what is left.
  static func question(_ question: TransportHome.Question) -> Phrase {
    let asked = question.offer.rest < .zero ? topUpAndCall : callIt
    return (question.isRepeated ? [hasChanged, asked] : [asked]).joined
  }

  /// Why there is no ride over a route, and what to change.
  static func fault(_ fault: RouteFault, of route: Route) -> Phrase {
    switch fault {
    case .samePlace: samePlace
    case .noRoad:
      Phrase(
        ko: "자동차로 갈 수 있는 길이 없습니다. 출발지나 도착지를 바꿔 주세요.",
        en: "No road leads there. Change one of the places.")
    case .unclear(let end, let places):
      Phrase(
        ko: "‘\(route[end])’ 이름의 장소가 여러 곳입니다. 지역이나 노선을 함께 입력해 주세요: "
          + "\(places.joined(separator: " / ")).",
        en: "Several places are called “\(route[end])”. Add which one: "
          + "\(places.joined(separator: " / ")).")
    }
  }

  /// Why the top-up comes first, and what follows it.
  static func reason(missing: Won) -> TopupReason {
    TopupReason(
      Phrase.composed(
        ko: "\(missing)이 부족합니다. 충전하면 바로 호출합니다.",
        en: "\(missing) short. SuperTaxi is called as soon as you top up."),
      next: Phrase(ko: "Enter를 누르면 호출합니다.", en: "Press Enter to call the ride."), button: call)
  }
}

extension Ride {
  /// As 12.3 km.
  fileprivate var length: Phrase? {
    metres.map { metres in
      let tenths = (metres + 50) / 100
      return Phrase("\((tenths / 10).grouped).\(tenths % 10) km")
    }
  }
}

extension Day {
  /// The month, as 11월.
  var shortMonthPhrase: Phrase {
    Phrase(ko: "\(month)월", en: Self.englishMonths[month - 1])
  }
}
