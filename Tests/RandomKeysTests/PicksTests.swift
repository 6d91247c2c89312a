import Expectations
import TerminalUI
import Testing

@testable import Galbi

struct PicksTests {
  @Test func `numbers are written as ranges and read again`() {
    let picks = [ClosedRange<Int>]([0, 1, 2, 7, 9, 10])
    expectEqual(picks, [0...2, 7...7, 9...10])
    expectEqual(picks.words, "0-2,7,9-10")
    expectEqual([ClosedRange<Int>](words: "0-2,7,9-10"), picks)
  }

  @Test(arguments: ["a", "1-", "3-2", "2,1", "1-2-3", "1,1", "5,,7", ""])
  func `other words are no numbers`(words: String) {
    expectEqual([ClosedRange<Int>](words: words), nil)
  }

  @MainActor @Test func `a trial has the moves that were picked`() {
    let places = Destination.all.map(\.link)
    let all = Array(RandomMoves(seed: 5, places: places).prefix(20))
    let trial = Trial(seed: 5, picks: [2...3, 11...11], folder: "", patience: 0, weighs: false)
    expectEqual(trial.moves.map(\.0), [2, 3, 11])
    expectEqual(trial.moves.map(\.1), [all[2], all[3], all[11]])
  }
}
