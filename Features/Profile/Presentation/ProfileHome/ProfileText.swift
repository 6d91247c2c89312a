import Phrases

/// The texts of the profile.
enum ProfileText: TextTable {
  case profile, setting, isSet, me, screen, data, lock, session
  case name, setPIN, changePIN, removePIN, lockNow, signOut, erase
  case change, set, remove, lockIt, signOutNow, eraseIt, previous, next, nextQuestion
  case lockNote, eraseNote, keyNote, addressNote, keyHow, pinNote
  case placeNote, place, noPlace
  case currentPIN, newPIN, newPINAgain, key, address
  case notTheSame, pinWasSet, pinWasRemoved, nothingTyped, wait

  var phrase: Phrase {
    switch self {
    case .profile: Phrase(ko: "프로필", en: "Profile")
    case .setting: Phrase(ko: "설정", en: "setting")
    case .isSet: Phrase(ko: "지금", en: "now")
    case .me: Phrase(ko: "나", en: "Me")
    case .screen: Phrase(ko: "화면", en: "Screen")
    case .data: Phrase(ko: "자료와 키", en: "Data and keys")
    case .lock: Phrase(ko: "잠금", en: "Lock")
    case .session: Phrase(ko: "세션", en: "Session")
    case .name: Phrase(ko: "이름", en: "Name")
    case .setPIN: Phrase(ko: "PIN 정하기", en: "Set a PIN")
    case .changePIN: Phrase(ko: "PIN 바꾸기", en: "Change the PIN")
    case .removePIN: Phrase(ko: "PIN 없애기", en: "Remove the PIN")
    case .lockNow: Phrase(ko: "지금 잠그기", en: "Lock now")
    case .signOut: Phrase(ko: "로그아웃", en: "Sign out")
    case .erase: Phrase(ko: "내 자료 지우기", en: "Erase my data")
    case .change: Phrase(ko: "바꾸기", en: "change")
    case .set: Phrase(ko: "정하기", en: "set")
    case .remove: Phrase(ko: "없애기", en: "remove")
    case .lockIt: Phrase(ko: "잠그기", en: "lock")
    case .signOutNow: Phrase(ko: "로그아웃", en: "sign out")
    case .eraseIt: Phrase(ko: "지우기", en: "erase")
    case .previous: Phrase(ko: "이전 값", en: "previous value")
    case .next: Phrase(ko: "다음 값", en: "next value")
    case .nextQuestion: Phrase(ko: "다음", en: "next")
    case .lockNote:
      Phrase(
        ko: "잠금은 지나가는 사람을 막을 뿐, 암호화하지 않습니다.",
        en: "The lock keeps a passer-by out; it does not encrypt.")
    case .eraseNote:
      Phrase(
        ko: "이름, PIN, 사람, 지갑, 내역, 로그를 지웁니다. 설정과 API 키는 남습니다. 되돌릴 수 없습니다.",
        en: "Erases name, PIN, people, wallet, ledger and log. Settings and API keys are kept. "
          + "This cannot be undone.")
    case .keyNote:
      Phrase(
        ko: "키는 끝 네 글자만 보입니다.", en: "Of a key only the last four characters are shown.")
    case .addressNote:
      Phrase(
        ko: "http:// 또는 https:// 주소. 비우면 기본 주소입니다.",
        en: "An address with http:// or https://; empty for the usual one.")
    case .placeNote:
      Phrase(
        ko: "역, 건물, 톨게이트 이름. 고속도로 경로의 출발지가 됩니다. 비우면 없어집니다.",
        en: "The name of a station, building or toll gate; routes start there. Empty for none.")
    case .place: Phrase(ko: "장소", en: "Place")
    case .noPlace:
      Phrase(
        ko: "그런 장소를 찾지 못했습니다. 다른 이름을 써 주세요.",
        en: "No such place was found; try another name.")
    case .keyHow:
      Phrase(
        ko: "설정 파일에 남습니다. 비우면 그대로이고, -를 쓰면 키가 없어집니다.",
        en: "It is kept in the file of settings; empty leaves it as it is, - removes it.")
    case .pinNote:
      Phrase(
        ko: "6글자에서 64글자까지, 무엇이든 됩니다. 잠금은 지나가는 사람을 막을 뿐, 암호화하지 않습니다.",
        en: "Any 6 to 64 characters. The lock keeps a passer-by out; it does not encrypt.")
    case .currentPIN: Phrase(ko: "지금 PIN", en: "PIN")
    case .newPIN: Phrase(ko: "새 PIN", en: "New PIN")
    case .newPINAgain: Phrase(ko: "새 PIN 다시", en: "New PIN again")
    case .key: Phrase(ko: "키", en: "Key")
    case .address: Phrase(ko: "주소", en: "Address")
    case .notTheSame:
      Phrase(
        ko: "두 PIN이 다릅니다. 새 PIN을 처음부터 쓰세요.",
        en: "These are two different PINs; type the new one from the start.")
    case .pinWasSet: Phrase(ko: "PIN을 정했습니다.", en: "The PIN is set.")
    case .pinWasRemoved: Phrase(ko: "PIN을 없앴습니다.", en: "The PIN is removed.")
    case .nothingTyped: Phrase(ko: "PIN을 쓰세요.", en: "Type the PIN.")
    case .wait: Phrase(ko: "잠깐만요.", en: "One moment.")
    }
  }

  static func howToErase(_ name: String) -> Phrase {
    Phrase(
      ko: "자료를 지우려면 프로필의 이름 ‘\(name)’을(를) 그대로 쓰세요. 되돌릴 수 없습니다.",
      en: "Type the profile's name, ‘\(name)’, to erase its data; this cannot be undone.")
  }
}
