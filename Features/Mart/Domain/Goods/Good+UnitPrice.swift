public import Phrases
import WalletDomain

extension Good {
  /// What 100 g, 100 mL or a piece cost, to compare goods; nil for a good that is one piece.
  public var unitPrice: Phrase? {
    switch Measure(unit: unit.text(.english)) {
    case .grams(let grams)?: price(of: 100, among: grams, Phrase(ko: "100 g", en: "100 g"))
    case .millilitres(let millilitres)?:
      price(of: 100, among: millilitres, Phrase(ko: "100 mL", en: "100 ml"))
    case .pieces(let pieces)? where pieces > 1:
      price(of: 1, among: pieces, Phrase(ko: "1개", en: "piece"))
    case .pieces?, nil: nil
    }
  }

  /// To the nearest won.
  private func price(of part: Int, among whole: Int, _ name: Phrase) -> Phrase? {
    guard whole > 0 else { return nil }
    let amount = Won((price.amount * Int64(part) * 2 + Int64(whole)) / (Int64(whole) * 2))
    return Phrase(
      ko: "\(name.text(.korean))당 \(amount.text(.korean))",
      en: "\(amount.text(.english)) / \(name.text(.english))")
  }
}
