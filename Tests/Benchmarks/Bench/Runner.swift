/// Takes measures and prints a row for each.
@MainActor
struct Runner {
  private let runs: Int
  private let isJSON: Bool
  private let isWanted: (_ suite: String, _ name: String) -> Bool

  private static let warmUps = 2

  init(_ options: BenchOptions) {
    runs = options.runs
    isJSON = options.isJSON
    isWanted = { suite, name in
      options.words.isEmpty || options.words.contains { "\(suite): \(name)".contains($0) }
    }
  }

  /// Goes on with the next measure where one cannot be taken.
  func run(_ suites: [Suite]) async throws {
    if isJSON { say("[") }
    var isFirst = true
    for suite in suites {
      let measures = try suite.measures().filter { isWanted(suite.name, $0.name) }
      if !measures.isEmpty, !isJSON { say(Self.head(suite.name)) }
      for measure in measures {
        do {
          let row = try await row(of: measure, in: suite.name)
          say(isJSON ? (isFirst ? "" : ",") + row.json : row.text)
          isFirst = false
        } catch {
          complain("\(suite.name): \(measure.name): \(error)")
        }
      }
    }
    if isJSON { say("]") }
  }

  /// Measure and yardstick in turns, so that both see the same machine.
  private func row(of measure: Measure, in suite: String) async throws -> Row {
    var samples: [Double] = []
    var yardsticks: [Double] = []
    for run in 0..<runs + Self.warmUps {
      let sample = try await measure.sample()
      let yardstick = try await measure.yardstick?.sample()
      guard run >= Self.warmUps else { continue }
      samples.append(sample)
      if let yardstick { yardsticks.append(yardstick) }
    }
    return Row(
      suite: suite, name: measure.name, unit: measure.unit, figure: Figure(samples),
      yardstick: measure.yardstick.map { ($0.name, Figure(yardsticks)) })
  }

  private static func head(_ suite: String) -> String {
    let blanks = String(repeating: " ", count: max(69 - suite.count, 0))
    return "\(suite)\(blanks)minimum    median"
  }
}
