import Phrases
import Storage
import Time
import WalletDomain

/// The texts of the repair.
enum RepairText: TextTable {
  case title, question, choose, close, confirm, noBackup, typeWord, word, working, wrongWord

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "손상된 지갑", en: "Damaged wallet")
    case .question:
      Phrase(
        ko: "지갑 파일을 다 읽을 수 없습니다. 무엇을 할까요?",
        en: "The wallet's file cannot be read in full. What shall be done?")
    case .choose: Phrase(ko: "고르기", en: "choose")
    case .close: Phrase(ko: "닫기", en: "close")
    case .confirm: Phrase(ko: "새로 시작", en: "start anew")
    case .noBackup: Phrase(ko: "사본 없음", en: "no copy")
    case .typeWord: Phrase(ko: "그래도 하려면 ‘새로 시작’이라고 적으세요.", en: "To do it, type START.")
    case .word: Phrase(ko: "확인", en: "Confirm")
    case .working: Phrase(ko: "하는 중입니다.", en: "Working.")
    case .wrongWord:
      Phrase(ko: "‘새로 시작’이라고 적어야 시작합니다.", en: "It begins only when START is typed.")
    }
  }

  static func question(about problem: WalletError) -> Phrase {
    problem == .storage(.damaged) ? question.phrase : problem.phrase
  }

  /// The notice with the name under which the damaged file is kept.
  static func kept(_ file: String) -> Phrase {
    Phrase(ko: "손상된 파일은 \(file)입니다.", en: "The damaged file is \(file).")
  }

  /// Whether `text` is the required word, in any language.
  static func isWord(_ text: String) -> Bool {
    let word = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return word == "새로 시작" || word == "새로시작" || word == "START"
  }
}

extension WalletRepair {
  var title: Phrase {
    switch self {
    case .viewOnly: Phrase(ko: "보기만 하기", en: "only look")
    case .keep: Phrase(ko: "이 지갑 계속 쓰기", en: "keep this wallet")
    case .restoreBackup: Phrase(ko: "사본 되돌리기", en: "bring back the copy")
    case .startOver: Phrase(ko: "새로 시작하기", en: "start anew")
    }
  }

  /// What the repair does, and what is lost.
  var consequence: Phrase {
    switch self {
    case .viewOnly:
      Phrase(
        ko: "읽을 수 있는 데까지 보여 드립니다. 아무것도 바꾸지 않으며, 다시 고를 수 있습니다.",
        en: "Shows what can still be read. Nothing is changed, and you can choose again.")
    case .keep:
      Phrase(
        ko: "이 지갑을 그대로 씁니다. 지갑에 없는 충전은 모의 은행이 취소합니다.",
        en: "Goes on with this wallet. The mock bank refunds the top-ups that it lacks.")
    case .restoreBackup:
      Phrase(
        ko: "사본을 지갑으로 씁니다. 사본 뒤의 거래는 사라집니다. 손상된 파일은 남겨 둡니다.",
        en:
          "The copy becomes the wallet. What came after it is lost; the damaged file is kept.")
    case .startOver:
      Phrase(
        ko: "0원에서 새 지갑을 시작합니다. 카드와 내역도 없어집니다. 손상된 파일은 남겨 둡니다.",
        en:
          "Begins a new wallet at 0 won, without cards and records. The damaged file is kept.")
    }
  }
}

extension Repair.Model.Notice {
  var phrase: Phrase {
    switch self {
    case .working: RepairText.working.phrase
    case .failed(let error): error.phrase
    case .wrongWord: RepairText.wrongWord.phrase
    }
  }
}

extension Repair.Model.Backup {
  /// Nil while it is unknown.
  var phrase: Phrase? {
    switch self {
    case .unknown: nil
    case .missing: RepairText.noBackup.phrase
    case .made(let day, let age):
      Phrase(
        ko: "\(day), \(age.phrase.text(.korean))", en: "\(day), \(age.phrase.text(.english))")
    }
  }
}
