import Expectations
import Testing

@testable import StatementsPresentation

/// How the rows of a preview are shared.
struct PreviewRowsTests {
  private func rows(
    _ rows: Int, _ fields: Int, _ entries: Int, _ invalid: Int, hasTitles: Bool = true
  ) -> [Int] {
    let found = PreviewRows(
      rows, fields: fields, entries: entries, invalid: invalid, hasTitles: hasTitles)
    return [found.fields, found.entries, found.invalid]
  }

  @Test func `the entries get the larger part, and what cannot be read a small one`() {
    expectEqual(rows(13, 6, 100, 100), [4, 5, 2])
    expectEqual(rows(13, 6, 100, 0), [5, 7, 0])
    expectEqual(rows(5, 12, 100, 100, hasTitles: false), [1, 3, 1])
    expectEqual(rows(2, 12, 100, 100, hasTitles: false), [1, 0, 1])
  }

  @Test func `what the entries do not need is for the fields`() {
    expectEqual(rows(13, 20, 1, 1), [9, 1, 1])
    expectEqual(rows(13, 3, 100, 1), [3, 7, 1])
    expectEqual(rows(13, 20, 0, 1), [11, 0, 1])
    expectEqual(rows(30, 6, 3, 2), [6, 3, 2])
  }
}
