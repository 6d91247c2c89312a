import Phrases
import TerminalUI

/// The texts of the profile.
enum ProfileText {
  static let profile = Phrase(ko: "프로필", en: "Profile")
  static let setting = Phrase(ko: "설정", en: "setting")
  static let isSet = Phrase(ko: "현재", en: "current")
  static let variable = Phrase(ko: "환경 변수", en: "Variable")
  static let me = Phrase(ko: "내 정보", en: "Your details")
  static let screen = Phrase(ko: "화면", en: "Display")
  static let advanced = Phrase(ko: "고급", en: "Advanced")
  static let unfold = Phrase(ko: "펼치기", en: "show")
  static let fold = Phrase(ko: "접기", en: "hide")
  static let data = Phrase(ko: "서버와 API 키", en: "Servers and API keys")
  static let lock = Phrase(ko: "잠금", en: "Lock")
  static let session = Phrase(ko: "계정", en: "Account")
  static let name = Phrase(ko: "이름", en: "Name")
  static let setPIN = Phrase(ko: "PIN 설정", en: "Set PIN")
  static let changePIN = Phrase(ko: "PIN 변경", en: "Change PIN")
  static let removePIN = Phrase(ko: "PIN 해제", en: "Remove PIN")
  static let lockNow = Phrase(ko: "지금 잠금", en: "Lock now")
  static let signOut = Phrase(ko: "로그아웃", en: "Sign out")
  static let erase = Phrase(ko: "내 데이터 삭제", en: "Delete my data")
  static let change = Phrase(ko: "변경", en: "change")
  static let set = Phrase(ko: "설정", en: "set")
  static let remove = Phrase(ko: "해제", en: "remove")
  static let lockIt = Phrase(ko: "잠금", en: "lock")
  static let signOutNow = Phrase(ko: "로그아웃", en: "sign out")
  static let eraseIt = ListText.delete
  static let previous = Phrase(ko: "이전 값", en: "previous value")
  static let next = Phrase(ko: "다음 값", en: "next value")
  static let chooseValue = Phrase(ko: "값 선택", en: "choose value")
  static let nextQuestion = Phrase(ko: "다음", en: "next")
  static let noPIN = Phrase(
    ko: "PIN을 설정하면 적용됩니다.", en: "Takes effect once there is a PIN.")
  static let lockNote = Phrase(
    ko: "화면 잠금은 다른 사람의 접근을 막을 뿐, 데이터를 암호화하지 않습니다.",
    en: "The lock keeps others out of Galbi. It does not encrypt your data.")
  static let eraseHereNote = Phrase(
    ko: "이름, PIN, 로그와 이 컴퓨터의 데이터를 삭제합니다. 서버의 사람 목록, 지갑, 가계부, 주문은 남습니다. 되돌릴 수 없습니다.",
    en:
      "Deletes name, PIN, log and the data on this computer. People, wallet, ledger and orders stay "
      + "on the server. This can’t be undone."
  )
  static let eraseNote = Phrase(
    ko:
      "이름, PIN, 사람 목록, 지갑, 가계부, 주문, 택시·영화·장소 기록, 로그를 삭제합니다. 설정과 API 키는 남습니다. "
      + "되돌릴 수 없습니다.",
    en:
      "Deletes name, PIN, people, wallet, ledger, orders, rides, movies, places and log. "
      + "Settings and API keys are kept. This can’t be undone."
  )
  static let nameNote = Phrase(ko: "화면 오른쪽 위에 표시됩니다.", en: "Shown at the top right.")
  static let signOutNote = Phrase(ko: "데이터는 그대로 남습니다.", en: "Your data is kept.")
  static let addressNote = Phrase(
    ko: "http:// 또는 https:// 주소. 비워 두면 기본 주소를 사용합니다.",
    en: "An http:// or https:// address. Leave empty for the default.")
  static let placeNote = Phrase(
    ko: "역, 건물, 톨게이트 이름. 경로의 출발지로 사용합니다. 비워 두면 삭제됩니다.",
    en:
      "The name of a station, building or toll gate. Routes start there. Leave empty for none.")
  static let place = Phrase(ko: "장소", en: "Place")
  static let noPlace = Phrase(
    ko: "장소를 찾을 수 없습니다. 다른 이름을 입력해 주세요.",
    en: "Place not found. Try another name.")
  static let severalPlaces = Phrase(
    ko: "같은 이름의 장소가 여러 곳 있습니다. 하나를 선택해 주세요.",
    en: "Several places have this name. Choose one.")
  static let keyHow = Phrase(
    ko: "설정 파일에 저장됩니다. 비워 두면 그대로 유지되고, -를 입력하면 키가 삭제됩니다.",
    en: "Stored in the settings file. Leave empty to keep the key, or enter - to remove it.")
  static let pinNote = Phrase(
    ko: "6자에서 64자까지 입력할 수 있습니다. 화면 잠금은 다른 사람의 접근을 막을 뿐, 데이터를 암호화하지 않습니다.",
    en: "6 to 64 characters. The lock keeps others out of Galbi. It does not encrypt your data."
  )
  static let currentPIN = Phrase(ko: "현재 PIN", en: "Current PIN")
  static let newPIN = Phrase(ko: "새 PIN", en: "New PIN")
  static let newPINAgain = Phrase(ko: "새 PIN 확인", en: "Confirm PIN")
  static let key = Phrase(ko: "API 키", en: "API key")
  static let address = Phrase(ko: "서버 주소", en: "Address")
  static let notTheSame = Phrase(
    ko: "두 PIN이 서로 다릅니다. 새 PIN을 다시 입력해 주세요.",
    en: "The PINs don’t match. Enter the new one again.")
  static let pinWasSet = Phrase(ko: "PIN을 설정했습니다.", en: "PIN set.")
  static let pinWasRemoved = Phrase(ko: "PIN을 해제했습니다.", en: "PIN removed.")
  static let nothingTyped = Phrase(ko: "PIN을 입력해 주세요.", en: "Enter the PIN.")
  static let wait = Phrase(ko: "잠시만 기다려 주세요.", en: "One moment…")

  static func howToErase(_ name: String) -> Phrase {
    Phrase(
      ko: "모두 삭제하려면 프로필 이름(\(name))을 입력해 주세요. 되돌릴 수 없습니다.",
      en: "To delete everything, type the profile name “\(name)”. This can’t be undone.")
  }
}
