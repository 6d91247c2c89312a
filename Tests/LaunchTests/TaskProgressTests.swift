import Expectations
import TerminalUI
import Testing

@testable import Launch

/// When the window shows how far work is.
struct TaskProgressTests {
  private func events(_ frames: (Int64, Progress?)...) -> [[TaskProgress.Event]] {
    var task = TaskProgress()
    return frames.map { task.take($1, at: $0) }
  }

  @Test func `short work is not shown`() {
    expectEqual(events((0, .permil(0)), (199, .permil(900)), (210, nil)), [[], [], []])
  }

  @Test func `longer work is shown where it has changed, and removed`() {
    expectEqual(
      events(
        (0, .unknown), (200, .unknown), (300, .unknown), (400, .permil(50)), (500, nil), (600, nil)),
      [[], [.show(.unknown)], [], [.show(.permil(50))], [.remove], []])
  }

  @Test func `only whole per cent are shown`() {
    expectEqual(
      events(
        (0, .permil(0)), (200, .permil(11)), (210, .permil(12)), (220, .permil(19)),
        (230, .permil(20))), [[], [.show(.permil(10))], [], [], [.show(.permil(20))]])
  }

  @Test func `the end of long work is told once, also if it moved between two frames only`() {
    expectEqual(events((5, .unknown), (5_005, nil), (20_010, nil)), [[], [.longTaskEnded], []])
    expectEqual(
      events((0, .unknown), (300, .unknown), (5_000, nil)),
      [[], [.show(.unknown)], [.remove, .longTaskEnded]])
    expectEqual(events((0, .unknown), (4_999, nil)), [[], []])
  }

  @Test func `what has ended is told in a sentence`() {
    let sentences: KeyValuePairs<String?, String?> = [
      "내역 60,000건을 가져왔습니다. u로 되돌릴 수 있습니다.": "내역 60,000건을 가져왔습니다.",
      "Imported 60,000 entries. Press u to undo.": "Imported 60,000 entries.",
      "Exported 2 entries to ~/a.csv.": "Exported 2 entries to ~/a.csv.", "Done": "Done",
      "": nil, nil: nil,
    ]
    for (announcement, summary) in sentences {
      expectEqual(TaskProgress.summary(of: announcement), summary)
    }
  }

  @Test func `each work begins anew`() {
    expectEqual(
      events((0, .unknown), (4_000, nil), (4_500, .unknown), (4_600, .unknown), (7_000, nil)),
      [[], [], [], [], []])
  }
}
