import PeopleDomain
import Phrases

/// The texts of the editor, besides those of all forms.
enum EditorText: TextTable {
  case title, invalid
  case discardQuestion, goOn
  case conflictQuestion, mine, theirs, nothing

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "편집", en: "Edit")
    case .invalid:
      Phrase(
        ko: "저장하지 않았습니다. 표시된 항목을 확인해 주세요.",
        en: "Not saved yet. Check the marked fields.")
    case .discardQuestion: Phrase(ko: "나가면 변경한 내용이 사라집니다. 나갈까요?", en: "Discard your changes?")
    case .goOn: Phrase(ko: "계속 편집", en: "keep editing")
    case .conflictQuestion:
      Phrase(
        ko: "그사이 다른 곳에서 정보가 바뀌었습니다. 어느 쪽을 남길까요?",
        en: "This person was changed elsewhere. Which version do you want to keep?")
    case .mine: Phrase(ko: "내 버전", en: "mine")
    case .theirs: Phrase(ko: "다른 버전", en: "theirs")
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
