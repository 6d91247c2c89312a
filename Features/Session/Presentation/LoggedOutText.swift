import Phrases

/// The texts of the screen without a session.
enum LoggedOutText: TextTable {
  case locked, signedOut, failed, moment, howToOpen, howToSignIn, pin, open, signIn, tryAgain

  var phrase: Phrase {
    switch self {
    case .locked: Phrase(ko: "잠김", en: "Locked")
    case .signedOut: Phrase(ko: "로그아웃함", en: "Signed out")
    case .failed: Phrase(ko: "열 수 없음", en: "Not open")
    case .moment: Phrase(ko: "잠깐만요", en: "One moment")
    case .howToOpen: Phrase(ko: "갈비가 잠겨 있습니다. PIN을 입력하세요.", en: "Galbi is locked; type the PIN.")
    case .howToSignIn:
      Phrase(ko: "로그아웃했습니다. Enter로 다시 들어갑니다.", en: "You are signed out; Enter signs you in.")
    case .pin: Phrase(ko: "PIN 번호", en: "PIN")
    case .open: Phrase(ko: "열기", en: "open")
    case .signIn: Phrase(ko: "들어가기", en: "sign in")
    case .tryAgain: Phrase(ko: "다시 해 보기", en: "try again")
    }
  }
}
