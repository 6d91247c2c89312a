import PlatformTesting
import PostgreSQLTesting
import Testing

/// Random histories of several members, held against a model of what they shall come to.
///
/// `make random ONLY=histories COUNT=10000` runs as many in memory and on files, and a twentieth on a server;
/// here are few, always the same.
@MainActor struct HistoryModelTests {
  @Test(arguments: RepositoryKind.allCases)
  func `a random history comes to what the model says`(_ kind: RepositoryKind) async throws {
    let wanted = testVariable("GALBI_HISTORIES").flatMap { Int($0) }
    let first = testVariable("GALBI_RANDOM_SEED").flatMap { UInt64($0) } ?? 1
    let count =
      switch kind {
      case .memory: wanted ?? 200
      case .file: wanted ?? 40
      #if PostgreSQL
        case .server: wanted.map { max($0 / 20, 1) } ?? 6
      #endif
      }
    let clock = ContinuousClock()
    let start = clock.now
    var counts = HistoryCounts()
    for seed in first..<first + UInt64(count) {
      let shared = try await SharedLedger(kind)
      var trial = HistoryTrial(shared)
      do {
        try await trial.run(seed: seed)
      } catch {
        Issue.record(
          "\(kind), make random ONLY=histories COUNT=1 SEED=\(seed)\n\(error)")
        await shared.close()
        return
      }
      counts += trial.counts
      await shared.close()
    }
    print("\(count) histories, \(kind): \(counts), \(clock.now - start)")
    // In a file there is one user, whose undo never meets the changes of another.
    guard count >= 100, kind == .memory else { return }
    #expect(counts.undone > 100 && counts.told > 10 && counts.refused > 10 && counts.links > 50)
  }
}
