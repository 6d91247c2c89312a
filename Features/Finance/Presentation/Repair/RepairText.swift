import Phrases
import Storage
import Time
import WalletDomain

/// The texts of the repair.
enum RepairText {
  static let title = Phrase(ko: "손상된 지갑", en: "Damaged wallet")
  static let question = Phrase(
    ko: "지갑 파일의 일부를 읽을 수 없습니다. 어떻게 할까요?",
    en: "Part of the wallet file can’t be read. Choose how to continue.")
  static let choose = Phrase(ko: "선택", en: "choose")
  static let confirm = Phrase(ko: "새로 시작", en: "start over")
  static let noBackup = Phrase(ko: "백업 없음", en: "no backup")
  static let typeWord = Phrase(ko: "계속하려면 ‘새로 시작’을 입력해 주세요.", en: "Type START to continue.")
  static let word = Phrase(ko: "확인", en: "Confirm")
  static let working = Phrase(ko: "처리하는 중입니다.", en: "Working…")
  static let wrongWord = Phrase(ko: "‘새로 시작’을 정확히 입력해 주세요.", en: "Type START exactly.")

  static func question(about problem: WalletError) -> Phrase {
    problem == .storage(.damaged) ? question : problem.phrase
  }

  /// The notice with the name under which the damaged file is kept.
  static func kept(_ file: String) -> Phrase {
    Phrase(ko: "손상된 파일: \(file)", en: "Damaged file: \(file)")
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
    case .viewOnly: Phrase(ko: "보기만 하기", en: "View only")
    case .keep: Phrase(ko: "이 지갑 계속 사용", en: "Keep this wallet")
    case .restoreBackup: Phrase(ko: "백업 복원", en: "Restore backup")
    case .startOver: Phrase(ko: "새로 시작", en: "Start over")
    }
  }

  /// What the repair does, and what is lost.
  var consequence: Phrase {
    switch self {
    case .viewOnly:
      Phrase(
        ko: "읽을 수 있는 내용만 표시합니다. 아무것도 바꾸지 않으며 나중에 다시 선택할 수 있습니다.",
        en: "Shows what can still be read. Nothing changes, and you can choose again later.")
    case .keep:
      Phrase(
        ko: "이 지갑을 계속 사용합니다. 지갑에 없는 충전은 모의 은행이 환불합니다.",
        en: "Keeps using this wallet. The mock bank refunds top-ups missing from it.")
    case .restoreBackup:
      Phrase(
        ko: "백업으로 지갑을 복원합니다. 백업 이후의 내역은 사라지며, 손상된 파일은 보관됩니다.",
        en:
          "Restores the wallet from the backup. Anything after it is lost. The damaged file is "
          + "kept."
      )
    case .startOver:
      Phrase(
        ko: "0원부터 새 지갑을 시작합니다. 카드와 내역은 사라지며, 손상된 파일은 보관됩니다.",
        en: "Starts a new wallet at 0 won, without cards or entries. The damaged file is kept.")
    }
  }
}

extension Repair.Model.Notice {
  var phrase: Phrase {
    switch self {
    case .working: RepairText.working
    case .failed(let error): error.phrase
    case .wrongWord: RepairText.wrongWord
    }
  }
}

extension Repair.Model.Backup {
  /// Nil while it is unknown.
  var phrase: Phrase? {
    switch self {
    case .unknown: nil
    case .missing: RepairText.noBackup
    case .made(let day, let age):
      [day.phrase(), age.phrase].joined(separator: ", ")
    }
  }
}
