import PeopleDomain
import ResourceKit

/// What the home screen says.
enum HomeText: TextTable {
  case home, people, region, open, refresh, cancel
  case loading, downloading, empty, failed, samplesShown,
    refreshFailed

  var phrase: Phrase {
    switch self {
    case .home: Phrase(ko: "홈", en: "Home")
    case .people: Phrase(ko: "사람", en: "People")
    case .region: Phrase(ko: "지역", en: "region")
    case .open: Phrase(ko: "열기", en: "open")
    case .refresh: Phrase(ko: "새로 받기", en: "refresh")
    case .cancel: Phrase(ko: "취소", en: "cancel")
    case .loading: Phrase(ko: "사람들을 불러오는 중입니다.", en: "Loading people.")
    case .downloading: Phrase(ko: "새로 받는 중", en: "Downloading")
    case .empty:
      Phrase(ko: "아무도 없습니다. R로 새로 받아 보세요.", en: "There is nobody here; press R to download.")
    case .failed:
      Phrase(ko: "불러오지 못했습니다. R로 다시 해 보세요.", en: "Could not be loaded; press R to try again.")
    case .samplesShown:
      Phrase(ko: "표본 자료를 보여 드립니다. R로 다시 받기.", en: "Samples are shown; R tries again.")
    case .refreshFailed: Phrase(ko: "새로 받기 실패: ", en: "Refresh failed: ")
    }
  }

  /// A refresh failed for a reason, and what is shown is this old.
  static func shown(_ age: Age) -> Phrase {
    Phrase(
      ko: "\(age.phrase.text(.korean)) 자료를 보여 드립니다.",
      en: "Showing data from \(age.phrase.text(.english)).")
  }
}
