import Editing
import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What is said of the rows of a list: in their place while there are none, or below them.
@MainActor
struct ListPageTests {
  private struct Row: ListRow {
    let id: String
  }

  private let list = ListControls<Listing<Row>>("rows", { _ in })

  private func drawing(
    _ names: String, _ status: ListStatus, _ columns: Int = 50, _ rows: Int = 6
  ) -> Drawing {
    let listing = Listing(names.split(separator: " ").map { Row(id: String($0)) })
    return Drawing(
      of: list.list(listing, status) { Label($0.id) }, columns, rows, language: .english)
  }

  @Test func `of rows that are as they should be nothing is said`() {
    let status = ListStatus(isLoading: true, loading: "Loading.", empty: "There is nothing yet.")
    expectEqual(drawing("a b", status).lines, ["▏ a", "  b"])
    expectEqual(drawing("a", status).lines, ["▏ a"])
  }

  @Test func `a sentence stands in the place of no rows, but not while they are read`() {
    let done = ListStatus(loading: "Loading.", empty: "There is nothing yet.")
    expectEqual(drawing("", done).lines, ["  There is nothing yet."])
    let reading = ListStatus(isLoading: true, loading: "Loading.", empty: "There is nothing yet.")
    expectEqual(drawing("", reading).lines, [], "reading is said once it takes long")
    let silent = ListStatus(isLoading: true, empty: "There is nothing yet.")
    expectEqual(drawing("", silent).lines, ["  There is nothing yet."])
  }

  @Test func `a failure stands in the place of no rows, and says how to try again`() {
    let drawing = drawing("", ListStatus(failure: "It failed.", empty: "There is nothing yet."))
    expectEqual(drawing.lines, ["  It failed. Press R to try again."])
    expectEqual(drawing.styles, ["..xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"])
    let lasting = ListStatus(failure: "It failed.", empty: "Nothing.", canRetry: false)
    expectEqual(self.drawing("", lasting).lines, ["  It failed."])
  }

  @Test func `a failure stands below rows that were there before, where there is room`() {
    let status = ListStatus(failure: "It failed.", empty: "Nothing.", shownBefore: "These are old.")
    let notice = "It failed. These are old. Press R to try again."
    expectEqual(drawing("a b", status).lines, ["▏ a", "  b", "", "", "", notice])
    expectEqual(drawing("a b", status, 50, 4).lines, ["▏ a", "  b", "", notice])
    expectEqual(drawing("a b", status, 50, 3).lines, ["▏ a", "  b"])
    expectEqual(drawing("a b", status, 14, 4).lines, ["▏ a", "  b", "", "It failed."])
  }
}
