import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// The texts of links: of their page, and where entries show them.
enum LinksText {
  static let title = Phrase(ko: "연결", en: "Links")
  static let open = Phrase(ko: "연결", en: "links")
  static let sure = Phrase(ko: "확실", en: "Sure")
  static let doubtful = Phrase(ko: "확인 필요", en: "To check")
  static let loading = Phrase(ko: "연결할 내역을 찾는 중입니다.", en: "Looking for entries to link…")
  static let empty = Phrase(
    ko: """
      연결할 내역이 없습니다. 내 계좌 사이의 이체, 카드대금, 충전, 환불, 두 파일에 있는 같은 결제를 찾습니다. \
      Esc를 누른 뒤 i를 눌러 은행 파일을 더 가져올 수 있습니다.
      """,
    en: """
      No entries to link. Galbi looks for transfers between your accounts, card bills, top-ups, refunds \
      and purchases that stand in two files. Press Esc, then i to import more.
      """)
  static let refuse = Phrase(ko: "연결 안 함", en: "don’t link")
  static let takeOne = Phrase(ko: "이것만 연결", en: "link only this")
  static let takeAll = Phrase(ko: "확실한 내역 모두 연결", en: "link all sure ones")
  static let take = Phrase(ko: "연결", en: "link")
  static let refused = Phrase(
    ko: "연결하지 않습니다. 다시 묻지 않습니다.",
    en: "Not linked, and not asked again.")
  static let gone = Phrase(
    ko: "그사이 내역이 바뀌어 연결하지 않았습니다. 다시 찾았습니다.",
    en: "The entries were changed, so they weren’t linked. The list is up to date now.")
  static let nothing = Phrase(ko: "연결할 내역이 없습니다.", en: "No entries to link.")
  static let noSure = Phrase(
    ko: "확실한 내역이 없습니다. 하나씩 확인해 주세요.",
    en: "Nothing is sure. Check the pairs one by one.")
  static let notKept = Phrase(ko: "갈비에 없는 계좌", en: "account not in Galbi")
  static let entry = Phrase(ko: "내역", en: "Entry")
  static let otherEntry = Phrase(ko: "상대 내역", en: "Other entry")
  static let otherAccount = Phrase(ko: "상대 계좌", en: "Other account")
  static let notInGalbi = Phrase(ko: "갈비에 없음", en: "not in Galbi")
  static let made = Phrase(ko: "새로 만드는 내역", en: "entry to be made")
  static let unlink = Phrase(ko: "연결 해제", en: "unlink")
  static let nothingToUnlink = Phrase(ko: "연결되지 않은 내역입니다.", en: "This entry isn’t linked.")
  static let nothingToShow = Phrase(
    ko: "주문이나 연결된 내역이 없습니다.", en: "This entry has no order and no linked entry.")
  static let unlinked = Phrase(ko: "연결을 해제했습니다.", en: "Unlinked.")
  static let nothingLinked = Phrase(ko: "연결된 내역이 없습니다.", en: "No linked entries.")
  static let linkChosen = Phrase(ko: "선택한 내역 연결", en: "link selected")
  static let chooseMore = Phrase(
    ko: "나간 내역 1건과 들어온 내역을 선택해 주세요. 금액이 맞아야 합니다.",
    en: "Select one payment and what came in for it. The amounts have to fit.")
  static let jump = Phrase(ko: "연결된 내역 보기", en: "show other entry")
  static let explained = Phrase(ko: "카드 내역에 있는 금액", en: "In the card’s entries")
  static let unexplained = Phrase(ko: "카드 내역에 없는 금액", en: "Not in the card’s entries")
  static let notCounted = Phrase(ko: "합계에서 제외", en: "Not counted")
  static let more = Phrase(ko: "설명 더 보기", en: "more about it")
  static let period = Phrase(ko: "이용 기간", en: "Purchases")
  static let interest = Phrase(ko: "이자", en: "Interest")
  static let principal = Phrase(ko: "원금", en: "Principal")
  static let saved = Phrase(ko: "모은 돈", en: "Savings")
  static let interestHint = Phrase(
    ko: "이자가 없으면 비워 둡니다. 다음 내역에는 다시 묻지 않습니다.",
    en: "Leave it empty if there is none. Later payments don’t ask again.")
  static let interestTooHigh = Phrase(
    ko: "이자는 금액보다 적어야 합니다.", en: "Interest must be less than the whole amount.")
}

/// The texts with figures.
extension LinksText {
  /// What Enter does while a sure pair is selected.
  static func takeSure(_ count: Int) -> Phrase {
    guard count > 1 else { return LinksText.take }
    return Phrase(
      ko: "확실한 \(count.grouped)건 연결", en: "link all \(count.grouped) sure ones")
  }

  /// As `우리은행 0123: 어느 계좌인가요?`.
  static func source(of row: LedgerRow) -> Phrase {
    Phrase(ko: "\(row.name): 어느 계좌인가요?", en: "\(row.name): from which account?")
  }

  /// As `카드대금: 어느 카드인가요?`.
  static func card(of row: LedgerRow) -> Phrase {
    Phrase(ko: "\(row.name): 어느 카드인가요?", en: "\(row.name): which card?")
  }

  /// As `대출원리금 812,345원 중 이자`.
  static func interest(in row: LedgerRow) -> Phrase {
    let sum = row.amount.size
    return Phrase.composed(ko: "\(row.name) \(sum) 중 이자", en: "Interest in \(row.name), \(sum)")
  }

  /// As `내역 2건: 연결 종류`.
  static func chosen(_ count: Int) -> Phrase {
    Phrase(
      ko: "내역 \(count.grouped)건: 연결 종류",
      en: count == 1 ? "Link this entry as" : "Link \(count.grouped) entries as")
  }

  /// As `환불 36,000원`, with what is left of it `이체 500,000원, 나머지 500원은 지출`, or of an entry alone
  /// `이체 500,000원 · 갈비에 없는 계좌`.
  static func way(_ proposals: [LinkProposal]) -> Phrase {
    let sum = proposals.reduce(Won.zero) { $0 + $1.amount }
    let kind = proposals[0].kind.phrase
    let rest = proposals[0].interest
    let whole = Phrase.composed(ko: "\(kind) \(sum)", en: "\(kind) \(sum)")
    guard rest > .zero else {
      let isAlone = proposals[0].second == nil && proposals[0].kind != .refund
      return isAlone ? [whole, notKept].joined(separator: " · ") : whole
    }
    return Phrase.composed(
      ko: "\(whole), 나머지 \(rest)은 지출", en: "\(whole), the other \(rest) spent")
  }

  /// As `확실 18 · 확인 필요 3`.
  static func counts(_ model: Links.Model) -> Phrase {
    [(LinksText.sure, model.sureCount), (LinksText.doubtful, model.doubtfulCount)].map {
      text, count in
      [text, Phrase(count.grouped)].joined
    }.joined(separator: " · ")
  }

  /// As `이체 18쌍, 카드대금 14건`, in the order of the kinds.
  static func kinds(_ proposals: [LinkProposal]) -> [Phrase] {
    let counts = proposals.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    return EntryLink.Kind.allCases.compactMap { kind in counts[kind].map(kind.counted) }
  }

  /// What an import has brought, as `이체 18쌍, 환불 2건을 찾았습니다 · P 연결 보기`.
  static func found(_ proposals: [LinkProposal]) -> Phrase {
    let kinds = kinds(proposals).joined(separator: ", ")
    return Phrase.composed(ko: "\(kinds)을 찾았습니다 · P 연결 보기", en: "Found \(kinds) · P shows links")
  }

  /// What entries from before there were links have.
  static func offered(_ proposals: [LinkProposal]) -> Phrase {
    let kinds = kinds(proposals).joined(separator: ", ")
    return Phrase.composed(
      ko: "이전 내역에서 \(kinds)을 찾았습니다 · P 연결 보기",
      en: "Found \(kinds) in earlier entries · P shows links")
  }

  static func linked(_ proposals: [LinkProposal], _ count: Int) -> Phrase {
    let whole = count == proposals.count ? kinds(proposals).joined(separator: ", ") : nil
    let words =
      whole ?? Phrase(ko: "\(count.grouped)건", en: count == 1 ? "1 pair" : "\(count.grouped) pairs")
    return Phrase.composed(ko: "\(words)을 연결했습니다.", en: "Linked \(words).")
  }

  /// How many months are named.
  private static let mostMonths = 3

  /// In which months more or less is spent than before, as `지출 변화: 2026년 9월 +45,000원, 2026년 10월 -500,000원`; nil
  /// if that has not changed.
  static func changed(_ changes: MonthChanges) -> Phrase? {
    guard !changes.list.isEmpty else { return nil }
    func text(_ language: Language) -> String {
      let shown = changes.list.suffix(mostMonths).map { change in
        let sign = change.spent > .zero ? "+" : "-"
        return
          "\(change.month.phrase.text(language)) \(sign)\(change.spent.size.text(language))"
      }
      let rest = changes.list.count - shown.count
      let months = rest == 1 ? "month" : "months"
      let others = language == .korean ? "그 전 \(rest)개월" : "\(rest) earlier \(months)"
      return (shown + (rest > 0 ? [others] : [])).joined(separator: ", ")
    }
    return Phrase(
      ko: "지출 변화: \(text(.korean)).", en: "Expense changed: \(text(.english)).")
  }

  static func unlinked(_ count: Int) -> Phrase {
    guard count > 1 else { return LinksText.unlinked }
    return Phrase(
      ko: "연결 \(count.grouped)건을 해제했습니다.",
      en: "Removed \(count.grouped) links.")
  }

  /// What sums leave out, as `이체 등 1,159,406원 제외`; nil for nothing.
  static func leftOut(_ summary: LedgerSummary) -> Phrase? {
    let moved = summary.leftOut.moved
    guard moved > .zero else { return nil }
    return Phrase.composed(ko: "이체 등 \(moved) 제외", en: "\(moved) moved, not counted")
  }

  /// The same beside sums without units.
  static func leftOutInShort(_ summary: LedgerSummary) -> Phrase? {
    let moved = summary.leftOut.moved
    guard moved > .zero else { return nil }
    return [Phrase(ko: "제외", en: "Moved"), Phrase(moved.amount.grouped)].joined
  }
}

extension EntryLink.Kind {
  /// The sign between two entries, and before one in a table.
  func sign(_ symbols: Symbols) -> Character {
    switch self {
    case .transfer, .cardBill, .topUp: symbols.isASCII ? "~" : "↔"
    case .refund: symbols.isASCII ? "<" : "←"
    case .same: "="
    }
  }
}
