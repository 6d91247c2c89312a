import PeopleDomain
import Phrases

/// The texts of the editor, besides those of all forms.
enum EditorText: TextTable {
  case title, invalid
  case discardQuestion, goOn
  case conflictQuestion, mine, theirs, nothing

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "고치기", en: "Edit")
    case .invalid:
      Phrase(
        ko: "아직 저장하지 않았습니다. 잘못된 칸을 고치세요.", en: "Not saved yet; mend what is wrong.")
    case .discardQuestion: Phrase(ko: "고친 것을 버릴까요?", en: "Discard your changes?")
    case .goOn: Phrase(ko: "더 고치기", en: "keep editing")
    case .conflictQuestion:
      Phrase(
        ko: "그사이 다른 곳에서 이 사람이 바뀌었습니다. 어느 것을 남길까요?",
        en: "This person was changed elsewhere meanwhile. Which shall stay?")
    case .mine: Phrase(ko: "내 것", en: "mine")
    case .theirs: Phrase(ko: "저쪽 것", en: "theirs")
    case .nothing: Phrase(ko: "(없음)", en: "(none)")
    }
  }

  /// The label of a field.
  static func label(of field: PersonField) -> Phrase {
    switch field {
    case .name: DetailText.name.phrase
    case .username: DetailText.nick.phrase
    case .email: DetailText.email.phrase
    case .age: DetailText.age.phrase
    case .country: DetailText.region.phrase
    case .cellphone: DetailText.phone.phrase
    }
  }
}
