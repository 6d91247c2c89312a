import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// The texts with figures.
extension LedgerText {
  /// That a query has no entries at all, or finds none.
  static func nothing(of query: LedgerQuery) -> Phrase {
    query.isEverything ? empty : ListText.nothingFoundHere
  }

  /// What comes after saving an entry of several messages.
  static func moreMessages(_ count: Int) -> Phrase {
    Phrase(
      ko: "저장하면 나머지 문자 \(count.grouped)건이 이어집니다.",
      en: "Saving goes on with \(count.grouped) more \(count == 1 ? "message" : "messages").")
  }

  /// How many of the messages that were pasted at once the form does not go through.
  static func messagesLeftOut(_ count: Int) -> Phrase {
    Phrase(
      ko: "나머지 문자 \(count.grouped)건은 제외했습니다. 이어서 다시 붙여 넣어 주세요.",
      en:
        "\(count.grouped) more \(count == 1 ? "message was" : "messages were") left out. "
        + "Paste the rest afterwards.")
  }

  /// Which day is meant by one without a year.
  static func pastDay(_ day: Day) -> Phrase {
    Phrase.composed(
      ko: "연도가 없으면 \(day.phrase())로 저장합니다.", en: "Without a year this is \(day.phrase()).")
  }

  /// What is wanted of a message that has another currency alone.
  static func foreign(_ amount: String) -> Phrase {
    Phrase(ko: "외화 \(amount): 원화 금액을 입력해 주세요.", en: "\(amount): enter the amount in won.")
  }

  /// How many rows are marked.
  static func marked(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건 선택", en: "\(count.grouped) selected")
  }

  /// The title of the sheet that puts so many rows into a category.
  static func category(of count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 분류", en: "Category of \(english(count))")
  }

  /// The title of the sheet for the note of so many rows.
  static func note(of count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 메모", en: "Note for \(english(count))")
  }

  /// So many of `all` entries were put into a category, and so many refunds were not.
  static func categorised(
    _ count: Int, _ name: Phrase, keptRefunds: Int = 0, of all: Int = 1
  ) -> Phrase {
    var parts: [Phrase] = []
    if count > 0 {
      parts.append(
        Phrase.composed(
          ko: "\(count.grouped)건을 \(name) 분류로 옮겼습니다.",
          en: "Moved \(english(count)) to \(name)."))
    } else if keptRefunds < all {
      parts.append(
        Phrase.composed(ko: "이미 \(name) 분류입니다.", en: "Already in \(name)."))
    }
    if keptRefunds > 0 { parts.append(Self.keptRefunds(all > 1 ? keptRefunds : nil)) }
    return parts.joined
  }

  /// Why refunds stay in their category; nil for the only entry.
  private static func keptRefunds(_ count: Int?) -> Phrase {
    switch count {
    case nil: Phrase(ko: "환불은 결제의 분류를 따릅니다.", en: "A refund has its purchase’s category.")
    case 1?: Phrase(ko: "환불 1건은 결제의 분류를 따릅니다.", en: "1 refund has its purchase’s category.")
    case let count?:
      Phrase(
        ko: "환불 \(count.grouped)건은 결제의 분류를 따릅니다.",
        en: "\(count.grouped) refunds have their purchases’ categories.")
    }
  }

  /// A note has reached its limit.
  static var noteTooLong: Phrase {
    let (bytes, characters) = (LedgerEntry.noteByteLimit, LedgerEntry.noteByteLimit / 3)
    return Phrase(
      ko: "메모는 \(bytes.grouped)바이트(한글 약 \(characters.grouped)자)까지 쓸 수 있습니다.",
      en: "A note can have up to \(bytes.grouped) bytes.")
  }

  /// That a rule for the text is offered.
  static func offered(_ text: String) -> Phrase {
    let shown = text.shortened(to: 20)
    return Phrase(
      ko: "A를 누르면 ‘\(shown)’에 항상 적용합니다.",
      en: "Press A to always do this for “\(shown)”.")
  }

  /// The title of the sheet in which a category is merged into another one.
  static func merge(_ name: Phrase) -> Phrase {
    Phrase.composed(
      ko: "‘\(name)’ 분류를 합칠 곳", en: "Merge “\(name)” into")
  }

  static func merged(_ count: Int) -> Phrase {
    Phrase(
      ko: "분류를 합치고 \(count.grouped)건을 옮겼습니다.",
      en: "Merged, and moved \(english(count)).")
  }

  /// The option that applies rules to so many rows.
  static func apply(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건에 적용", en: "Apply to \(english(count))")
  }

  /// The option of a rule's form.
  static func alsoApply(_ count: Int) -> Phrase {
    Phrase(ko: "기존 내역 \(count.grouped)건에도 적용", en: "Also apply to \(english(count))")
  }

  static func applied(_ count: Int) -> Phrase {
    guard count > 0 else { return Phrase(ko: "바뀐 내역이 없습니다.", en: "No entries changed.") }
    return Phrase(
      ko: "\(count.grouped)건의 분류를 바꿨습니다.",
      en: "Changed the category of \(english(count)).")
  }

  /// A rule has nothing to apply to.
  static var nothingMatched: Phrase {
    Phrase(ko: "이 규칙으로 바뀔 내역이 없습니다.", en: "This rule wouldn’t change any entries.")
  }

  static func takenBack(_ count: Int) -> Phrase {
    Phrase(
      ko: "가져온 내역 \(count.grouped)건을 삭제했습니다.",
      en: "Deleted \(english(count)) of the import.")
  }

  /// How many rows of an import are left, as `12건`, or `10/12건` if some are gone.
  static func rows(_ each: LedgerImport) -> Phrase {
    guard each.count < each.total else { return entries(each.count) }
    return Phrase(
      ko: "\(each.count.grouped)/\(each.total.grouped)건",
      en: "\(each.count.grouped) of \(english(each.total))")
  }

  static func noted(_ count: Int) -> Phrase {
    guard count > 0 else { return Phrase(ko: "메모가 그대로입니다.", en: "The note is unchanged.") }
    return Phrase(
      ko: "\(count.grouped)건의 메모를 바꿨습니다.",
      en: "Changed the note of \(english(count)).")
  }

  /// Of one that another program has written while the sheet showed an older one.
  static func noted(over note: String) -> Phrase {
    let shown = note.shortened(to: 20)
    return Phrase(
      ko: "메모를 바꿨습니다. 그사이 저장된 메모가 있었습니다: ‘\(shown)’.",
      en: "Changed the note. It replaces “\(shown)”, which was saved meanwhile.")
  }

  static func deleted(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 삭제했습니다.",
      en: "Deleted \(english(count)).")
  }

  /// Without entries, a file has brought its accounts, or what was cancelled.
  static func imported(_ count: Int, into account: Phrase) -> Phrase {
    guard count > 0 else {
      return Phrase(
        ko: "새 내역은 없지만, 파일에 있는 다른 정보를 저장했습니다.",
        en: "No new entries, but what else the file says was saved.")
    }
    return Phrase.composed(
      ko: "\(account)에 내역 \(count.grouped)건을 가져왔습니다.",
      en: "Imported \(english(count)) into \(account).")
  }

  static func exported(_ count: Int, to path: String) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 \(path) 파일로 내보냈습니다.",
      en: "Exported \(english(count)) to \(path).")
  }

  static func tooManyToMark(_ limit: Int) -> Phrase {
    Phrase(
      ko: "한 번에 \(limit.grouped)건까지 선택할 수 있습니다. 한 달만 선택해 주세요.",
      en: "You can select up to \(limit.grouped) entries at once. Select one month.")
  }

  /// The categories beside the largest ones.
  static func others(_ count: Int) -> Phrase {
    Phrase(ko: "그 외 \(count)개", en: "\(count) others")
  }

  /// How many entries, as `14건`.
  static func entries(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건", en: english(count))
  }

  /// How many entries there are where none is left out, as `모든 내역 14건`.
  static func allEntries(_ count: Int) -> Phrase {
    Phrase(ko: "모든 내역 \(count.grouped)건", en: "All \(english(count))")
  }

  /// What entries come to, as `14건`, `+2,850,000` and `-137,000`.
  static func sums(_ summary: LedgerSummary) -> [Phrase] {
    let sign = String(sign(ofSpent: summary.spent))
    let (received, spent) = (summary.received.amount.grouped, summary.spent.size.amount.grouped)
    return [entries(summary.count), Phrase("+\(received)"), Phrase("\(sign)\(spent)")]
  }

  /// Income and expense, rounded.
  static func roundedSums(_ summary: LedgerSummary) -> [Phrase] { parts(summary) }

  /// Income and expense in few columns, as `+285만 -13.7만`.
  static func signed(_ summary: LedgerSummary) -> Phrase { parts(summary).joined }

  private static func parts(_ summary: LedgerSummary) -> [Phrase] {
    let (received, spent) = (summary.received.short, summary.spent.size.short)
    let sign = String(sign(ofSpent: summary.spent))
    return [
      Phrase.composed(ko: "+\(received)", en: "+\(received)"),
      Phrase.composed(ko: "\(sign)\(spent)", en: "\(sign)\(spent)"),
    ]
  }

  /// That of money which went out; more came back where it is negative.
  static func sign(ofSpent spent: Won) -> Character { spent < .zero ? "+" : "-" }

  /// As `지출 18,000원`, which says where more came back than was spent.
  static func spent(_ spent: Won) -> Phrase {
    let words = [LedgerText.spent, spent.phrase].joined
    guard spent < .zero else { return words }
    return Phrase.composed(
      ko: "\(words)(환불이 더 많음)", en: "\(words) (more came back)")
  }

  private static func english(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count.grouped) entries"
  }
}
