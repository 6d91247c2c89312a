/// How much of a good its price is for.
public enum Measure: Hashable, Sendable {
  case grams(Int)
  case millilitres(Int)
  case pieces(Int)

  /// Reads a unit in English, such as `10 kg`, `6 × 1.5 l` or `30 eggs`; nil if it is none.
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
    case "l": self = .millilitres(scaled(1_000))
    case "ml": self = .millilitres(scaled(1))
    default: self = .pieces(scaled(1))
    }
  }
}
