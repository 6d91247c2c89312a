import Phrases

/// What services and samples say in Korean, in the user's language: kinds of things and sentences, but
/// not the names of places.
enum ServiceWords {
  /// `korean` itself where its words are not known.
  static func phrase(_ korean: String) -> Phrase {
    Phrase(ko: spaced[korean] ?? korean, en: list(korean))
  }

  /// Words that services write without the blanks that the screens' own have.
  private static let spaced = [
    "농산물판매장": RestAreaText.farmShop.text(.korean)
  ]

  /// The same; nil for an empty text.
  static func known(_ korean: String) -> Phrase? { korean.isEmpty ? nil : phrase(korean) }

  private static func list(_ korean: String) -> String {
    english[korean]
      ?? korean.split(separator: ", ").map { one(String($0)) }.joined(separator: ", ")
  }

  private static func one(_ korean: String) -> String {
    if let known = english[korean] { return known }
    if korean.hasPrefix(sample) { return "Sample: \(list(String(korean.dropFirst(sample.count))))" }
    if korean.hasSuffix(near) { return "near \(korean.dropLast(near.count))" }
    if korean.hasSuffix(stretch) { return "around \(korean.dropLast(stretch.count))" }
    guard korean.hasSuffix(lane), korean.first?.isNumber == true else { return korean }
    let lanes = korean.dropLast(lane.count)
    return lanes.allSatisfy(\.isNumber) ? "lane \(lanes)" : "lanes \(lanes)"
  }

  private static let (sample, near, stretch, lane) = ("예시: ", " 부근", " 구간", "차로")

  private static let english = [
    "갓길": "hard shoulder", "전차로": "all lanes",
    "수면실": "Sleeping room", "샤워실": "Showers", "세탁실": "Laundry", "쉼터": "Lounge",
    "농산물판매장": "Farm shop", "수유실": "Nursing room", "경정비소": "Car repair", "ATM": "ATM",
    "이발소": "Barber", "약국": "Pharmacy", "내고장특산물": "Local products",
    "승용차 두 대가 부딪혀 처리하고 있습니다": "Two cars have collided and are being cleared",
    "화물차 사고를 처리하고 있습니다": "A lorry accident is being cleared",
    "사고 차를 갓길로 옮겼습니다": "The damaged car is on the hard shoulder",
    "노면을 보수하고 있습니다": "The surface is being repaired",
    "방음벽을 고치고 있습니다": "The noise barrier is being repaired",
    "중앙분리대를 청소하고 있습니다": "The central barrier is being cleaned",
    "교량을 점검하고 있습니다": "The bridge is being inspected",
    "터널 조명을 바꾸고 있습니다": "The tunnel lights are being replaced",
    "안개가 짙으니 천천히 운전해 주세요": "Dense fog, drive slowly",
    "비가 와 길이 미끄럽습니다": "The road is slippery from rain",
    "떨어진 돌을 치우고 있습니다": "Fallen rocks are being removed",
    "고장 난 차가 서 있습니다": "A broken-down car is standing there",
    "예시": "Sample", "예시 주소": "Sample address", "예시커피": "Sample Coffee", "예시도넛": "Sample Doughnuts",
    "예시주유": "Sample Fuel", "예시 한우국밥": "Sample beef soup with rice",
    "예시 돈가스": "Sample pork cutlet", "예시 비빔밥": "Sample bibimbap", "예시 우동": "Sample udon",
    "예시 호두과자": "Sample walnut cakes", "국내산 한우": "Korean beef",
  ]
}
