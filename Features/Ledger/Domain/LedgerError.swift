public import Phrases
public import Storage

/// What can go wrong with the ledger, one case for each thing that the user can do about it.
public enum LedgerError: PhrasedError, Hashable {
  case storage(StorageError)
  /// The rows are gone.
  case missing
  /// A movement of the wallet cannot be deleted.
  case walletStays
  /// The rows of a change that is undone or redone were changed elsewhere.
  case undoOverChange
  /// A category's name is empty, too long, or another one's.
  case categoryName
  /// `.other` cannot be removed.
  case otherStays
  /// A rule says nothing of an entry, or its least amount is above its most.
  case ruleMatchesAll
  /// There are so many categories or rules already.
  case tooMany(Int)
  /// The ledger has all entries of a statement already.
  case nothingNew
  case unknown

  public var phrase: Phrase {
    switch self {
    case .storage(.cannotRead), .storage(.gone):
      Phrase(
        ko: "내역을 읽을 수 없습니다. 자료 폴더를 확인하세요.",
        en: "The ledger cannot be read; check the data folder.")
    case .storage(.cannotWrite):
      Phrase(
        ko: "내역을 저장할 수 없습니다. 자료 폴더의 권한을 확인하세요.",
        en: "The ledger cannot be stored; check the data folder's permissions.")
    case .storage(.diskFull):
      Phrase(
        ko: "디스크가 가득 차서 아무것도 바꾸지 않았습니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full, so nothing was changed; make room and try again.")
    case .storage(.busy):
      Phrase(
        ko: "다른 프로그램이 내역을 쓰고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another program is writing the ledger; try again in a moment.")
    case .storage(.newerData):
      Phrase(
        ko: "더 새로운 갈비가 쓴 내역입니다. 갈비를 새 판으로 바꾸세요.",
        en: "A newer Galbi wrote the ledger; update this one.")
    case .storage(.damaged):
      Phrase(
        ko: "지갑 파일이 손상되었습니다. 슈퍼페이에서 어떻게 할지 고르세요.",
        en: "The wallet's file is damaged; choose at SuperPay what to do.")
    case .storage(let error): error.phrase
    case .missing:
      Phrase(
        ko: "그 내역은 이제 없습니다. 다른 것을 고르세요.",
        en: "Those entries are gone; choose others.")
    case .walletStays:
      Phrase(
        ko: "슈퍼페이의 내역은 지울 수 없습니다. 분류와 메모만 고치세요.",
        en: "Entries of SuperPay cannot be deleted; change their category or note.")
    case .undoOverChange:
      Phrase(
        ko: "그사이 다른 곳에서 내역이 바뀌어서 그대로 두었습니다. 직접 고치세요.",
        en: "The entries were changed elsewhere since, so nothing was done; change them by hand.")
    case .categoryName:
      Phrase(
        ko: "다른 분류와 겹치지 않는 이름을 \(UserCategory.nameLimit)자 이내로 입력해 주세요.",
        en: "Enter a name of up to \(UserCategory.nameLimit) characters that no other category has."
      )
    case .otherStays:
      Phrase(ko: "이 분류는 삭제할 수 없습니다.", en: "This category can’t be removed.")
    case .ruleMatchesAll:
      Phrase(
        ko: "내용, 단어, 금액 중 하나를 입력해 주세요.", en: "Enter a payee, words or an amount.")
    case .tooMany(let limit):
      Phrase(
        ko: "\(limit.grouped)개까지 만들 수 있습니다.", en: "You can have up to \(limit.grouped).")
    case .nothingNew:
      Phrase(
        ko: "새 내역이 없어서 아무것도 바꾸지 않았습니다.",
        en: "There is no new entry, so nothing was changed.")
    case .unknown:
      Phrase(
        ko: "알 수 없는 문제가 생겼습니다. 다시 해 보세요.", en: "Something unknown went wrong; try again.")
    }
  }
}
