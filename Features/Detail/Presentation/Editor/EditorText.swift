import PeopleDomain
import Phrases

/// The texts of the editor, besides those of all forms.
enum EditorText {
  static let title = Phrase(ko: "편집", en: "Edit")
  static let discardQuestion = Phrase(ko: "나가면 변경한 내용이 사라집니다. 나갈까요?", en: "Discard your changes?")
  static let goOn = Phrase(ko: "계속 편집", en: "keep editing")
  static let conflictQuestion = Phrase(
    ko: "그사이 다른 곳에서 정보가 바뀌었습니다. 어느 쪽을 남길까요?",
    en: "This person was changed elsewhere. Which version do you want to keep?")
  static let mine = Phrase(ko: "내 버전", en: "mine")
  static let theirs = Phrase(ko: "다른 버전", en: "theirs")
  static let nothing = Phrase(ko: "(없음)", en: "(none)")

  /// The label of a field.
  static func label(of field: PersonField) -> Phrase {
    switch field {
    case .name: DetailText.name
    case .username: DetailText.nick
    case .email: DetailText.email
    case .age: DetailText.age
    case .country: DetailText.region
    case .cellphone: DetailText.phone
    }
  }
}
