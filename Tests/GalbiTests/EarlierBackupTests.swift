import Books
import Expectations
import Files
import Headless
import Launch
import Phrases
import Platform
import PlatformTesting
import RIBs
import SQL
import SQLite
import SQLiteTesting
import SessionDomain
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// Backups of profiles whose books an earlier version has left.
@MainActor
struct EarlierBackupTests {
  private let original = TemporaryFolder()
  private let restored = TemporaryFolder()

  private func profile(in folder: TemporaryFolder) -> String {
    LaunchContext.offline(in: folder).folders.folder(of: Profile(name: ""))
  }

  /// Books of so many versions, with a movement of the wallet and what the ledger had then.
  private func fill(_ versions: Int) async throws {
    #expect(FileAccess.createFolders(profile(in: original)))
    let database = SQLiteDatabase(
      path: "\(profile(in: original))/\(BookFile.file)",
      migrations: Array(BookFile.migrations.prefix(versions)))
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT 'a', 'topup', 0, 20261120, bank.id, wallet.id, 50000, '국민은행 0123', '', 'topup'
        FROM account AS bank, account AS wallet WHERE bank.kind = 'bank' AND wallet.kind = 'wallet'
      """)
    if versions > 1 {
      for (day, amount, text) in [
        (20_261_121, -4_500, "커피"), (20_261_103, 3_000_000, "하늘상사"), (20_261_103, -500_000, "김하늘"),
      ] {
        try await database.run(
          """
          INSERT INTO ledger (day, amount, text, category, origin)
            VALUES (?, ?, ?, 'food', 'hand')
          """, day, amount, text)
      }
    }
    await database.close()
  }

  private func backUpAndRestore() async throws {
    let (copy, archive) = ("\(restored.path)/copy", "\(restored.path)/books.galbi")
    let names = try await ProfileFiles(folder: profile(in: original)).copy(to: copy)
    let writer = try ArchiveWriter(archive, isReplacing: false)
    for name in names { try writer.add("profile/\(name)", from: "\(copy)/\(name)") }
    try writer.finish()
    let target = "\(restored.path)/unpacked"
    _ = try ArchiveReader(archive).unpack(into: target)
    for check in SessionComponent.parts.flatMap({ $0.databaseChecks }) {
      #expect(await check.finding(in: "\(target)/profile").state != .broken)
    }
    let place = profile(in: restored)
    #expect(FileAccess.createFolders(FileAccess.folder(of: place)))
    expectEqual(rename("\(target)/profile", place), 0)
  }

  /// What a run on a folder shows.
  private func screens(of folder: TemporaryFolder) async throws -> [[String]] {
    let component = AppComponent(.offline(in: folder))
    let app = Headless(
      component.root.build(), size: Size(columns: 120, rows: 40),
      environment: Environment(language: .korean))
    await app.settle()
    var screens: [[String]] = []
    for link in ["finance", "finance/ledger", "finance/ledger/budgets", "home/mart", "profile"] {
      _ = try await app.root.open(Link(parsing: link))
      await app.settle()
      screens.append(Array(app.lines))
    }
    _ = try await app.root.open(Link(parsing: "finance/ledger"))
    for keys in ["t", "Tab Tab K", "Esc I", "Esc C", "Esc P", "Esc m"] {
      try await app.press(keys)
      screens.append(Array(app.lines))
    }
    app.shutDown()
    return screens
  }

  @Test(arguments: 1..<BookFile.migrations.count)
  func `a backup of books of an earlier version shows what these show`(versions: Int) async throws {
    try await fill(versions)
    try await backUpAndRestore()
    let (found, expected) = (try await screens(of: restored), try await screens(of: original))
    expectEqual(found, expected)
    #expect(expected[1].contains { $0.contains(versions > 1 ? "커피" : "국민은행 0123") })
  }
}
