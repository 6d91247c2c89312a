import HighwayDomain
import Phrases

/// The texts of rest areas.
enum RestAreaText: TextTable {
  case name, place, restArea, restAreas, menu, facilities, brands, fuel, specialty, nextTab,
    previousTab
  case dish, price, facility, brand, hours, note
  case petrol, diesel, gas, company, telephone, address, conveniences
  case noDishes, noFacilities, noBrands, noFuel, notListed
  case noRestAreas, noneFits, checking, unknown, sleeping, shower, laundry, lounge, farmShop
  case toList, noConveniences

  var phrase: Phrase {
    switch self {
    case .name: Phrase(ko: "이름", en: "Name")
    case .place: Phrase(ko: "거리", en: "Distance")
    case .restArea: Phrase(ko: "휴게소", en: "Rest area")
    case .restAreas: Phrase(ko: "휴게소", en: "Rest areas")
    case .menu: Phrase(ko: "메뉴", en: "Menu")
    case .facilities: Phrase(ko: "편의시설", en: "Facilities")
    case .brands: Phrase(ko: "브랜드 매장", en: "Brands")
    case .fuel: Phrase(ko: "주유소", en: "Fuel")
    case .specialty: Phrase(ko: "대표", en: "Speciality")
    case .nextTab: Phrase(ko: "다음 탭", en: "next tab")
    case .previousTab: Phrase(ko: "이전 탭", en: "previous tab")
    case .dish: Phrase(ko: "음식", en: "Dish")
    case .price: Phrase(ko: "가격", en: "Price")
    case .facility: Phrase(ko: "시설", en: "Facility")
    case .brand: Phrase(ko: "매장", en: "Shop")
    case .hours: Phrase(ko: "영업시간", en: "Hours")
    case .note: Phrase(ko: "설명", en: "Description")
    case .petrol: Phrase(ko: "휘발유", en: "Petrol")
    case .diesel: Phrase(ko: "경유", en: "Diesel")
    case .gas: Phrase(ko: "LPG", en: "LPG")
    case .company: Phrase(ko: "정유사", en: "Brand")
    case .telephone: Phrase(ko: "전화", en: "Phone")
    case .address: Phrase(ko: "주소", en: "Address")
    case .conveniences: Phrase(ko: "편의시설", en: "Facilities")
    case .noDishes: Phrase(ko: "등록된 메뉴가 없습니다.", en: "No dishes are listed.")
    case .noFacilities: Phrase(ko: "등록된 편의시설이 없습니다.", en: "No facilities are listed.")
    case .noBrands: Phrase(ko: "등록된 브랜드 매장이 없습니다.", en: "No brand shops are listed.")
    case .noFuel: Phrase(ko: "이 휴게소에는 주유소가 없습니다.", en: "There is no filling station here.")
    case .notListed:
      Phrase(
        ko: "한국도로공사 데이터에 없는 휴게소입니다.",
        en: "The Korea Expressway Corporation does not list this rest area.")
    case .noRestAreas: Phrase(ko: "이용할 수 있는 휴게소가 없습니다.", en: "There are no rest areas here.")
    case .noneFits:
      Phrase(
        ko: "조건에 맞는 휴게소가 없습니다. f를 눌러 필터를 바꿔 보세요.",
        en: "No rest areas match the filter. Press f to change it.")
    case .checking: Phrase(ko: "편의시설 확인 중", en: "checking facilities")
    case .unknown: Phrase(ko: "편의시설 정보 없음", en: "facilities unknown")
    case .sleeping: Phrase(ko: "수면실", en: "Sleeping room")
    case .shower: Phrase(ko: "샤워실", en: "Showers")
    case .laundry: Phrase(ko: "세탁실", en: "Laundry")
    case .lounge: Phrase(ko: "쉼터", en: "Lounge")
    case .farmShop: Phrase(ko: "농산물 판매장", en: "Farm shop")
    case .toList: Phrase(ko: "목록으로", en: "to the list")
    case .noConveniences: Phrase(ko: "등록된 편의시설 없음", en: "none listed")
    }
  }

  static let unit = Phrase(ko: "원", en: "won")

  static func won(_ amount: Int) -> Phrase {
    Phrase(ko: "\(amount.grouped)원", en: "\(amount.grouped) won")
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
  var prices: [(fuel: RestAreaText, won: Int)] {
    [(RestAreaText.petrol, petrol), (.diesel, diesel), (.gas, gas)]
      .compactMap { fuel, won in won.map { (fuel, $0) } }
  }
}
