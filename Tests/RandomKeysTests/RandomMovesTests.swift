import Expectations
import Phrases
import TerminalUI
import Testing

struct RandomMovesTests {
  @Test func `the same seed makes the same moves, another one others`() {
    let moves = Array(RandomMoves(seed: 3).prefix(100))
    expectEqual(Array(RandomMoves(seed: 3).prefix(100)), moves)
    #expect(Array(RandomMoves(seed: 4).prefix(100)) != moves)
  }

  @Test func `everything that can happen happens soon`() {
    let steps = RandomMoves(seed: 1).prefix(10_000).map(\.step)
    let kinds = Set(steps.map { String("\($0)".prefix { $0.isLetter || $0 == "[" }) })
    let expected: Set = [
      "[paste", "[resize", "[service", "[hold", "[release", "[lock", "[unlock", "[open", "[Esc",
      "[relaunch", "[another", "Wait", "Enter", "Esc", "Tab", "Space", "Down", "PgUp", "F", "Ctrl",
      "ㄱ", "가",
    ]
    expectEqual(expected.subtracting(kinds), [])
  }

  @Test func `more keys than a window has rows come at once`() {
    var (most, count) = (0, 0)
    for move in RandomMoves(seed: 1).prefix(10_000) {
      count = move.isHasty ? count + 1 : 0
      most = max(most, count)
    }
    #expect(most > 200)
  }

  @Test func `moves are written as a key script`() {
    let moves = [
      Move(step: .key(.down), isHasty: true), Move(step: .key(.character("\"")), isHasty: true),
      Move(step: .key(.character("ㄱ")), isHasty: false), Move(step: .wait(50), isHasty: false),
      Move(step: .resize(Size(columns: 7, rows: 3)), isHasty: false),
      Move(step: .paste("a\u{1B}"), isHasty: false),
      Move(step: .relaunch(.english, isASCII: true), isHasty: false),
    ]
    expectEqual(
      moves.script, #"Down+"\""+ㄱ Wait 50ms [resize 7x3] [paste “a␛”] [relaunch en in ASCII]"#)
  }
}
