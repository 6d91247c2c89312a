import Phrases
import TerminalUI

/// The texts of the profile.
enum ProfileText: TextTable {
  case profile, setting, isSet, me, screen, advanced, data, unfold, fold, lock, session, variable
  case name, setPIN, changePIN, removePIN, lockNow, signOut, erase
  case change, set, remove, lockIt, signOutNow, eraseIt, previous, next, nextQuestion
  case lockNote, eraseNote, eraseHereNote, nameNote, signOutNote, addressNote, keyHow, pinNote
  case placeNote, place, noPlace
  case currentPIN, newPIN, newPINAgain, key, address
  case notTheSame, pinWasSet, pinWasRemoved, nothingTyped, wait

  var phrase: Phrase {
    switch self {
    case .profile: Phrase(ko: "프로필", en: "Profile")
    case .setting: Phrase(ko: "설정", en: "setting")
    case .isSet: Phrase(ko: "현재", en: "current")
    case .variable: Phrase(ko: "환경 변수", en: "Variable")
    case .me: Phrase(ko: "내 정보", en: "Your details")
    case .screen: Phrase(ko: "화면", en: "Display")
    case .advanced: Phrase(ko: "고급", en: "Advanced")
    case .unfold: Phrase(ko: "펼치기", en: "show")
    case .fold: Phrase(ko: "접기", en: "hide")
    case .data: Phrase(ko: "서버와 API 키", en: "Servers and API keys")
    case .lock: Phrase(ko: "잠금", en: "Lock")
    case .session: Phrase(ko: "계정", en: "Account")
    case .name: Phrase(ko: "이름", en: "Name")
    case .setPIN: Phrase(ko: "PIN 설정", en: "Set PIN")
    case .changePIN: Phrase(ko: "PIN 변경", en: "Change PIN")
    case .removePIN: Phrase(ko: "PIN 해제", en: "Remove PIN")
    case .lockNow: Phrase(ko: "지금 잠금", en: "Lock now")
    case .signOut: Phrase(ko: "로그아웃", en: "Sign out")
    case .erase: Phrase(ko: "내 데이터 삭제", en: "Delete my data")
    case .change: Phrase(ko: "변경", en: "change")
    case .set: Phrase(ko: "설정", en: "set")
    case .remove: Phrase(ko: "해제", en: "remove")
    case .lockIt: Phrase(ko: "잠금", en: "lock")
    case .signOutNow: Phrase(ko: "로그아웃", en: "sign out")
    case .eraseIt: ListText.delete.phrase
    case .previous: Phrase(ko: "이전 값", en: "previous value")
    case .next: Phrase(ko: "다음 값", en: "next value")
    case .nextQuestion: Phrase(ko: "다음", en: "next")
    case .lockNote:
      Phrase(
        ko: "화면 잠금은 다른 사람의 접근을 막을 뿐, 데이터를 암호화하지 않습니다.",
        en: "The lock keeps others out of Galbi. It does not encrypt your data.")
    case .eraseHereNote:
      Phrase(
        ko: "이름, PIN, 로그와 이 컴퓨터의 데이터를 삭제합니다. 서버의 사람 목록, 지갑, 가계부는 남습니다. 되돌릴 수 없습니다.",
        en:
          "Deletes name, PIN, log and the data on this computer. People, wallet and ledger stay on the "
          + "server. This can’t be undone."
      )
    case .eraseNote:
      Phrase(
        ko: "이름, PIN, 사람 목록, 지갑, 가계부, 로그를 삭제합니다. 설정과 API 키는 남습니다. 되돌릴 수 없습니다.",
        en:
          "Deletes name, PIN, people, wallet, ledger and log. Settings and API keys are kept. "
          + "This can’t be undone."
      )
    case .nameNote: Phrase(ko: "화면 오른쪽 위에 표시됩니다.", en: "Shown at the top right.")
    case .signOutNote: Phrase(ko: "데이터는 그대로 남습니다.", en: "Your data is kept.")
    case .addressNote:
      Phrase(
        ko: "http:// 또는 https:// 주소. 비워 두면 기본 주소를 사용합니다.",
        en: "An http:// or https:// address. Leave empty for the default.")
    case .placeNote:
      Phrase(
        ko: "역, 건물, 톨게이트 이름. 경로의 출발지로 사용합니다. 비워 두면 삭제됩니다.",
        en:
          "The name of a station, building or toll gate. Routes start there. Leave empty for none.")
    case .place: Phrase(ko: "장소", en: "Place")
    case .noPlace:
      Phrase(
        ko: "장소를 찾을 수 없습니다. 다른 이름을 입력해 주세요.",
        en: "Place not found. Try another name.")
    case .keyHow:
      Phrase(
        ko: "설정 파일에 저장됩니다. 비워 두면 그대로 유지되고, -를 입력하면 키가 삭제됩니다.",
        en: "Stored in the settings file. Leave empty to keep the key, or enter - to remove it.")
    case .pinNote:
      Phrase(
        ko: "6자에서 64자까지 입력할 수 있습니다. 화면 잠금은 다른 사람의 접근을 막을 뿐, 데이터를 암호화하지 않습니다.",
        en: "6 to 64 characters. The lock keeps others out of Galbi. It does not encrypt your data."
      )
    case .currentPIN: Phrase(ko: "현재 PIN", en: "Current PIN")
    case .newPIN: Phrase(ko: "새 PIN", en: "New PIN")
    case .newPINAgain: Phrase(ko: "새 PIN 확인", en: "Confirm PIN")
    case .key: Phrase(ko: "API 키", en: "API key")
    case .address: Phrase(ko: "서버 주소", en: "Address")
    case .notTheSame:
      Phrase(
        ko: "두 PIN이 서로 다릅니다. 새 PIN을 다시 입력해 주세요.",
        en: "The PINs don’t match. Enter the new one again.")
    case .pinWasSet: Phrase(ko: "PIN을 설정했습니다.", en: "PIN set.")
    case .pinWasRemoved: Phrase(ko: "PIN을 해제했습니다.", en: "PIN removed.")
    case .nothingTyped: Phrase(ko: "PIN을 입력해 주세요.", en: "Enter the PIN.")
    case .wait: Phrase(ko: "잠시만 기다려 주세요.", en: "One moment…")
    }
  }

  static func howToErase(_ name: String) -> Phrase {
    Phrase(
      ko: "모두 삭제하려면 프로필 이름(\(name))을 입력해 주세요. 되돌릴 수 없습니다.",
      en: "To delete everything, type the profile name “\(name)”. This can’t be undone.")
  }
}
