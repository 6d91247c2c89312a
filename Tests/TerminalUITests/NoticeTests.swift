import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What stands below content.
@MainActor
struct NoticeTests {
  private func lines(_ sentences: [String], _ columns: Int, _ rows: Int) -> [String] {
    let page = Rows(
      .flexible(Label("rows"), minimum: 1), .intrinsic(Notice(sentences.map { Phrase($0) })))
    return Drawing(of: page, columns, rows, language: .english).lines.filter { !$0.isEmpty }
  }

  private let three = ["No internet.", "Showing samples.", "Press R to try again."]

  @Test func `where there is room all is said`() {
    expectEqual(
      lines(three, 30, 12), ["rows", "No internet. Showing samples.", "Press R to try again."])
  }

  @Test func `in few rows as many sentences are said as stand in one`() {
    expectEqual(lines(three, 30, 11), ["rows", "No internet. Showing samples."])
    expectEqual(lines(three, 20, 11), ["rows", "No internet."])
    expectEqual(lines(three, 60, 11), ["rows", three.joined(separator: " ")])
  }

  @Test func `the first sentence has the rows that it needs, up to half`() {
    let long = ["The service has refused the key.", "Showing samples."]
    expectEqual(lines(long, 20, 8), ["rows", "The service has", "refused the key."])
    expectEqual(lines(long, 20, 2), ["rows", "The service has…"])
    expectEqual(lines(["One."], 20, 2), ["rows", "One."])
  }

  @Test func `a reader hears all of it`() {
    expectEqual(words(of: Notice(three.map { Phrase($0) })), [three.joined(separator: " ")])
  }
}
