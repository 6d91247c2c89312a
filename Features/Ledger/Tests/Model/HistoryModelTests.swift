import Platform
import PostgreSQLTesting
import Testing

/// Random histories of several members, held against a model of what they shall come to.
///
/// `make random ONLY=histories COUNT=10000` runs as many in memory and on files, and a twentieth on a server;
/// here are few, always the same.
@MainActor struct HistoryModelTests {
  @Test(arguments: RepositoryKind.allCases)
  func `a random history comes to what the model says`(_ kind: RepositoryKind) async throws {
    let wanted = Self.variable("GALBI_HISTORIES").flatMap { Int($0) }
    let first = Self.variable("GALBI_RANDOM_SEED").flatMap { UInt64($0) } ?? 1
    let count =
      switch kind {
      case .memory: wanted ?? 20
      case .file: wanted ?? 20
      #if PostgreSQL
        case .server: wanted.map { max($0 / 20, 1) } ?? 4
      #endif
      }
    let clock = ContinuousClock()
    let start = clock.now
    var counts = (done: 0, told: 0, refused: 0)
    for seed in first..<first + UInt64(count) {
      let shared = try await SharedLedger(kind)
      var trial = HistoryTrial(shared)
      do {
        try await trial.run(seed: seed)
      } catch {
        Issue.record("\(kind), seed \(seed): \(error)")
        await shared.close()
        return
      }
      counts.done += trial.counts.done
      counts.told += trial.counts.told
      counts.refused += trial.counts.refused
      await shared.close()
    }
    print("\(count) histories, \(kind): \(counts), \(clock.now - start)")
    // What is told and refused is part of them.
    #expect(counts.done > count * 2)
    #expect(counts.refused > 0 && (kind == .file || counts.told > 0))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
