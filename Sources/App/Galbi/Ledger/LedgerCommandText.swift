import Launch
import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// The texts of `galbi ledger`.
@MainActor
enum LedgerCommandText {
  nonisolated static let nothing = Phrase(ko: "내역이 없습니다.", en: "No entries.")
  nonisolated static let income = Phrase(ko: "수입", en: "Income")
  nonisolated static let spending = Phrase(ko: "지출", en: "Expense")
  nonisolated static let categories = Phrase(ko: "분류별 지출", en: "Expense by category")
  nonisolated static let accounts = Phrase(ko: "계좌 잔액", en: "Account balances")

  /// What counts neither as income nor as spending.
  nonisolated static func leftOut(_ kind: EntryLink.Kind) -> Phrase {
    let name = kind.phrase
    return Phrase.composed(ko: "\(name) (집계 제외)", en: "\(name) (not counted)")
  }

  nonisolated static func sureness(_ isSure: Bool) -> Phrase {
    isSure ? Phrase(ko: "확실", en: "sure") : Phrase(ko: "확인 필요", en: "to be checked")
  }

  /// How many pairs were found, and what becomes of those that are sure.
  nonisolated static func links(_ count: Int, sure: Int, isDone: Bool) -> Phrase {
    guard count > 0 else { return Phrase(ko: "연결할 내역이 없습니다.", en: "Nothing to link.") }
    guard isDone else {
      return Phrase(
        ko: "확실 \(sure.grouped)건, 확인 필요 \((count - sure).grouped)건. 확실한 것을 연결하려면 --yes를 붙여 주세요.",
        en: "\(sure.grouped) sure, \((count - sure).grouped) to be checked. With --yes, those that "
          + "are sure are linked.")
    }
    let done = Phrase(ko: "확실한 \(sure.grouped)건을 연결했습니다.", en: "Linked \(sure.grouped).")
    let rest = count - sure
    guard rest > 0 else { return done }
    let others = Phrase(
      ko: "나머지 \(rest.grouped)건은 가계부 화면에서 P를 눌러 확인하거나, galbi ledger links에 내역 번호를 붙여 연결해 주세요.",
      en: rest == 1
        ? "Decide the other one on the ledger’s screen, under P, or link it by its ids."
        : "Decide the other \(rest.grouped) on the ledger’s screen, under P, or link them by their ids."
    )
    return [done, others].joined
  }

  /// That there is no entry with one of these ids.
  static func noSuchEntry(_ ids: [LedgerRow.ID]) -> Phrase {
    let ids = ids.map { "\($0)" }.joined(separator: ", ")
    return Phrase(
      ko: "없는 내역 번호가 있습니다: \(ids). galbi ledger list --json의 id를 사용해 주세요.",
      en: "There is no entry with one of these ids: \(ids). Use those of galbi ledger list --json.")
  }

  /// That entries cannot be linked with each other; `areRefunds` is as in `ChosenEntries`.
  nonisolated static func noWay(areRefunds: Bool?) -> Phrase {
    guard areRefunds == false else {
      return Phrase(
        ko: "연결할 수 없습니다. 나간 내역 1건과 들어온 내역을 금액이 맞게 지정해 주세요.",
        en:
          "These can’t be linked. Name one payment and what came in for it, with amounts that fit.")
    }
    return Phrase(
      ko: "이체로 연결할 수 없습니다. 서로 다른 두 계좌의 나간 내역 1건과 들어온 내역 1건을 지정해 주세요. 들어온 금액이 나간 금액보다 클 수 없습니다.",
      en: """
        These are no transfer. Name one entry that went out and one that came in, of two accounts, \
        with no more coming in than went out.
        """)
  }

  /// The same where a link that they have is in the way.
  nonisolated static let alreadyLinked = Phrase(
    ko: "이미 연결된 내역이 있어 바꾸지 않았습니다. 먼저 가계부 화면에서 p를 눌러 연결을 해제해 주세요.",
    en: """
      One of them is linked already, so nothing was changed. Remove that link on the ledger’s \
      screen first, under p.
      """)
  nonisolated static let severalWays = Phrase(
    ko: "아직 아무것도 바꾸지 않았습니다. --as transfer나 --as refund를 붙여 주세요.",
    en: "Nothing was changed yet. Add --as transfer or --as refund.")
  /// That a query names days of other months than the option.
  nonisolated static let otherMonth = Phrase(
    ko: "검색어의 날짜가 --month의 달에 없습니다. 둘 중 하나만 적어 주세요.",
    en: "The query’s days are not in the month of --month. Give one of the two.")
  /// That an entry is in several pairs that were found.
  nonisolated static let severalPairs = Phrase(
    ko: "아직 아무것도 바꾸지 않았습니다. 연결할 내역의 번호를 모두 적어 주세요.",
    en: "Nothing was changed yet. Name all entries of the pair to link.")
  /// That a pair asks for an amount, an account or a card.
  nonisolated static let asksOnScreen = Phrase(
    ko: "아직 아무것도 바꾸지 않았습니다. 가계부 화면에서 P를 눌러 연결해 주세요. 이자, 계좌나 카드를 확인합니다.",
    en:
      "Nothing was changed yet. Link it on the ledger’s screen, under P, which asks for the interest, the account or the card."
  )
  nonisolated static let linked = Phrase(ko: "연결했습니다.", en: "Linked.")
  nonisolated static let notLinkedYet = Phrase(
    ko: "아직 아무것도 바꾸지 않았습니다. 연결하려면 --yes를 붙여 주세요.",
    en: "Nothing was changed yet. Add --yes to link them.")

  /// What a file brings, or has brought.
  nonisolated static func brings(
    _ count: Int, known: Int, isAdded: Bool, into name: Phrase
  ) -> Phrase {
    let (new, known) = (count.grouped, known.grouped)
    return isAdded
      ? Phrase.composed(
        ko: "\(name): \(new)건을 가져왔습니다. 이미 있던 내역 \(known)건.",
        en: "\(name): added \(new), \(known) already there.")
      : Phrase.composed(
        ko: "\(name): 새 내역 \(new)건, 이미 있는 내역 \(known)건.",
        en: "\(name): \(new) new, \(known) already there.")
  }

  nonisolated static func noPassword(in path: String) -> Phrase {
    Phrase(
      ko: "--password-file 파일을 읽을 수 없거나 비어 있습니다: \(path)",
      en: "The --password-file can’t be read, or is empty: \(path)")
  }

  /// That the name of a new account may be a slip.
  nonisolated static func likeAnother(_ name: String, _ other: Phrase) -> Phrase {
    let name = name.shortened(to: 40)
    return Phrase.composed(
      ko: "‘\(name)’: 기호만 다른 계좌가 있습니다: ‘\(other)’. 그 이름을 쓰거나, 새 계좌라면 화면에서 먼저 추가해 주세요.",
      en: """
        “\(name)” differs from the account “\(other)” by signs alone. Use that name, or add the new \
        account on the screen first.
        """)
  }

  nonisolated static func settled(_ count: Int) -> Phrase {
    Phrase(
      ko: "확정된 금액으로 바뀌는 내역 \(count.grouped)건.",
      en: "\(count.grouped) with their final amounts.")
  }

  /// In place of the account, where a file has entries of several.
  nonisolated static func several(_ count: Int) -> Phrase {
    Phrase(ko: "계좌 \(count.grouped)개", en: "\(count.grouped) accounts")
  }

  /// Accounts that come without entries.
  nonisolated static func accounts(_ count: Int, areAdded: Bool) -> Phrase {
    let name = count == 1 ? "1 account" : "\(count.grouped) accounts"
    return areAdded
      ? Phrase(ko: "계좌 \(count.grouped)개를 가져왔습니다.", en: "Added \(name).")
      : Phrase(ko: "가져올 계좌 \(count.grouped)개.", en: "\(name) to add.")
  }

  /// Lines that are no movements of money.
  nonisolated static func leftOut(_ count: Int) -> Phrase {
    Phrase(
      ko: "내역이 아니어서 제외한 줄 \(count.grouped)개.",
      en: count == 1 ? "1 line is not an entry." : "\(count.grouped) lines are not entries.")
  }

  /// That entries are missing, since the wallet lacks movements.
  nonisolated static func lacking(_ problem: WalletError) -> Phrase {
    [
      problem.phrase,
      Phrase(ko: "빠진 내역이 있을 수 있습니다.", en: "Entries may be missing."),
    ].joined
  }

  /// How the files are really brought in.
  nonisolated static let dry = Phrase(
    ko: "아직 아무것도 바꾸지 않았습니다. 가져오려면 --yes를 붙여 주세요.",
    en: "Nothing was changed yet. Add --yes to import.")

  nonisolated static let nothingNew = Phrase(
    ko: "새로운 내역이 없습니다.", en: "There are no new entries.")

  nonisolated static let exists = Phrase(
    ko: "같은 이름의 파일이 이미 있습니다. 덮어쓰려면 --yes를 붙여 주세요.",
    en: "A file with this name already exists. Add --yes to replace it.")

  nonisolated static func exported(_ count: Int) -> Phrase {
    Phrase(
      ko: "내역 \(count.grouped)건을 내보냈습니다.",
      en: count == 1 ? "Exported 1 entry." : "Exported \(count.grouped) entries.")
  }

  nonisolated static let questioned = Phrase(
    ko: "확인이 필요해 아무것도 바꾸지 않았습니다.",
    en: "Nothing was changed, because a question needs an answer.")
  nonisolated static let unread = Phrase(
    ko: "읽을 수 없는 파일이 있어 아무것도 바꾸지 않았습니다.",
    en: "Nothing was changed, since a file couldn’t be read.")
  nonisolated static let unreadable = Phrase(
    ko: "읽을 수 있는 줄이 없는 파일이 있어 아무것도 바꾸지 않았습니다.",
    en: "Nothing was changed, since no line of a file could be read.")

  /// What the other commands are.
  static func help(_ language: Language) -> String {
    LaunchHelp.text(
      CommandForm.all.filter { $0.words.first == "ledger" && $0.words.count > 1 }
        .map { ($0.usage, $0.text) }, language)
  }
}
