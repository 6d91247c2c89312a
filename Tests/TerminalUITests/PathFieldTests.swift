import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// The names below a path.
@MainActor
struct PathFieldTests {
  private let state = FieldState("~/b")

  private func field(_ count: Int, hidden: Int = 0, error: String? = nil) -> PathField {
    let names = ["bank.csv", "banks", "아주 긴 이름의 파일.csv", "b"]
    return PathField(
      "파일", state, candidates: names.prefix(count).map { .init($0, isFolder: $0 == "banks") },
      hiddenCount: hidden, error: error)
  }

  @Test func `names stand below the path, as many beside each other as fit`() {
    expectEqual(
      Drawing(of: field(4), 60, 4).lines,
      [
        "파일  ~/b", "  bank.csv                 banks/", "  아주 긴 이름의 파일.csv  b",
      ])
    expectEqual(
      Drawing(of: field(4, hidden: 7), 20, 9).lines,
      [
        "파일  ~/b", "  bank.csv", "  banks/", "  아주 긴 이름의 파…", "  b", "  외 7개",
      ])
    expectEqual(Drawing(of: field(4), 20, 2).lines, ["파일  ~/b", "  bank.csv"])
    expectEqual(Drawing(of: field(0), 20, 3).lines, ["파일  ~/b"])
    #expect(Drawing(of: field(1, error: "느립니다."), 40, 3).lines[1].contains("느립니다."))
    let environment = Environment(language: .korean)
    expectEqual(field(4, hidden: 7).size(in: Size(columns: 60, rows: 99), environment).rows, 4)
    expectEqual(field(0, hidden: 7).size(in: Size(columns: 50, rows: 99), environment).rows, 1)
  }

  @Test func `the rows of names stay while these become fewer`() {
    let (environment, room) = (Environment(language: .korean), Size(columns: 20, rows: 99))
    func rows(_ count: Int, error: String? = nil) -> Int {
      field(count, error: error).size(in: room, environment).rows
    }
    expectEqual(rows(0), 1)
    expectEqual(rows(2), 2)
    expectEqual(rows(4), 5)
    expectEqual([rows(1), rows(0), rows(0, error: "없는 폴더입니다.")], [5, 5, 5])
    let wide = field(0).size(in: Size(columns: 60, rows: 99), environment)
    expectEqual(wide.rows, 1, "in other columns they are counted anew")
  }

  @Test func `names are spoken after the path, and how many more there are`() {
    expectEqual(
      words(of: field(2, hidden: 5), focus: state),
      [
        "> 입력란 파일: ~/b", "bank.csv, banks/, 외 5개",
      ])
  }

  @Test func `Tab is the field's only if it completes`() {
    #expect(!press(.tab, state))
    var count = 0
    state.onComplete = { count += 1 }
    #expect(press(.tab, state))
    #expect(!press(.backTab, state))
    expectEqual(count, 1)
  }
}
