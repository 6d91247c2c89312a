import Testing

@testable import Expectations

struct ExpectEqualTests {
  @Test func whatDiffersIsAnIssue() {
    withKnownIssue {
      expectEqual(2, 3, "legs")
    } matching: {
      $0.comments.map(\.rawValue) == ["legs; 2 is not 3"]
    }
    expectEqual(Optional(1), 1)
  }

  @Test func theFirstLineThatDiffersIsSaid() {
    let difference = firstDifference(["Home", "택시", "지도"], ["Home", "버스"])
    #expect(difference == "first in line 2: “택시” is not “버스”")
    #expect(firstDifference("one\ntwo", "one") == "first in line 2: “two” is not nothing")
    #expect(firstDifference("one", "two") == nil)
    #expect(firstDifference(1, 2) == nil)
  }
}
