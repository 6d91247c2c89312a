import Expectations
import LedgerDomain
import LedgerFixtures
import Testing

/// How paths go on that the user has begun.
struct PathCompletionTests {
  private static let folders = FixedFolders([
    "/home/kim": [
      "bank.csv", "bank-old.csv", "bank notes.txt", "banks/", "Downloads/", ".config/",
    ],
    "/home/kim/Downloads": ["은행 2025.csv", "은행 2026.csv"], "/": ["home/", "tmp/"], ".": ["here"],
  ])

  private func complete(
    _ text: String, suffixes: [String] = [".csv", ".xlsx"], home: String? = "/home/kim"
  ) async throws -> PathCompletion {
    try await PathCompletion.complete(text, homeFolder: home, suffixes: suffixes, in: Self.folders)
  }

  @Test(arguments: [
    ("~/D", "~/Downloads/"), ("~/Downloads/", "~/Downloads/은행 202"),
    ("~/Downloads/은행 2026", "~/Downloads/은행 2026.csv"), ("~/ba", "~/bank"), ("~", "~/"),
    ("/h", "/home/"), ("/", "/"), ("h", "here"), ("~/bank.csv", "~/bank.csv"),
    ("~/.", "~/.config/"), ("'~/D", "'~/D"), ("", ""), ("  ", "  "),
  ])
  func `a path goes on as far as it is certain`(_ text: String, _ longer: String) async throws {
    try await expectEqual(complete(text).text, longer)
  }

  @Test func `candidates are files of the kind, then folders, then others; hidden ones on request`()
    async throws
  {
    func names(_ text: String, suffixes: [String] = [".csv", ".xlsx"]) async throws -> [String] {
      try await complete(text, suffixes: suffixes).candidates.map {
        $0.name + ($0.isFolder ? "/" : "")
      }
    }
    try await expectEqual(
      names("~/"),
      [
        "bank-old.csv", "bank.csv", "Downloads/", "banks/", "bank notes.txt",
      ])
    try await expectEqual(names("~/bank", suffixes: []).first, "banks/")
    try await expectEqual(names("~/D"), [])
    try await expectEqual(names("~/x", suffixes: []), [])
    await #expect(throws: PathError.noMatch) { try await names("~/x") }
  }

  @Test func `a folder that is missing or cannot be read says so`() async throws {
    await #expect(throws: PathError.missing) { try await complete("/nowhere/a") }
    await #expect(throws: PathError.missing) { try await complete("~/D", home: nil) }
    await #expect(throws: PathError.slow) {
      try await PathCompletion.complete("/a", homeFolder: nil, in: FixedFolders(failure: .slow))
    }
  }

  @Test func `of very many names some are shown, and of a part nothing is certain`() async throws {
    struct Many: FolderRepository {
      let isWhole: Bool

      func entries(
        in folder: String, from prefix: String
      ) async throws(PathError) -> FolderEntries {
        FolderEntries((0..<250).map { .init("file\($0)") }, isWhole: isWhole)
      }
    }
    let whole = try await PathCompletion.complete("/f", homeFolder: nil, in: Many(isWhole: true))
    expectEqual(whole.text, "/file")
    expectEqual(whole.candidates.count, 100)
    expectEqual(whole.hiddenCount, 150)
    let part = try await PathCompletion.complete("/f", homeFolder: nil, in: Many(isWhole: false))
    expectEqual(part.text, "/f")
  }

  @Test func `an answer completes, is shown, or lets the focus go on`() async throws {
    var assist = PathAssist()
    let both = try await complete("~/ba")
    expectEqual(assist.take(.success(both), for: "~/ba"), .replace("~/bank"))
    let same = try await complete("~/bank")
    // The names are shown with the longer path already.
    expectEqual(assist.candidates.count, 4)
    expectEqual(assist.take(.success(same), for: "~/bank"), .moveOn)
    assist.clear()
    expectEqual(assist.take(.success(same), for: "~/bank"), .show)
    expectEqual(assist.take(.failure(.slow), for: "~/bank"), .show)
    expectEqual(assist.take(.failure(.slow), for: "~/bank"), .moveOn)
    expectEqual(assist.take(.failure(.missing), for: "~/x/"), .show)
    expectEqual(assist.take(.failure(.missing), for: "~/x/"), .moveOn)
    assist.clear()
    expectEqual(assist, PathAssist())
  }
}
