public import Phrases
public import WalletDomain

extension Won {
  /// Three figures or so with a unit, as 285만 or 13.7만, in English 2.9M or 137K; whole below the
  /// first unit.
  public func shortText(_ language: Language) -> String {
    let units: KeyValuePairs<Int64, Phrase> = [
      1_000_000_000_000: Phrase(ko: "조", en: "T"), 100_000_000: Phrase(ko: "억", en: ""),
      1_000_000_000: Phrase(ko: "", en: "B"), 1_000_000: Phrase(ko: "", en: "M"),
      10_000: Phrase(ko: "만", en: ""), 1_000: Phrase(ko: "", en: "K"),
    ]
    let size = amount.magnitude
    let unit = units.first { UInt64($0.key) <= size && !$0.value.text(language).isEmpty }
    guard let unit else { return amount.grouped }
    let tenths = (amount * 10 + (amount < 0 ? -1 : 1) * unit.key / 2) / unit.key
    let (whole, rest) = (tenths / 10, abs(tenths % 10))
    let figure = rest == 0 || abs(whole) >= 100 ? whole.grouped : "\(whole).\(rest)"
    return figure + unit.value.text(language)
  }
}
