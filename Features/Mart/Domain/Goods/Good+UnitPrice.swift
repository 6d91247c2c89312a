public import Phrases
public import WalletDomain

extension Good {
  /// What 100 g, 100 mL or a piece cost, to compare goods; nil for a good that is one piece.
  public var unitPrice: UnitPrice? {
    switch Measure(unit: unit.text(.english)) {
    case .grams(let grams)?: price(of: 100, among: grams, .grams)
    case .millilitres(let millilitres)?: price(of: 100, among: millilitres, .millilitres)
    case .pieces(let pieces)? where pieces > 1: price(of: 1, among: pieces, .piece)
    case .pieces?, nil: nil
    }
  }

  /// To the nearest won.
  private func price(of part: Int, among whole: Int, _ measure: UnitPrice.Measure) -> UnitPrice? {
    guard whole > 0 else { return nil }
    let amount = (price.amount * Int64(part) * 2 + Int64(whole)) / (Int64(whole) * 2)
    return UnitPrice(measure: measure, amount: Won(amount))
  }
}

/// What a certain part of a good costs.
public struct UnitPrice: Hashable, Sendable {
  public enum Measure: Int, Sendable {
    /// 100 g.
    case grams
    /// 100 mL.
    case millilitres
    case piece
  }

  public let measure: Measure
  public let amount: Won

  public var phrase: Phrase {
    let name =
      switch measure {
      case .grams: Phrase(ko: "100 g", en: "100 g")
      case .millilitres: Phrase(ko: "100 mL", en: "100 ml")
      case .piece: Phrase(ko: "1개", en: "piece")
      }
    return Phrase(
      ko: "\(name.text(.korean))당 \(amount.text(.korean))",
      en: "\(amount.text(.english)) / \(name.text(.english))")
  }
}
