public import Phrases

/// What can go wrong with a session, one case for each thing that the user can do about it.
public enum SessionError: PhrasedError, Hashable {
  case pinTooShort
  case pinTooLong
  case wrongPIN(left: Int)
  /// The next try is possible after so many milliseconds.
  case mustWait(Int64)
  /// There is a PIN, which has to be typed before it can be changed.
  case needsCurrentPIN
  case noPIN
  case emptyName
  case nameTooLong
  /// What was typed is not the profile's name.
  case wrongName
  case openElsewhere
  case beingErased
  /// The files with these paths could not be erased.
  case notErased([String])
  case cannotRead(path: String)
  case cannotWrite
  case diskFull
  case busy
  case newerData
  case damaged(path: String)
  case cannotHash
  /// The PIN was hashed by a way that this system does not have.
  case foreignHash

  public var phrase: Phrase {
    switch self {
    case .pinTooShort:
      Phrase(
        ko: "PIN은 \(PIN.lengths.lowerBound)자 이상이어야 합니다.",
        en: "The PIN needs at least \(PIN.lengths.lowerBound) characters.")
    case .pinTooLong:
      Phrase(
        ko: "PIN은 \(PIN.lengths.upperBound)자까지 입력할 수 있습니다.",
        en: "The PIN can have at most \(PIN.lengths.upperBound) characters.")
    case .wrongPIN(let left):
      Phrase(
        ko: "PIN이 올바르지 않습니다. \(left)번 더 시도할 수 있습니다.",
        en: "Wrong PIN. \(left) \(left == 1 ? "try" : "tries") left.")
    case .mustWait(let milliseconds):
      Countdown(milliseconds: milliseconds).phrase
    case .needsCurrentPIN:
      Phrase(ko: "현재 PIN을 먼저 입력해 주세요.", en: "Enter the current PIN first.")
    case .noPIN:
      Phrase(
        ko: "PIN이 없어 잠글 수 없습니다. 프로필에서 PIN을 설정해 주세요.",
        en: "There is no PIN to lock with. Set one in Profile.")
    case .emptyName:
      Phrase(ko: "이름을 입력해 주세요.", en: "Enter a name.")
    case .nameTooLong:
      Phrase(
        ko: "이름은 \(Profile.nameLimit)자까지 입력할 수 있습니다.",
        en: "Use at most \(Profile.nameLimit) characters.")
    case .wrongName:
      Phrase(
        ko: "프로필 이름과 다릅니다. 데이터를 삭제하려면 이름을 그대로 입력해 주세요.",
        en: "This is not the profile’s name. Type it exactly to delete the data.")
    case .openElsewhere:
      Phrase(
        ko: "실행 중인 다른 갈비에서 이 프로필을 사용하고 있습니다. 그 갈비를 종료한 뒤 다시 시도해 주세요.",
        en: "Another copy of Galbi is using this profile. Quit it and try again.")
    case .beingErased:
      Phrase(
        ko: "실행 중인 다른 갈비에서 이 프로필을 삭제하고 있습니다. 잠시 후 다시 시도해 주세요.",
        en: "Another copy of Galbi is deleting this profile. Try again in a moment.")
    case .notErased(let paths):
      Phrase(
        ko: "삭제하지 못한 파일이 있습니다: \(paths.joined(separator: ", ")). 직접 삭제해 주세요.",
        en:
          "Some files couldn’t be deleted. Delete them yourself: \(paths.joined(separator: ", "))."
      )
    case .cannotRead(let path):
      Phrase(
        ko: "파일을 읽을 수 없어 PIN이 있는지 확인할 수 없습니다: \(path). 권한을 확인해 주세요.",
        en:
          "\(path) can’t be read, so Galbi can’t tell whether there is a PIN. Check its "
          + "permissions."
      )
    case .cannotWrite:
      Phrase(
        ko: "데이터 폴더에 저장할 수 없습니다. 폴더의 권한을 확인해 주세요.",
        en: "The data folder is not writable. Check its permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 찼습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full. Free up space and try again.")
    case .busy:
      Phrase(
        ko: "실행 중인 다른 갈비에서 사용하고 있습니다. 잠시 후 다시 시도해 주세요.",
        en: "Another copy of Galbi is using it. Try again in a moment.")
    case .newerData:
      Phrase(
        ko: "더 새로운 버전의 갈비에서 저장한 데이터입니다. 갈비를 업데이트해 주세요.",
        en: "The data was saved by a newer Galbi. Update Galbi.")
    case .damaged(let path):
      Phrase(
        ko: "파일이 손상되어 PIN이 있는지 확인할 수 없습니다: \(path). 복원하거나, 다른 곳으로 옮기고 PIN 없이 시작해 주세요.",
        en:
          "\(path) is damaged, so Galbi can’t tell whether there is a PIN. Restore it, or move it "
          + "away to start without one."
      )
    case .cannotHash:
      Phrase(
        ko: "PIN을 확인할 수 없습니다. 갈비를 다시 시작해 주세요.",
        en: "The PIN can’t be checked. Restart Galbi.")
    case .foreignHash:
      Phrase(
        ko: "다른 운영체제의 갈비에서 설정한 PIN이라 여기서는 확인할 수 없습니다. 설정한 곳에서 PIN을 해제해 주세요.",
        en: "The PIN was set by Galbi on another kind of system, and can’t be checked here. "
          + "Remove it there.")
    }
  }
}
