import LedgerDomain
import Phrases
import StatementsDomain
import WalletDomain

/// The texts of the import.
enum ImportText {
  static let choose = Phrase(ko: "선택해 주세요", en: "Choose")
  static let whichOrder = Phrase(
    ko: "날짜의 순서를 알 수 없습니다. ‘날짜 순서’에서 선택해 주세요.",
    en: "The order of the dates is unclear. Choose it under Date order.")
  static let whichSheet = Phrase(
    ko: "내역이 있는 시트가 여러 개입니다. ‘시트’를 확인해 주세요.",
    en: "Several sheets have entries. Check Sheet.")
  static let whichKind = Phrase(
    ko: "금액의 +가 지출인지 수입인지 파일만으로는 알 수 없습니다. ‘파일 종류’를 확인해 주세요.",
    en: "The file doesn’t say whether + is spent or received. Check Kind.")
  static let leftOut = Phrase(ko: "제외한 줄", en: "Left out")
  static let invalidAndLeftOut = Phrase(ko: "읽을 수 없거나 제외한 줄", en: "Unreadable or left out")
  static let notRead = Phrase(
    ko: "읽기를 취소했습니다. 가져온 내역은 없습니다.", en: "Reading was cancelled. Nothing was imported.")
  static let title = Phrase(ko: "가져오기", en: "Import")
  static let path = Phrase(ko: "파일", en: "File")
  static let pathExample = Phrase(ko: "예: ~/bank.csv", en: "e.g. ~/bank.csv")
  static let read = Phrase(ko: "미리 보기", en: "preview")
  static let add = Phrase(ko: "가져오기", en: "import")
  static let none = Phrase(ko: "(없음)", en: "(None)")
  static let first = Phrase(ko: "내역 미리 보기", en: "Preview")
  static let invalidLines = Phrase(ko: "읽을 수 없는 줄", en: "Unreadable lines")
  static let cancelling = Phrase(
    ko: "취소하면 아무것도 바뀌지 않습니다.", en: "If you cancel, nothing is changed.")
  static let named = Phrase(
    ko: "파일에 적힌 계좌가 있으면 그 계좌로 가져옵니다.",
    en: "If the file names an account, its entries go there.")
  static let onlyEntries = Phrase(
    ko: "공유 데이터에는 내역만 추가할 수 있습니다. 계좌, 분류, 시작 잔액은 관리 권한이 있어야 추가할 수 있습니다.",
    en:
      "You can only add entries to the shared books. Accounts, categories and opening balances "
      + "need the right to manage.")
  static let reading = Phrase(ko: "파일을 읽는 중입니다.", en: "Reading the file…")
  static let adding = Phrase(ko: "가져오는 중입니다.", en: "Importing…")
  static let hint = Phrase(
    ko: "은행에서 받은 파일(엑셀, CSV)의 경로를 입력하거나 창에 끌어다 놓아 주세요. 가져오기 전에 내용을 확인할 수 있습니다.",
    en:
      "Enter the path of your bank’s file (Excel, CSV), or drop it here. You can review it before "
      + "importing.")
  static let unusable = Phrase(
    ko: "날짜, 내용, 금액에 해당하는 열을 선택해 주세요.",
    en: "Choose the columns for date, description and amount.")
  static let allKnown = Phrase(
    ko: "새로운 내역이 없습니다. 다른 은행의 파일이면 계좌를 바꿔 주세요.",
    en: "There are no new entries. If the file is another bank’s, change the account.")
  static let nothingNew = Phrase(ko: "새로운 내역이 없습니다.", en: "There are no new entries.")
  static let account = Phrase(ko: "계좌", en: "Account")
  static let newAccount = Phrase(ko: "새 계좌", en: "New")
  static let accountName = Phrase(ko: "계좌 이름", en: "Name")
  static let password = Phrase(ko: "파일 비밀번호", en: "File password")
  static let usualPassword = Phrase(
    ko: "비밀번호가 걸린 파일입니다. 보통 생년월일 6자리입니다. 비밀번호는 저장하지 않습니다.",
    en: "The file has a password, usually the birthday in six digits. It is not kept.")
  static let files = Phrase(ko: "받은 파일", en: "Downloads")
  static let otherFile = Phrase(ko: "다른 파일", en: "other file")

  /// As `새 내역 12건, 중복 3건, 읽을 수 없는 줄 2개`.
  static func counts(_ preview: ImportPreview) -> Phrase {
    let (new, known) = (preview.new.count.grouped, preview.knownCount.grouped)
    let wrong = preview.statement.invalidCount.grouped
    return Phrase(
      ko: "새 내역 \(new)건, 중복 \(known)건, 읽을 수 없는 줄 \(wrong)개",
      en: "\(new) new, \(known) already there, \(wrong) unreadable")
  }

  /// The same with the position of what cannot be read; omits zero counts.
  static func shortCounts(_ preview: ImportPreview, _ position: String?) -> Phrase {
    let (known, wrong) = (preview.knownCount, preview.statement.invalidCount)
    func list(_ new: String, _ knownWords: String, _ wrongWords: String) -> String {
      ([new] + (known > 0 ? [knownWords] : []) + (wrong > 0 ? [wrongWords] : []))
        .joined(separator: ", ")
    }
    return Phrase(
      ko: list(
        "새 내역 \(preview.new.count.grouped)건", "중복 \(known.grouped)건",
        "읽을 수 없는 줄 \(position ?? wrong.grouped + "개")"),
      en: list(
        "\(preview.new.count.grouped) new", "\(known.grouped) already there",
        position.map { "unreadable \($0)" } ?? "\(wrong.grouped) unreadable"))
  }

  /// As `분류: 식비 12건, 교통 3건`.
  static func shares(_ preview: ImportPreview) -> Phrase {
    let shares = preview.shares.map {
      Phrase.composed(ko: "\($0.name) \($0.count.grouped)건", en: "\($0.name) \($0.count.grouped)")
    }
    return list(shares, Phrase(ko: "분류", en: "Categories"))
  }

  /// Why the user shall look at the account.
  static func account(_ preview: ImportPreview, isChosen: Bool) -> Phrase? {
    func name(_ id: LedgerAccount.ID) -> Phrase {
      (preview.accounts.first { $0.id == id } ?? LedgerAccount(id: id)).phrase
    }
    switch preview.accountQuestion {
    case .apart(let id) where !isChosen && preview.account.existing == nil:
      return Phrase.composed(
        ko: "잔액이 ‘\(name(id))’에서 이어지지 않아 새 계좌로 가져옵니다. 같은 계좌이면 ‘계좌’를 바꿔 주세요.",
        en: """
          The balances don’t continue \(name(id)), so a new account is offered. If it is the same one, \
          change Account.
          """)
    case .otherCard(let id) where !isChosen && preview.account.existing == nil:
      return Phrase.composed(
        ko: "‘\(name(id))’ 계좌와 카드 번호가 달라 새 계좌로 가져옵니다. 한 계좌로 쓰면 ‘계좌’를 바꿔 주세요.",
        en: """
          The card’s number is not that of \(name(id)), so a new account is offered. If both are one \
          account, change Account.
          """)
    case .otherKind(let id) where !isChosen && preview.account.existing == nil:
      return Phrase.composed(
        ko: "‘\(name(id))’ 계좌와 종류가 달라 새 계좌로 가져옵니다. 한 계좌로 쓰면 ‘계좌’를 바꿔 주세요.",
        en: """
          \(name(id)) is another kind of account, so a new one is offered. If both are one account, \
          change Account.
          """)
    case .alike(let id) where !isChosen && preview.account.existing == nil:
      return Phrase.composed(
        ko: "‘\(name(id))’에도 같은 내역이 있지만 새 계좌로 가져옵니다. 같은 계좌이면 ‘계좌’를 바꿔 주세요.",
        en: """
          \(name(id)) has entries of this file, but a new account is offered. If it is the same one, \
          change Account.
          """)
    case .otherLayout(let id) where !isChosen && preview.account.existing == nil:
      return Phrase.composed(
        ko: "‘\(name(id))’에 가져온 파일과 열이나 카드가 달라 새 계좌로 가져옵니다. 같은 계좌이면 ‘계좌’를 바꿔 주세요.",
        en: """
          Earlier files of \(name(id)) had other columns or cards, so a new account is offered. If it is \
          the same one, change Account.
          """)
    case .otherHolder(let id) where !isChosen && preview.account.existing == nil:
      return Phrase.composed(
        ko: "파일에 적힌 명의가 ‘\(name(id))’ 계좌의 명의와 같은지 알 수 없어 새 계좌로 가져옵니다. 같은 계좌이면 ‘계좌’를 바꿔 주세요.",
        en: """
          The file names a holder who is not known to be that of \(name(id)), so a new account is \
          offered. If it is the same one, change Account.
          """)
    case .several where !isChosen:
      return Phrase(
        ko: "잔액만으로는 어느 계좌의 파일인지 알 수 없습니다. ‘계좌’를 확인해 주세요.",
        en: "The balances don’t say whose file this is. Check Account.")
    case .severalFiles where !isChosen:
      return Phrase(
        ko: "이런 이름의 파일을 여러 계좌에 가져왔습니다. ‘계좌’를 확인해 주세요.",
        en: "Files of this name went into several accounts. Check Account.")
    default: break
    }
    guard preview.isApart, let id = preview.account.existing else { return nil }
    return Phrase.composed(
      ko: "잔액이 ‘\(name(id))’에서 이어지지 않습니다. 이 계좌의 파일이 맞는지 확인해 주세요.",
      en: "The balances don’t continue \(name(id)). Check that the file is of this account.")
  }

  static func list(_ names: [Phrase], _ title: Phrase) -> Phrase {
    [title, names.joined(separator: ", ")].joined(separator: ": ")
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count.grouped) entries"
  }

  /// The title of the button where no entries are added: it gives some their final amounts, adds accounts, or remembers
  /// what was cancelled.
  static func withoutEntries(_ preview: ImportPreview) -> Phrase {
    let (settled, out) = (preview.settledCount, preview.leftOutCount)
    if settled > 0 {
      return Phrase(ko: "확정 금액 \(settled.grouped)건 반영", en: "settle \(entries(settled))")
    }
    if preview.accountCount > 0 { return addAccounts(preview.accountCount) }
    return Phrase(
      ko: "취소된 승인 \(out.grouped)건 기억",
      en: "remember \(out == 1 ? "1 cancelled payment" : "\(out.grouped) cancelled payments")")
  }

  private static func addAccounts(_ count: Int) -> Phrase {
    Phrase(
      ko: "계좌 \(count.grouped)개 가져오기",
      en: count == 1 ? "import 1 account" : "import \(count.grouped) accounts")
  }

  /// The title of the button where it has little room.
  static func add(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건 가져오기",
      en: "import \(entries(count))")
  }

  /// The title of the button that adds so many to an account.
  static func add(_ count: Int, to account: Phrase) -> Phrase {
    Phrase.composed(
      ko: "\(account)에 \(count.grouped)건 가져오기",
      en: "import \(entries(count)) into \(account)")
  }

  /// What is shown while so many are added.
  static func adding(_ count: Int) -> Phrase {
    Phrase(
      ko: "내역 \(count.grouped)건을 가져오는 중입니다.",
      en: count == 1 ? "Importing 1 entry…" : "Importing \(count.grouped) entries…")
  }

  static func invalid(_ line: BankStatement.InvalidLine) -> Phrase {
    Phrase.composed(
      ko: "\(line.number.grouped)번째 줄: \(line.error)",
      en: "Line \(line.number.grouped): \(line.error)")
  }

  static func leftOut(_ line: BankStatement.LeftOutLine) -> Phrase {
    let reason =
      switch line.reason {
      case .total: Phrase(ko: "합계", en: "a total")
      case .failed: Phrase(ko: "이루어지지 않은 결제", en: "a payment that did not happen")
      case .cancelled: Phrase(ko: "취소된 승인", en: "a cancelled payment")
      case .notBilled: Phrase(ko: "청구되지 않음", en: "not billed")
      case .interest: Phrase(ko: "대출 이자", en: "interest of the loan")
      case .carried: Phrase(ko: "이월 잔액", en: "a balance carried over")
      case .unmoved: Phrase(ko: "움직인 금액 없음", en: "nothing was moved")
      case .remark: Phrase(ko: "안내 문구", en: "a remark")
      }
    return Phrase.composed(
      ko: "\(line.number.grouped)번째 줄: \(reason), 제외",
      en: "Line \(line.number.grouped): \(reason), left out")
  }

  /// Says how many invalid lines are not listed.
  static func more(_ count: Int) -> Phrase {
    Phrase(ko: "그 밖에 \(count.grouped)개", en: "\(count.grouped) more")
  }
}
