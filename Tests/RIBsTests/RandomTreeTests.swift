import Expectations
import RIBsTesting
import Testing

@testable import RIBs

/// Thousands of random changes, most of them from inside callbacks, after which all must be sound.
@MainActor struct RandomTreeTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `the tree stays sound whatever its callbacks and its observers do`(seed: UInt64) {
    let census = Census()
    let journal = TreeJournal()
    let leaks = LeakCheck()
    let observer = RandomObserver()
    do {
      let forest = Forest(seed: seed, observers: [observer, journal, leaks], census: census)
      observer.forest = forest
      for _ in 0..<3_000 {
        observer.patience = 6
        forest.change()
        if let fault = forest.fault() {
          Issue.record("\(fault)")
          return
        }
      }
      expectEqual(forest.depthReached, Forest.deepest, "callbacks were not nested")
      forest.end()
      expectEqual(leaks.leaks, [])
    }
    expectEqual(census.faults, [])
    expectEqual(census.living, 0)
    expectEqual(faults(in: journal.lines), [])
    #expect(journal.lines.count > 2_000)
  }

  /// Where a riblet is activated, resigned, attached, detached or freed out of turn.
  private func faults(in lines: [String]) -> [String] {
    var attached: Set<Substring> = []
    var active: Set<Substring> = []
    var faults: [String] = []
    for line in lines {
      let words = line.split(separator: " ")
      let (name, kind) = (words[0], words[1])
      let isSound =
        switch kind {
        case "attached": attached.insert(name).inserted && !active.contains(name)
        case "detached": attached.remove(name) != nil && !active.contains(name)
        case "activated": active.insert(name).inserted
        case "resigned": active.remove(name) != nil
        default: !active.contains(name)
        }
      if !isSound { faults.append(line) }
    }
    return faults + active.map { "\($0) never resigned" }
  }
}
