import Platform
import PlatformTesting
import Testing

/// Random keys, pastes, sizes, links and faults over the whole app.
///
/// `make random` makes a million of them; here are few, always the same.
struct RandomKeysTests {
  /// In KiB: so much more of the heap may be in use at the end than after half of the moves; the
  /// runtime remembers the types that it meets, and threads keep some of what was freed.
  private static let growth = 512
  private static let tries = 150
  /// In seconds, for a few moves: at first, and where a fault is known and many ways are tried.
  private static let patience: UInt32 = 120
  private static let laterPatience: UInt32 = 10

  @Test func `whatever happens, the app stands, leaks nothing, and finds home`() async throws {
    let seed = try #require(UInt64(testVariable("GALBI_RANDOM_SEED") ?? "1"))
    let keys = try #require(Int(testVariable("GALBI_RANDOM_KEYS") ?? "10000"))
    // Which of them, to see a fault again.
    let only = testVariable("GALBI_RANDOM_ONLY") ?? "0-\(keys - 1)"
    let picks = try #require([ClosedRange<Int>](words: only))
    let outcome = await Outcome(of: picks, seed: seed, patience: Self.patience, weighs: true)
    print(
      "Random keys: \(picks.words) of seed \(seed); \(outcome.memoryInWords);",
      outcome.visits.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
    guard let fault = outcome.fault else {
      #expect(outcome.growth < Self.growth, "the memory grows: \(outcome.memoryInWords)")
      return
    }
    // Said at once: the shortest way may take long to find.
    print("Move \(outcome.place): \(fault)")
    fflush(nil)
    Issue.record("\(await Self.report(fault, at: outcome.place, of: picks, seed: seed))")
  }

  /// The fault, and the shortest way to it.
  @MainActor private static func report(
    _ fault: String, at place: Int, of picks: [ClosedRange<Int>], seed: UInt64
  ) async -> String {
    let numbers = picks.flatMap(\.self).filter { $0 <= place }
    var found = fault
    var shrinking = Shrinking(tries: tries)
    let few = await shrinking.shortest(below: numbers.count) { indices in
      let fewer = indices.map { numbers[$0] }
      let outcome = await Outcome(
        of: [ClosedRange<Int>](fewer), seed: seed, patience: laterPatience, weighs: false)
      if let fault = outcome.fault { found = fault }
      return outcome.fault != nil
    }
    let lines = [
      "Seed \(seed), move \(place): \(fault)",
      few == nil ? "It did not happen again; these were the last moves:" : "Shortest: \(found)",
    ]
    let shortest = [ClosedRange<Int>](few?.map { numbers[$0] } ?? numbers.suffix(100))
    let moves = Trial(seed: seed, picks: shortest, folder: "", patience: 0, weighs: false).moves
      .map(\.1)
    return (lines + [moves.script, "make random SEED=\(seed) ONLY=\(shortest.words)"])
      .joined(separator: "\n")
  }
}

/// How some moves ended, in a process of their own.
private struct Outcome {
  /// Nil when all went well.
  let fault: String?
  /// The number of the last move.
  let place: Int
  let visits: [String: Int]
  private let memory: [Int]

  init(of picks: [ClosedRange<Int>], seed: UInt64, patience: UInt32, weighs: Bool) async {
    let folder = TemporaryFolder()
    let trial = Trial(
      seed: seed, picks: picks, folder: folder.path, patience: patience, weighs: weighs)
    await #expect(processExitsWith: .success) { [trial = trial as Trial] in await trial.run() }
    let record = Record(folder: folder.path)
    fault = record.fault
    place = record.place ?? 0
    visits = record.visits
    memory = record.memory
  }

  /// In KiB, from half of the way to the end; 0 where the app has not ended in between.
  var growth: Int { memory.count < 2 ? 0 : memory[1] - memory[0] }

  var memoryInWords: String {
    "\(memory.map(String.init).joined(separator: ", then ")) KiB in use without the app"
  }
}
