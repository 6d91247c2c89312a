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
      ko: "저장된 자료가 손상되어 \(name)(으)로 옮겼습니다.",
      en: "The stored data were damaged and are now in \(name).")
  }

  public var phrase: Phrase {
    switch self {
    case .service(let error): error.phrase
    case .storage(let error): error.phrase
    case .damaged(let name?):
      Phrase(
        ko: "저장된 자료가 손상되어 \(name)(으)로 옮겼습니다. R로 새로 받으세요.",
        en: "The stored data were damaged and are now in \(name); press R to download anew.")
    case .damaged(nil):
      Phrase(
        ko: "저장된 자료가 손상되었습니다. 갈비를 다시 시작하세요.",
        en: "The stored data are damaged; start Galbi again.")
    case .missing:
      Phrase(ko: "그런 사람이 없습니다. Esc로 돌아가세요.", en: "There is no such person; go back with Esc.")
    case .cannotWalk:
      Phrase(
        ko: "지역이 꺼져 있어 걸을 수 없습니다. r로 지역을 켜 주세요.",
        en: "Cannot walk while the region is off. Press r to turn it on.")
    case .cannotFly:
      Phrase(
        ko: "걸었지만 날지는 못했습니다. 날개는 이미 썼습니다.",
        en: "Walked, but could not fly. The wings are used up.")
    case .samplesCannotChange:
      Phrase(
        ko: "표본 자료는 고칠 수 없습니다. 홈에서 R로 사람들을 받으세요.",
        en: "Samples cannot be changed; press R at home to download people.")
    case .changedElsewhere(let person):
      Phrase(
        ko: "그사이 다른 곳에서 \(person.name)의 정보가 바뀌었습니다. 어느 것을 남길지 고르세요.",
        en: "\(person.name) was changed elsewhere meanwhile; choose which to keep.")
    case .undoOverChange:
      Phrase(
        ko: "그사이 다른 곳에서 바뀌었거나 없어진 사람이라 그대로 두었습니다.",
        en: "The person was changed elsewhere or removed since, so nothing was done.")
    }
  }
}
