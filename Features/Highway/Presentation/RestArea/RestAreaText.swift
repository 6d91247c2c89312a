import HighwayDomain
import Phrases

/// The texts of rest areas.
enum RestAreaText {
  static let name = Phrase(ko: "이름", en: "Name")
  static let place = Phrase(ko: "거리", en: "Distance")
  static let restArea = Phrase(ko: "휴게소", en: "Rest area")
  static let restAreas = Phrase(ko: "휴게소", en: "Rest areas")
  static let menu = Phrase(ko: "메뉴", en: "Menu")
  static let facilities = Phrase(ko: "편의시설", en: "Facilities")
  static let brands = Phrase(ko: "브랜드 매장", en: "Brands")
  static let fuel = Phrase(ko: "주유소", en: "Fuel")
  static let specialty = Phrase(ko: "대표", en: "Speciality")
  static let nextTab = Phrase(ko: "다음 탭", en: "next tab")
  static let previousTab = Phrase(ko: "이전 탭", en: "previous tab")
  static let dish = Phrase(ko: "음식", en: "Dish")
  static let price = Phrase(ko: "가격", en: "Price")
  static let facility = Phrase(ko: "시설", en: "Facility")
  static let brand = Phrase(ko: "매장", en: "Shop")
  static let hours = Phrase(ko: "영업시간", en: "Hours")
  static let note = Phrase(ko: "설명", en: "Description")
  static let petrol = Phrase(ko: "휘발유", en: "Petrol")
  static let diesel = Phrase(ko: "경유", en: "Diesel")
  static let gas = Phrase(ko: "LPG", en: "LPG")
  static let company = Phrase(ko: "정유사", en: "Brand")
  static let telephone = Phrase(ko: "전화", en: "Phone")
  static let address = Phrase(ko: "주소", en: "Address")
  static let conveniences = Phrase(ko: "편의시설", en: "Facilities")
  static let noDishes = Phrase(ko: "등록된 메뉴가 없습니다.", en: "No dishes are listed.")
  static let noFacilities = Phrase(ko: "등록된 편의시설이 없습니다.", en: "No facilities are listed.")
  static let noBrands = Phrase(ko: "등록된 브랜드 매장이 없습니다.", en: "No brand shops are listed.")
  static let noFuel = Phrase(ko: "이 휴게소에는 주유소가 없습니다.", en: "There is no filling station here.")
  static let notListed = Phrase(
    ko: "한국도로공사 데이터에 없는 휴게소입니다.",
    en: "The Korea Expressway Corporation does not list this rest area.")
  static let noRestAreas = Phrase(ko: "이용할 수 있는 휴게소가 없습니다.", en: "There are no rest areas here.")
  static let noneFits = Phrase(
    ko: "조건에 맞는 휴게소가 없습니다. f를 눌러 필터를 바꿔 주세요.",
    en: "No rest areas match the filter. Press f to change it.")
  static let checking = Phrase(ko: "편의시설 확인 중", en: "checking facilities")
  static let unknown = Phrase(ko: "편의시설 정보 없음", en: "facilities unknown")
  static let sleeping = Phrase(ko: "수면실", en: "Sleeping room")
  static let shower = Phrase(ko: "샤워실", en: "Showers")
  static let laundry = Phrase(ko: "세탁실", en: "Laundry")
  static let lounge = Phrase(ko: "쉼터", en: "Lounge")
  static let farmShop = Phrase(ko: "농산물 판매장", en: "Farm shop")
  static let switchFilter = Phrase(ko: "켜기/끄기", en: "turn on or off")
  static let nextFilter = Phrase(ko: "다음 필터", en: "next filter")
  static let toList = Phrase(ko: "목록으로", en: "to the list")
  static let noConveniences = Phrase(ko: "등록된 편의시설 없음", en: "none listed")

  static let unit = Phrase(ko: "원", en: "won")

  static func won(_ amount: Int) -> Phrase {
    Phrase(ko: "\(amount.grouped)원", en: "\(amount.grouped) won")
  }

  /// Where it is on its road, such as `영동고속도로 69.5 km 지점`.
  static func place(_ place: String, on road: Phrase) -> Phrase {
    Phrase(ko: "\(road.text(.korean)) \(place) 지점", en: "\(road.text(.english)) at \(place)")
  }

  /// Such as `강릉 방향`.
  static func towards(_ heading: String) -> Phrase {
    Phrase(ko: "\(heading) 방향", en: "towards \(heading)")
  }
}

extension Road {
  var title: Phrase { Phrase(ko: name, en: englishName) }
}

extension RoadRestArea {
  /// Such as `횡성휴게소`.
  var title: Phrase { Phrase(ko: "\(name)휴게소", en: "\(name) rest area") }

  /// Which traffic reaches it.
  var bound: Phrase {
    heading.map(RestAreaText.towards) ?? Phrase(ko: "양방향", en: "both ways")
  }

  /// Where it is on its road.
  var place: String { RoadText.kilometre(tenths) }
}

extension FuelPrices {
  /// What is sold, with the prices.
  var prices: [(fuel: Phrase, won: Int)] {
    [(RestAreaText.petrol, petrol), (RestAreaText.diesel, diesel), (RestAreaText.gas, gas)]
      .compactMap { fuel, won in won.map { (fuel, $0) } }
  }
}
