import Phrases
import Time

/// The texts of the detail.
enum DetailText: TextTable {
  case detail, name, nick, email, age, region, phone, favourite
  case loading, pressRetry, shownBefore, saved
  case edit, toggleRegion, retry
  case move, aboutMoving, flew

  var phrase: Phrase {
    switch self {
    case .detail: Phrase(ko: "사람", en: "Person")
    case .name: Phrase(ko: "이름", en: "Name")
    case .nick: Phrase(ko: "별명", en: "Nick")
    case .email: Phrase(ko: "전자우편", en: "E-mail")
    case .age: Phrase(ko: "나이", en: "Age")
    case .region: Phrase(ko: "지역", en: "Region")
    case .phone: Phrase(ko: "전화", en: "Phone")
    case .favourite: Phrase(ko: "즐겨찾기", en: "favourite")
    case .loading: Phrase(ko: "이 사람을 불러오는 중입니다.", en: "Loading this person.")
    case .pressRetry: Phrase(ko: "R로 다시 읽어 보세요.", en: "Press R to read again.")
    case .shownBefore:
      Phrase(ko: "앞서 읽은 것을 보여 드립니다.", en: "This is what was read before.")
    case .saved: Phrase(ko: "저장했습니다. u로 되돌릴 수 있습니다.", en: "Saved; u undoes it.")
    case .edit: Phrase(ko: "고치기", en: "edit")
    case .toggleRegion: Phrase(ko: "지역", en: "region")
    case .retry: Phrase(ko: "다시 읽기", en: "read again")
    case .move: Phrase(ko: "이동해 보기", en: "Try a move")
    case .aboutMoving:
      Phrase(ko: "걷고 날 수 있는지 알아봅니다.", en: "Find out if they can walk and fly.")
    case .flew:
      Phrase(ko: "걷고 날았습니다. 이제 날개가 없습니다.", en: "Walked and flew. The wings are used up now.")
    }
  }
}
