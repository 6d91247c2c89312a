public import Phrases
public import Services
public import Storage

/// What can go wrong with people, one case for each thing that the user can do about it.
public enum PeopleError: PhrasedError, Hashable {
  case service(ServiceError)
  case storage(StorageError)
  /// The database was damaged, and is kept under this file name.
  case damaged(movedTo: String?)
  case missing
  case cannotWalk
  case cannotFly
  case samplesCannotChange
  /// Another Galbi has changed the person to this one.
  case changedElsewhere(Person)
  /// What is to be undone or redone was changed by another Galbi, or is gone.
  case undoOverChange

  /// What has happened, without the key that helps, for a place that names it itself.
  public var cause: Phrase {
    guard case .damaged(let name?) = self else { return phrase }
    return Phrase(
      ko: "저장된 데이터가 손상되어 \(name) 파일로 따로 보관했습니다.",
      en: "The stored data was damaged and moved to \(name).")
  }

  /// Whether its cause leaves trying again to the screen.
  public var leavesRetryOpen: Bool {
    if case .service(let error) = self { error.leavesRetryOpen } else { self != .missing }
  }

  public var phrase: Phrase {
    switch self {
    case .service(let error): error.phrase
    case .storage(let error): error.phrase
    case .damaged(let name?):
      Phrase(
        ko: "저장된 데이터가 손상되어 \(name) 파일로 따로 보관했습니다. R을 눌러 새로 고쳐 주세요.",
        en: "The stored data was damaged and moved to \(name). Press R to download it again.")
    case .damaged(nil):
      Phrase(
        ko: "저장된 데이터가 손상되었습니다. 갈비를 다시 시작해 주세요.",
        en: "The stored data is damaged. Restart Galbi.")
    case .missing:
      Phrase(
        ko: "사람을 찾을 수 없습니다. Esc로 돌아가 주세요.",
        en: "Person not found. Press Esc to go back.")
    case .cannotWalk:
      Phrase(
        ko: "국가 표시가 꺼져 있어 걸을 수 없습니다. r을 눌러 켜 주세요.",
        en: "Can’t walk while Show country is off. Press r to turn it on.")
    case .cannotFly:
      Phrase(
        ko: "걸었지만 날지 못했습니다. 날개를 이미 썼습니다.",
        en: "Walked, but couldn’t fly. The wings are used up.")
    case .samplesCannotChange:
      Phrase(
        ko: "샘플 데이터는 편집할 수 없습니다. 홈에서 R을 눌러 사람 목록을 불러와 주세요.",
        en: "Sample data can’t be edited. Press R in Home to download people.")
    case .changedElsewhere(let person):
      Phrase(
        ko: "그사이 다른 곳에서 \(person.name)님의 정보가 바뀌었습니다. 어느 쪽을 남길지 선택해 주세요.",
        en: "\(person.name) was changed elsewhere. Choose which version to keep.")
    case .undoOverChange:
      Phrase(
        ko: "그사이 다른 곳에서 바뀌거나 삭제되어 되돌릴 수 없습니다.",
        en: "This person was changed or deleted elsewhere, so this can’t be undone.")
    }
  }
}
