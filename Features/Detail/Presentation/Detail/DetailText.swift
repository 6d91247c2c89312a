import Phrases
import Time

/// The texts of the detail.
enum DetailText {
  /// The name of the action that walks and flies, in both languages.
  static let move = Phrase("MOVE")

  static let detail = Phrase(ko: "사람", en: "Person")
  static let name = Phrase(ko: "이름", en: "Name")
  static let nick = Phrase(ko: "사용자 이름", en: "Username")
  static let email = Phrase(ko: "이메일", en: "Email")
  static let age = Phrase(ko: "나이", en: "Age")
  static let region = Phrase(ko: "국가", en: "Country")
  static let phone = Phrase(ko: "전화", en: "Phone")
  static let favourite = Phrase(ko: "즐겨찾기", en: "favourite")
  static let loading = Phrase(ko: "정보를 불러오는 중입니다.", en: "Loading this person…")
  static let shownBefore = Phrase(ko: "이전에 불러온 정보입니다.", en: "This was loaded earlier.")
  static let saved = Phrase(ko: "저장했습니다.", en: "Saved.")
  static let toggleRegion = Phrase(ko: "국가", en: "country")
  static let flew = Phrase(
    ko: "걷고 날았습니다. 날개를 다 썼습니다.",
    en: "Walked and flew. The wings are used up now.")
}
