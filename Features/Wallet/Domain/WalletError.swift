public import Phrases
public import Storage

/// Why an operation of the wallet failed; one case for each possible response of the user.
public enum WalletError: PhrasedError, Hashable {
  /// The balance is too small; `missing` is the difference.
  case insufficient(missing: Won)
  /// Not one of `TopUpRequest.amounts`.
  case invalidAmount
  case cardRefused
  /// The bank did not answer in time, and has confirmed that it will not charge the card.
  case bankSilent
  /// The bank did not answer in time, and may still charge the card; the wallet keeps asking it.
  case bankUncertain
  /// The card was charged, but the movement could not be stored yet; the wallet keeps trying.
  case chargedNotKept
  /// The key belongs to another movement.
  case keyUsed
  case missingCard
  case cardKnown(Card)
  /// The outcome of one of the card's top-ups is unknown.
  case cardInUse
  case opening
  /// If the wallet's file is damaged, it was left unchanged.
  case storage(StorageError)
  /// The bank has charged cards for top-ups that the wallet lacks, so it is an older one.
  case missingTopUps(count: Int, total: Won)
  /// No intact backup exists.
  case noBackup
  case unknown

  /// The charges of top-ups that the wallet lacks.
  public static func missing(_ charges: [BankCharge]) -> WalletError {
    .missingTopUps(
      count: charges.count, total: charges.reduce(.zero) { $0 + $1.amount })
  }

  public var phrase: Phrase {
    switch self {
    case .insufficient(let missing):
      Phrase(
        ko: "잔고가 \(missing.text(.korean)) 모자랍니다. 충전하세요.",
        en: "The balance is \(missing.text(.english)) short; top up first.")
    case .invalidAmount:
      Phrase(
        ko:
          "\(TopUpRequest.amounts.lowerBound.text(.korean))부터 \(TopUpRequest.amounts.upperBound.text(.korean))까지 적으세요.",
        en:
          "Enter \(TopUpRequest.amounts.lowerBound.amount) to \(TopUpRequest.amounts.upperBound.text(.english))."
      )
    case .cardRefused:
      Phrase(
        ko: "모의 은행이 이 카드를 거절했습니다. 다른 카드를 고르세요.",
        en: "The mock bank refused this card; choose another one.")
    case .bankSilent:
      Phrase(
        ko: "모의 은행이 답하지 않아 충전하지 않았습니다. 다시 해 보세요.",
        en: "The mock bank did not answer, so nothing was charged; try again.")
    case .bankUncertain:
      Phrase(
        ko: "모의 은행의 답이 늦습니다. 청구되었는지 갈비가 다시 물어봅니다.",
        en: "The mock bank is late; Galbi asks again whether it has charged the card.")
    case .chargedNotKept:
      Phrase(
        ko: "카드는 청구되었지만 지갑에 적지 못했습니다. 디스크를 확인하면 저절로 들어옵니다.",
        en: "The card was charged, but the wallet could not be written; it is as soon as it can be."
      )
    case .keyUsed:
      Phrase(
        ko: "이 화면의 요청은 이미 다른 내용으로 쓰였습니다. 닫고 다시 여세요.",
        en: "This form has asked for something else already; close it and open it again.")
    case .missingCard:
      Phrase(ko: "그런 카드가 없습니다. 카드를 추가하세요.", en: "There is no such card; add one.")
    case .cardKnown(let card):
      Phrase(
        ko: "\(card.name) 카드는 이미 있습니다.", en: "\(card.name) is there already.")
    case .cardInUse:
      Phrase(
        ko: "결과를 기다리는 충전이 있어 아직 삭제할 수 없습니다. 잠시 후 다시 시도해 주세요.",
        en: "A top-up with this card isn’t settled yet. Try again in a moment.")
    case .opening:
      Phrase(ko: "지갑을 여는 중입니다. 잠깐만요.", en: "The wallet is being opened; one moment.")
    case .storage(.cannotRead):
      Phrase(
        ko: "지갑을 읽을 수 없습니다. 자료 폴더를 확인하세요.",
        en: "The wallet cannot be read; check the data folder.")
    case .storage(.cannotWrite):
      Phrase(
        ko: "지갑에 쓸 수 없어 아무것도 하지 않았습니다. 자료 폴더의 권한을 확인하세요.",
        en:
          "The wallet cannot be written, so nothing was done; check the data folder's permissions.")
    case .storage(.diskFull):
      Phrase(
        ko: "디스크가 가득 차서 아무것도 하지 않았습니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full, so nothing was done; make room and try again.")
    case .storage(.busy):
      Phrase(
        ko: "다른 프로그램이 지갑을 쓰고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another program is writing the wallet; try again in a moment.")
    case .storage(.newerData):
      Phrase(
        ko: "더 새로운 갈비가 쓴 지갑입니다. 갈비를 새 판으로 바꾸세요.",
        en: "A newer Galbi wrote the wallet; update this one.")
    case .storage(.damaged):
      Phrase(
        ko: "지갑 파일이 손상되었습니다. 슈퍼페이에서 어떻게 할지 고르세요.",
        en: "The wallet's file is damaged; choose at SuperPay what to do.")
    case .storage(let error): error.phrase
    case .missingTopUps(let count, let total):
      Phrase(
        ko: "모의 은행이 청구한 충전 \(count)건(\(total.text(.korean)))이 지갑에 없습니다. 슈퍼페이에서 어떻게 할지 고르세요.",
        en:
          "The wallet lacks \(count == 1 ? "a top-up" : "\(count) top-ups") that the mock bank has "
          + "charged (\(total.text(.english))); choose at SuperPay what to do.")
    case .noBackup:
      Phrase(ko: "되돌릴 사본이 없습니다.", en: "There is no copy to bring back.")
    case .unknown:
      Phrase(
        ko: "알 수 없는 문제가 생겼습니다. 다시 해 보세요.", en: "Something unknown went wrong; try again.")
    }
  }
}
