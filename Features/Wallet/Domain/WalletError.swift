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
  /// The bank has no such card, and has not charged it.
  case cardForgotten
  /// The bank could not read or change what it keeps, and will not charge the card.
  case bankFailed(StorageError)
  /// The bank could not read or change what it keeps; the wallet keeps asking it.
  case bankUnreadable(StorageError)
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
  /// The clock shows a day that no book has.
  case wrongClock
  case unknown

  /// The charges of top-ups that the wallet lacks.
  public static func missing(_ charges: [BankCharge]) -> WalletError {
    .missingTopUps(
      count: charges.count, total: charges.reduce(.zero) { $0 + $1.amount })
  }

  /// Why a card was not charged or registered.
  init(_ error: BankError) {
    self =
      switch error {
      case .noAnswer: .bankSilent
      case .unknownCard: .cardForgotten
      case .storage(let error): .bankFailed(error)
      }
  }

  public var phrase: Phrase {
    switch self {
    case .insufficient(let missing):
      Phrase.composed(
        ko: "잔액이 \(missing) 부족합니다. 슈퍼페이에서 t를 눌러 먼저 충전해 주세요.",
        en: "Your balance is \(missing) short. In SuperPay, press t to top up first.")
    case .invalidAmount:
      Phrase(
        ko:
          "\(TopUpRequest.amounts.lowerBound.text(.korean))부터 "
          + "\(TopUpRequest.amounts.upperBound.text(.korean))까지 입력해 주세요.",
        en:
          "Enter an amount from \(TopUpRequest.amounts.lowerBound.amount) to "
          + "\(TopUpRequest.amounts.upperBound.text(.english))."
      )
    case .cardRefused:
      Phrase(
        ko: "모의 은행에서 이 카드를 거절했습니다. 다른 카드를 선택해 주세요.",
        en: "The mock bank declined this card. Choose another one.")
    case .bankSilent:
      Phrase(
        ko: "모의 은행이 응답하지 않아 충전하지 않았습니다. 다시 시도해 주세요.",
        en: "The mock bank did not respond, so nothing was charged. Try again.")
    case .bankUncertain:
      Phrase(
        ko: "모의 은행의 응답이 늦어지고 있습니다. 결제되었는지 다시 확인합니다.",
        en: "The mock bank is slow to respond. Galbi will check again whether the card was charged."
      )
    case .cardForgotten:
      Phrase(
        ko: "모의 은행에 이 카드의 기록이 없어 결제하지 않았습니다. 카드를 다시 추가해 주세요.",
        en: "The mock bank has no record of this card, so nothing was charged. Add the card again.")
    case .bankFailed(.diskFull): WalletError.storage(.diskFull).phrase
    case .bankFailed(.damaged):
      Phrase(
        ko: "모의 은행의 파일이 손상되어 새로 만들었고, 아무것도 결제하지 않았습니다. 카드를 다시 추가해 주세요.",
        en:
          "The mock bank’s file was damaged and has been replaced, so nothing was charged. "
          + "Add the card again.")
    case .bankFailed(.cannotRead), .bankFailed(.cannotWrite), .bankFailed(.gone):
      Phrase(
        ko: "모의 은행의 파일에 저장할 수 없어 아무것도 결제하지 않았습니다. 데이터 폴더의 권한을 확인해 주세요.",
        en:
          "The mock bank’s file can’t be saved, so nothing was charged. Check the data folder’s "
          + "permissions.")
    case .bankFailed(let error): error.phrase
    case .bankUnreadable(let error):
      [
        error.phrase,
        Phrase(
          ko: "카드가 결제되었는지 다시 확인합니다.", en: "Galbi will check again whether the card was charged."),
      ].joined
    case .chargedNotKept:
      Phrase(
        ko: "카드는 결제되었지만 지갑에 저장하지 못했습니다. 디스크를 확인해 주세요. 저장할 수 있게 되면 잔액에 반영됩니다.",
        en:
          "The card was charged, but the wallet couldn’t be saved. Check the disk; the money is "
          + "added to your balance once it can be saved."
      )
    case .keyUsed:
      Phrase(
        ko: "이미 다른 내용으로 처리된 요청입니다. 닫고 다시 열어 주세요.",
        en: "This form was already used for another request. Close it and open it again.")
    case .missingCard:
      Phrase(ko: "카드를 찾을 수 없습니다. 카드를 추가해 주세요.", en: "Card not found. Add one.")
    case .cardKnown(let card):
      Phrase(
        ko: "\(card.name) 카드는 이미 등록되어 있습니다.",
        en: "\(card.name) has already been added.")
    case .cardInUse:
      Phrase(
        ko: "결과를 기다리는 충전이 있어 아직 삭제할 수 없습니다. 잠시 후 다시 시도해 주세요.",
        en: "A top-up with this card isn’t settled yet. Try again in a moment.")
    case .opening:
      Phrase(ko: "지갑을 여는 중입니다. 잠시만 기다려 주세요.", en: "The wallet is opening. One moment.")
    case .storage(.cannotRead):
      Phrase(
        ko: "지갑을 읽을 수 없습니다. 데이터 폴더를 확인해 주세요.",
        en: "The wallet can’t be read. Check the data folder.")
    case .storage(.cannotWrite):
      Phrase(
        ko: "지갑에 저장할 수 없어 아무것도 하지 않았습니다. 데이터 폴더의 권한을 확인해 주세요.",
        en: "The wallet can’t be saved, so nothing was done. Check the data folder’s permissions.")
    case .storage(.diskFull):
      Phrase(
        ko: "디스크가 가득 차서 아무것도 하지 않았습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full, so nothing was done. Free up space and try again.")
    case .storage(.busy):
      Phrase(
        ko: "다른 프로그램이 지갑을 사용하고 있습니다. 잠시 후 다시 시도해 주세요.",
        en: "Another program is using the wallet. Try again in a moment.")
    case .storage(.newerData):
      Phrase(
        ko: "더 새로운 버전의 갈비에서 저장한 지갑입니다. 갈비를 업데이트해 주세요.",
        en: "The wallet was saved by a newer Galbi. Update Galbi.")
    case .storage(.damaged):
      Phrase(
        ko: "지갑 파일이 손상되었습니다. 슈퍼페이에서 복구 방법을 선택해 주세요.",
        en: "The wallet file is damaged. Go to SuperPay to repair it.")
    case .storage(let error): error.phrase
    case .missingTopUps(let count, let total):
      Phrase(
        ko: "모의 은행에서 결제된 충전 \(count)건(\(total.text(.korean)))이 지갑에 없습니다. 슈퍼페이에서 복구 방법을 선택해 주세요.",
        en:
          "The wallet is missing \(count == 1 ? "a top-up" : "\(count) top-ups") that the mock "
          + "bank charged (\(total.text(.english))). Go to SuperPay to repair it."
      )
    case .wrongClock:
      Phrase(
        ko: "시계가 1년부터 9999년 사이의 날짜가 아니어서 아무것도 하지 않았습니다. 시계를 맞춰 주세요.",
        en: "The clock’s day is not in the years 1 to 9999, so nothing was done. Set the clock.")
    case .noBackup:
      Phrase(ko: "복원할 백업이 없습니다.", en: "There is no backup to restore.")
    case .unknown:
      Phrase(
        ko: "알 수 없는 문제가 발생했습니다. 다시 시도해 주세요.",
        en: "Something went wrong. Try again.")
    }
  }
}
