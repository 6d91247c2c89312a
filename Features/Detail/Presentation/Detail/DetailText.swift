import Phrases
import Time

/// The texts of the detail.
enum DetailText: TextTable {
  case detail, name, nick, email, age, region, phone, favourite
  case loading, shownBefore, saved
  case toggleRegion
  case flew

  /// The name of the action that walks and flies, in both languages.
  static let move = Phrase("MOVE")

  var phrase: Phrase {
    switch self {
    case .detail: Phrase(ko: "사람", en: "Person")
    case .name: Phrase(ko: "이름", en: "Name")
    case .nick: Phrase(ko: "사용자 이름", en: "Username")
    case .email: Phrase(ko: "이메일", en: "Email")
    case .age: Phrase(ko: "나이", en: "Age")
    case .region: Phrase(ko: "국가", en: "Country")
    case .phone: Phrase(ko: "전화", en: "Phone")
    case .favourite: Phrase(ko: "즐겨찾기", en: "favourite")
    case .loading: Phrase(ko: "정보를 불러오는 중입니다.", en: "Loading this person…")
    case .shownBefore:
      Phrase(ko: "이전에 불러온 정보입니다.", en: "This was loaded earlier.")
    case .saved: Phrase(ko: "저장했습니다.", en: "Saved.")
    case .toggleRegion: Phrase(ko: "국가", en: "country")
    case .flew:
      Phrase(
        ko: "걷고 날았습니다. 날개를 다 썼습니다.",
        en: "Walked and flew. The wings are used up now.")
    }
  }
}
