public import Phrases
public import Time
import WalletDomain

/// What balances say of what is missing.
public enum BalanceText {
  /// Where movements are missing, or that none are; nil if the balances do not say it.
  public static func missing(_ chain: BalanceChain) -> Phrase? {
    missing(chain, isYearClear: chain.days?.lowerBound.year == chain.days?.upperBound.year)
  }

  private static func missing(_ chain: BalanceChain, isYearClear: Bool) -> Phrase? {
    guard let gap = chain.gaps.first else {
      return chain.isComplete
        ? Phrase(ko: "이 기간의 내역이 빠짐없이 있습니다.", en: "Nothing is missing in this period.") : nil
    }
    let amount = max(gap.amount, -gap.amount)
    let others = (chain.gaps.count - 1).grouped
    let isAlone = chain.gaps.count == 1
    let (ko, en) = days(of: gap, isYearClear: isYearClear)
    return Phrase(
      ko: "\(ko) \(amount.text(.korean))이 비어 있습니다." + (isAlone ? "" : " 이런 곳이 \(others)곳 더 있습니다."),
      en: "\(amount.text(.english)) missing \(en)"
        + (isAlone ? "." : ", and more in \(others) other \(others == "1" ? "place" : "places")."))
  }

  /// The same of an account up to today, with the days that it is about.
  public static func missing(_ chain: BalanceChain, today: Day) -> Phrase? {
    guard let days = chain.days else { return missing(chain) }
    // A day without its year is one of this year; of a period over several years both days have theirs.
    let isThisYear = [days.lowerBound, days.upperBound].allSatisfy { $0.year == today.year }
    guard chain.isComplete else { return missing(chain, isYearClear: isThisYear) }
    let (first, last) = (days.lowerBound, days.upperBound)
    // The year is said once: Korean has it at the beginning, English at the end.
    let koreanEnd = last.phrase(today: isThisYear ? today : first).text(.korean)
    let englishEnd = last.phrase(today: isThisYear ? today : nil).text(.english)
    return Phrase(
      ko:
        "\(first.phrase(today: isThisYear ? today : nil).text(.korean))부터 \(koreanEnd)까지 내역이 빠짐없이 있습니다.",
      en:
        "Nothing is missing from \(first.phrase(today: isThisYear ? today : last).text(.english)) to \(englishEnd)."
    )
  }

  /// As `5월 3일과 9일 사이`.
  private static func days(of gap: BalanceChain.Gap, isYearClear: Bool) -> (ko: String, en: String)
  {
    let after = gap.after.phrase(today: isYearClear ? gap.after : nil)
    guard gap.after != gap.before else {
      return (ko: "\(after.text(.korean))에", en: "on \(after.text(.english))")
    }
    let isOneMonth = gap.after.year == gap.before.year && gap.after.month == gap.before.month
    let before = gap.before.phrase(today: gap.after).text(.korean)
    // English has the year at the end.
    let first = gap.after.phrase(today: isYearClear ? gap.after : gap.before).text(.english)
    let last = gap.before.phrase(today: isYearClear ? gap.after : nil).text(.english)
    return (
      ko: "\(after.text(.korean))과 \(isOneMonth ? "\(gap.before.day)일" : before) 사이",
      en: "between \(first) and \(last)"
    )
  }
}
