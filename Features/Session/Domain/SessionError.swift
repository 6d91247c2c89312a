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

  public var phrase: Phrase {
    switch self {
    case .pinTooShort:
      Phrase(
        ko: "PIN은 \(PIN.lengths.lowerBound)글자보다 짧을 수 없습니다.",
        en: "A PIN has at least \(PIN.lengths.lowerBound) characters.")
    case .pinTooLong:
      Phrase(
        ko: "PIN은 \(PIN.lengths.upperBound)글자보다 길 수 없습니다.",
        en: "A PIN has at most \(PIN.lengths.upperBound) characters.")
    case .wrongPIN(let left):
      Phrase(
        ko: "PIN이 맞지 않습니다. \(left)번 더 해 볼 수 있습니다.",
        en: "This is not the PIN; you have \(left) more \(left == 1 ? "try" : "tries").")
    case .mustWait(let milliseconds):
      Countdown(milliseconds: milliseconds).phrase
    case .needsCurrentPIN:
      Phrase(ko: "지금 쓰는 PIN을 먼저 입력하세요.", en: "Type the PIN that you have first.")
    case .noPIN:
      Phrase(
        ko: "PIN이 없어 잠글 수 없습니다. 프로필에서 PIN을 정하세요.",
        en: "There is no PIN to lock with; set one in the profile.")
    case .emptyName:
      Phrase(ko: "이름을 한 글자 이상 쓰세요.", en: "A name has at least one character.")
    case .nameTooLong:
      Phrase(
        ko: "이름은 \(Profile.nameLimit)글자보다 길 수 없습니다.",
        en: "A name has at most \(Profile.nameLimit) characters.")
    case .wrongName:
      Phrase(
        ko: "프로필의 이름과 다릅니다. 자료를 지우려면 이름을 그대로 쓰세요.",
        en: "This is not the profile's name; type it exactly to erase its data.")
    case .openElsewhere:
      Phrase(
        ko: "다른 갈비가 이 프로필을 열고 있습니다. 그것을 끝내고 다시 해 보세요.",
        en: "Another Galbi has this profile open; quit it and try again.")
    case .beingErased:
      Phrase(
        ko: "다른 갈비가 이 프로필을 지우고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another Galbi is erasing this profile; try again in a moment.")
    case .notErased(let paths):
      Phrase(
        ko: "지우지 못한 것이 있습니다: \(paths.joined(separator: ", ")). 직접 지우세요.",
        en: "Not everything was erased; erase it yourself: \(paths.joined(separator: ", ")).")
    case .cannotRead(let path):
      Phrase(
        ko: "\(path)을(를) 읽을 수 없어 PIN이 있는지 모릅니다. 권한을 확인하세요.",
        en: "\(path) cannot be read, so nobody knows whether there is a PIN; check its permissions."
      )
    case .cannotWrite:
      Phrase(
        ko: "자료 폴더에 쓸 수 없습니다. 폴더의 권한을 확인하세요.",
        en: "The data folder cannot be written; check its permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 찼습니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full; make room and try again.")
    case .busy:
      Phrase(
        ko: "다른 갈비가 쓰고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another Galbi is at it; try again in a moment.")
    case .newerData:
      Phrase(
        ko: "더 새로운 갈비가 쓴 자료입니다. 갈비를 새 판으로 바꾸세요.",
        en: "A newer Galbi wrote the data; update this one.")
    case .damaged(let path):
      Phrase(
        ko: "\(path)이(가) 손상되어 PIN이 있는지 모릅니다. 되살리거나, 옮겨 두고 PIN 없이 시작하세요.",
        en:
          "\(path) is damaged, so nobody knows whether there is a PIN; restore it, or move it away "
          + "to begin without one.")
    case .cannotHash:
      Phrase(
        ko: "PIN을 확인할 수 없습니다. 갈비를 다시 시작하세요.",
        en: "PINs cannot be checked; start Galbi again.")
    }
  }
}
