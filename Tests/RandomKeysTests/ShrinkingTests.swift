import Expectations
import Testing

struct ShrinkingTests {
  @Test func `finds the moves that fail together`() async {
    var shrinking = Shrinking(tries: 1_000)
    let found = await shrinking.shortest(below: 5_000) { numbers in
      numbers.contains(4_321) && numbers.contains(4_990) && numbers.contains(4_999)
    }
    expectEqual(found, [4_321, 4_990, 4_999])
  }

  @Test func `a single last move is found by the first try`() async {
    var tries: [[Int]] = []
    var shrinking = Shrinking(tries: 1_000)
    let found = await shrinking.shortest(below: 5_000) { numbers in
      tries.append(numbers)
      return numbers.last == 4_999
    }
    expectEqual(found, [4_999])
    expectEqual(tries, [[4_999]])
  }

  @Test func `the first of all moves is found`() async {
    var shrinking = Shrinking(tries: 1_000)
    await expectEqual(shrinking.shortest(below: 300) { $0.contains(0) }, [0])
  }

  @Test func `finds nothing where nothing fails`() async {
    var shrinking = Shrinking(tries: 1_000)
    await expectEqual(shrinking.shortest(below: 300) { _ in false }, nil)
  }

  @Test func `stays with what it has when it may try no more`() async {
    var shrinking = Shrinking(tries: 9)
    await expectEqual(shrinking.shortest(below: 200) { $0.contains(100) }, Array(72..<200))
  }
}
