public import Phrases
public import Storage
public import Time
public import WalletDomain

/// What can go wrong with the ledger, one case for each thing that the user can do about it.
public enum LedgerError: PhrasedError, Hashable {
  case storage(StorageError)
  /// The rows are gone.
  case missing
  /// A movement of the wallet cannot be deleted.
  case walletStays
  /// All that a command has changed which is undone or redone was changed elsewhere since.
  case undoOverChange
  /// The categories or the rules were changed elsewhere since they were read.
  case settingsChanged
  /// A category's name is empty or too long.
  case categoryName
  /// Another category has this name.
  case categoryTaken(String)
  /// `.other` cannot be removed.
  case otherStays
  /// A rule says nothing of an entry, or its least amount is above its most.
  case ruleMatchesAll
  /// A budget is not an amount that an entry may have.
  case budgetAmount
  /// There are so many categories, rules or budgets already.
  case tooMany(Int)
  /// Another statement was imported since the user has seen what this one brings.
  case importedSince
  /// The ledger has all entries of a statement already.
  case nothingNew
  /// So many rows are locked by a reconciliation.
  case locked(Int)
  /// An account's name is empty or too long.
  case accountName
  /// Another account has this name.
  case accountTaken(String)
  /// SuperPay and cash cannot be removed.
  case accountStays
  /// SuperPay began with nothing.
  case superPayOpening
  /// An account that is to be removed has so many rows.
  case accountNotEmpty(Int)
  /// The wallet's movements belong to SuperPay, and nothing else does.
  case walletAccount
  /// An opening balance is too large.
  case openingAmount
  /// By so much the statement's balance is above that of the cleared rows, or below if negative.
  case difference(Won)
  /// Locking would lock no row.
  case nothingCleared
  /// A statement ends before the last one of its account, which ends on this day.
  case statementDay(Day)
  /// The user has cancelled a change before it was made.
  case cancelled
  /// The account has no reconciliation to unlock.
  case nothingLocked
  /// Of a movement of the wallet only category and note may be others.
  case walletFacts
  /// An entry was changed elsewhere since the user has seen it.
  case entryChanged
  /// An entry is linked with others, which would no longer fit.
  case linked
  /// So much of a purchase has not come back yet, and less than is to be linked.
  case refunded(Won)
  /// The amount of a part is that of its split.
  case splitAmount
  /// The parts of an entry do not come to its amount.
  case splitSum
  /// An entry's amount is zero or too large, or its text is empty.
  case entryAmount
  case entryText
  /// A search asks for what cannot be understood.
  case query(LedgerQueryFault)
  case unknown

  public var phrase: Phrase {
    if let phrase = accountPhrase ?? editPhrase { return phrase }
    return switch self {
    case .query(let fault): fault.phrase
    case .storage(.cannotRead), .storage(.gone):
      Phrase(
        ko: "가계부를 불러올 수 없습니다. 데이터 폴더를 확인해 주세요.",
        en: "The ledger can’t be read. Check the data folder.")
    case .storage(.cannotWrite):
      Phrase(
        ko: "가계부를 저장할 수 없습니다. 데이터 폴더의 권한을 확인해 주세요.",
        en: "The ledger can’t be saved. Check the data folder’s permissions.")
    case .storage(.diskFull):
      Phrase(
        ko: "디스크가 가득 차서 아무것도 바꾸지 않았습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full, so nothing was changed. Free up space and try again.")
    case .storage(.busy):
      Phrase(
        ko: "다른 프로그램이 가계부를 사용하고 있습니다. 잠시 후 다시 시도해 주세요.",
        en: "Another program is using the ledger. Try again in a moment.")
    case .storage(.newerData):
      Phrase(
        ko: "더 새로운 버전의 갈비에서 저장한 가계부입니다. 갈비를 업데이트해 주세요.",
        en: "The ledger was saved by a newer Galbi. Update Galbi.")
    case .storage(.damaged):
      Phrase(
        ko: "지갑 파일이 손상되었습니다. 슈퍼페이에서 복구 방법을 선택해 주세요.",
        en: "The wallet file is damaged. Go to SuperPay to repair it.")
    case .storage(let error): error.phrase
    case .missing:
      Phrase(
        ko: "선택한 항목이 더 이상 없습니다. 다시 선택해 주세요.",
        en: "This no longer exists. Select again.")
    case .walletStays:
      Phrase(
        ko: "슈퍼페이 내역은 삭제할 수 없습니다. 분류와 메모만 바꿀 수 있습니다.",
        en: "SuperPay entries can’t be deleted. You can change their category and note.")
    case .undoOverChange:
      Phrase(
        ko: "그사이 다른 곳에서 내역이 바뀌어 되돌리지 않았습니다. 직접 편집해 주세요.",
        en: "The entries were changed elsewhere, so this can’t be undone. Edit them instead.")
    case .settingsChanged:
      Phrase(
        ko: "그사이 다른 곳에서 분류나 규칙이 바뀌었습니다. 다시 시도해 주세요.",
        en: "Categories or rules were changed elsewhere. Try again.")
    case .categoryName:
      Phrase(
        ko: "이름을 \(UserCategory.nameLimit)자 이내로 입력해 주세요.",
        en: "Enter a name of up to \(UserCategory.nameLimit) characters.")
    case .categoryTaken(let name):
      Phrase(ko: "‘\(name)’ 분류가 이미 있습니다.", en: "There is already a category “\(name)”.")
    case .otherStays:
      Phrase(ko: "이 분류는 삭제할 수 없습니다.", en: "This category can’t be deleted.")
    case .ruleMatchesAll:
      Phrase(
        ko: "내용, 단어, 금액 중 하나를 입력하고, 최소 금액은 최대 금액보다 크지 않게 해 주세요.",
        en: "Enter a description, words or an amount, and a minimum not above the maximum.")
    case .budgetAmount: LedgerValidationError.noAmount.phrase
    case .tooMany(let limit):
      Phrase(
        ko: "\(limit.grouped)개까지 만들 수 있습니다.", en: "You can have up to \(limit.grouped).")
    case .cancelled:
      Phrase(ko: "취소했습니다. 바뀐 내역은 없습니다.", en: "Cancelled. Nothing was changed.")
    case .nothingNew:
      Phrase(
        ko: "새로운 내역이 없습니다.", en: "There are no new entries.")
    default:
      Phrase(
        ko: "알 수 없는 문제가 발생했습니다. 다시 시도해 주세요.",
        en: "Something went wrong. Try again.")
    }
  }
}
