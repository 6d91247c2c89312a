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

  public var phrase: Phrase { phrase(amount.phrase) }

  /// The same below a title that says the unit, as `100 g당 349`.
  public var figures: Phrase { phrase(amount.figures) }

  private func phrase(_ amount: Phrase) -> Phrase {
    let name: Phrase
    switch measure {
    case .grams: name = Phrase(ko: "100 g", en: "100 g")
    case .millilitres: name = Phrase(ko: "100 mL", en: "100 ml")
    case .piece: return Phrase.composed(ko: "1개당 \(amount)", en: "\(amount) each")
    }
    return Phrase.composed(ko: "\(name)당 \(amount)", en: "\(amount) / \(name)")
  }
}

/// How much of a good its price is for.
public enum Measure: Hashable, Sendable {
  case grams(Int)
  case millilitres(Int)
  case pieces(Int)

  /// Reads a unit in English, such as `10 kg`, `6 × 1.5 L` or `30 eggs`; nil for other text.
  init?(unit: String) {
    let words = unit.split(separator: " ").map(String.init)
    var factor = 1
    var rest = words[...]
    if rest.dropFirst().first == "×", let count = rest.first.flatMap({ Int($0) }) {
      factor = count
      rest = rest.dropFirst(2)
    }
    guard rest.count == 2, let number = rest.first.flatMap(Double.init), number > 0,
      number < 1_000_000, let name = rest.last
    else { return nil }
    func scaled(_ scale: Double) -> Int { Int((number * scale).rounded()) * factor }
    switch name {
    case "kg": self = .grams(scaled(1_000))
    case "g": self = .grams(scaled(1))
    case "L", "l": self = .millilitres(scaled(1_000))
    case "ml": self = .millilitres(scaled(1))
    default: self = .pieces(scaled(1))
    }
  }
}
