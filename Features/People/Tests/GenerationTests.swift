import Expectations
import PeopleDomain
import Testing

struct GenerationTests {
  @Test func `an age belongs to the generation that it falls into`() {
    let ages = [-1, 0, 12, 13, 19, 20, 39, 40, 59, 60, 69, 70, 120]
    expectEqual(
      ages.map(Generation.init),
      [
        .kid, .kid, .kid, .teen, .teen, .youth, .youth, .middle, .middle, .senior, .senior, .old,
        .old,
      ])
  }
}
