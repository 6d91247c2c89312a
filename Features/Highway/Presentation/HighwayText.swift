import HighwayDomain
import Phrases
import TerminalUI

/// The texts that several screens of the highway share.
enum HighwayText {
  static let place = Phrase(ko: "장소", en: "place")
  static let highway = Phrase(ko: "고속도로", en: "Highway")
  static let samples = Phrase(ko: "샘플 데이터", en: "sample data")
  static let offline = Phrase(ko: "오프라인", en: "offline")
  static let map = Phrase(ko: "지도", en: "map")
  static let list = Phrase(ko: "목록", en: "list")
  static let filter = Phrase(ko: "필터", en: "filter")
  static let shownBefore = Phrase(ko: "이전에 다운로드한 내용입니다.", en: "This was downloaded earlier.")
  static let shownSamples = Phrase(ko: "샘플 데이터를 표시합니다.", en: "Showing sample data.")
  static let from = Phrase(ko: "출발", en: "From")
  static let to = Phrase(ko: "도착", en: "To")
  static let swap = Phrase(ko: "출발·도착 바꾸기", en: "swap")

  /// A length such as `4.2 km`, for a column of them.
  static func kilometres(metres: Int) -> String { RoadText.kilometre((metres + 50) / 100) }

  /// A length that stands alone, from 100 km on without a fraction.
  static func length(metres: Int) -> String {
    let tenths = (metres + 50) / 100
    return tenths >= 1_000 ? "\((tenths + 5) / 10) km" : RoadText.kilometre(tenths)
  }

  /// A time such as `2시간 41분`.
  static func duration(minutes: Int) -> Phrase {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return Phrase(ko: "\(rest)분", en: "\(rest) min") }
    if rest == 0 { return Phrase(ko: "\(hours)시간", en: "\(hours) hr") }
    return Phrase(ko: "\(hours)시간 \(rest)분", en: "\(hours) hr \(rest) min")
  }
}
