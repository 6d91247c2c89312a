import Phrases

/// The texts of the screen without a session.
enum LoggedOutText: TextTable {
  case locked, signedOut, failed, moment, howToOpen, howToSignIn, pin, open, signIn, tryAgain

  var phrase: Phrase {
    switch self {
    case .locked: Phrase(ko: "잠김", en: "Locked")
    case .signedOut: Phrase(ko: "로그아웃됨", en: "Signed out")
    case .failed: Phrase(ko: "열 수 없음", en: "Not open")
    case .moment: Phrase(ko: "잠시만 기다려 주세요", en: "One moment")
    case .howToOpen: Phrase(ko: "갈비가 잠겨 있습니다. PIN을 입력해 주세요.", en: "Galbi is locked. Enter the PIN.")
    case .howToSignIn:
      Phrase(
        ko: "로그아웃했습니다. Enter를 누르면 로그인합니다.",
        en: "You are signed out. Press Enter to sign in.")
    case .pin: Phrase(ko: "PIN", en: "PIN")
    case .open: Phrase(ko: "열기", en: "open")
    case .signIn: Phrase(ko: "로그인", en: "sign in")
    case .tryAgain: Phrase(ko: "다시 시도", en: "try again")
    }
  }
}
