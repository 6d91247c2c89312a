import HighwayDomain
import Phrases

/// The texts of expressways.
enum RoadText {
  static let roads = Phrase(ko: "노선", en: "Expressways")
  static let road = Phrase(ko: "노선", en: "Expressway")
  static let ends = Phrase(ko: "구간", en: "From – to")
  static let length = Phrase(ko: "길이", en: "Length")
  static let kilometres = Phrase(ko: "거리", en: "Distance")
  static let place = Phrase(ko: "지점", en: "Place")
  static let turn = Phrase(ko: "반대 방향", en: "other direction")
  static let camera = Phrase(ko: "CCTV", en: "Camera")
  static let cameraAddress = Phrase(ko: "CCTV 주소", en: "Camera address")
  static let noCamera = Phrase(ko: "1 km 안에 CCTV가 없습니다.", en: "There is no camera within 1 km.")
  static let noPoints = Phrase(ko: "등록된 나들목이 없습니다.", en: "No interchanges are listed.")
  static let loadingCamera = Phrase(ko: "CCTV를 불러오는 중입니다.", en: "Loading the camera…")

  /// From where to where one drives, such as `인천 → 강릉`.
  static func ends(of road: Road, _ direction: RoadDirection) -> String {
    let (from, to) =
      direction == .ascending ? (road.first, road.last) : (road.last, road.first)
    return "\(from) → \(to)"
  }

  /// A kilometre of a road, given in tenths, such as `120.5 km`.
  static func kilometre(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10) km" }

  /// What a picture shows, in words.
  static func picture(of name: String) -> Phrase {
    Phrase(ko: "‘\(name)’ CCTV 화면", en: "camera picture of \(name)")
  }
}
