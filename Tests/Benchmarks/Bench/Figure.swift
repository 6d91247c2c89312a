/// What several samples of one measure come to.
struct Figure {
  let minimum: Double
  let median: Double

  /// `samples` has at least one.
  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    minimum = sorted[0]
    median = sorted[sorted.count / 2]
  }

  /// With three digits, as far as they are decimals: `0.86`, `12.3`, `1204`.
  static func text(_ value: Double) -> String {
    let decimals = value < 10 ? 2 : value < 100 ? 1 : 0
    let scale = [1, 10, 100][decimals]
    let scaled = Int((value * Double(scale)).rounded())
    guard decimals > 0 else { return "\(scaled)" }
    let rest = "\(scaled % scale)"
    return "\(scaled / scale)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}

/// A measure with its figures.
struct Row {
  let suite: String
  let name: String
  let unit: String
  let figure: Figure
  let yardstick: (name: String, figure: Figure)?

  var ratio: Double? { yardstick.map { figure.median / $0.figure.median } }

  var text: String {
    var line = padded("  \(name)", to: 66)
    line += padded(Figure.text(figure.minimum), to: 10, isTrailing: true)
    line += padded(Figure.text(figure.median), to: 10, isTrailing: true) + " "
    line += padded(unit, to: 6)
    guard let yardstick, let ratio else { return line }
    line += padded("\(yardstick.name) \(Figure.text(yardstick.figure.median))", to: 14)
    return line + "\(Figure.text(ratio)) x"
  }

  /// An object of JSON; the names hold nothing that needs an escape.
  var json: String {
    var fields = [
      "\"suite\":\"\(suite)\"", "\"name\":\"\(name)\"", "\"unit\":\"\(unit)\"",
      "\"minimum\":\(figure.minimum)", "\"median\":\(figure.median)",
    ]
    if let yardstick, let ratio {
      fields += [
        "\"yardstick\":\"\(yardstick.name)\"", "\"yardstickMinimum\":\(yardstick.figure.minimum)",
        "\"yardstickMedian\":\(yardstick.figure.median)", "\"ratio\":\(ratio)",
      ]
    }
    return "{\(fields.joined(separator: ","))}"
  }

  private func padded(_ text: String, to width: Int, isTrailing: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - text.count, 0))
    return isTrailing ? blanks + text : text + blanks
  }
}
