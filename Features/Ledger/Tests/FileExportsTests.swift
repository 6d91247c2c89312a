import Expectations
import LedgerData
import LedgerDomain
import LedgerFixtures
import LedgerRaft
import Log
import Phrases
import Platform
import PlatformTesting
import Storage
import Store
import Testing
import WalletDomain

/// Exports as real files.
@MainActor
struct FileExportsTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let folder = TemporaryFolder()
  private let exports = FileExports(log: .none)
  private let store = Store(State())

  private var path: String { "\(folder.path)/out.csv" }

  private func export(
    _ db: any LedgerRepository, to path: String, language: Language = .korean,
    isReplacing: Bool = false, _ progress: @escaping @MainActor (Int) -> Void = { _ in }
  ) async throws -> Int {
    let ledger = LedgerUseCases(
      LedgerModel(db: db, writer: store.writer(\.ledger), now: { 0 }),
      state: store.stored(\.ledger),
      exports: exports)
    return try await ledger.export(
      LedgerExport(
        LedgerQuery(order: .oldestFirst), to: path, language: language, isReplacing: isReplacing),
      progress)
  }

  @Test func `an export is a table that a spreadsheet does not execute`() async throws {
    let ledger = InMemoryLedger([
      LedgerRow(id: 1, origin: .wallet, entry: entry(2026_11_20, 50_000, "우리은행 0123", .topUp))
    ])
    _ = try await ledger.add(entry(2026_11_21, -18_000, "=cmd", .food, note: "say \"hi\", you"))
    try await expectEqual(export(ledger, to: path), 2)
    expectEqual(
      folder.text("out.csv"),
      "\u{FEFF}날짜,내용,금액,분류,메모,출처,계좌,상태,거래처,연결,기록\r\n"
        + "2026-11-20,우리은행 0123,50000,충전,,슈퍼페이,슈퍼페이,미확인,,,\r\n"
        + "2026-11-21,'=cmd,-18000,식비,\"say \"\"hi\"\", you\",직접 추가,현금,미확인,,,\r\n")
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(folder.names.filter { $0.hasPrefix("out") }, ["out.csv"])
  }

  @Test func `a note of several lines is one cell`() async throws {
    let ledger = InMemoryLedger()
    let row = try await ledger.add(entry(2026_11_21, -5, "a"))
    _ = try await ledger.perform(.note([row.id], "첫째\r\n \"둘째\"\u{1B}\n"))
    try await expectEqual(ledger.rows([row.id]).first?.note, "첫째\n \"둘째\"")
    _ = try await export(ledger, to: path)
    #expect(folder.text("out.csv").contains("a,-5,식비,\"첫째\n \"\"둘째\"\"\","))
  }

  @Test func `a file that appears during the export stays`() async throws {
    let rows = (1...LongWork.least).map { id in
      LedgerRow(id: Int64(id), origin: .hand, entry: entry(2026_11_21, -5, "a"))
    }
    let ledger = InMemoryLedger(rows)
    await #expect(throws: ExportError.self) {
      _ = try await export(ledger, to: path) { [folder] _ in
        folder.write(Array("mine".utf8), to: "out.csv")
      }
    }
    expectEqual(folder.text("out.csv"), "mine")
    expectEqual(folder.names.filter { $0.hasPrefix("out") }, ["out.csv"])
  }

  @Test(arguments: [0, 1, 1_999, 2_000, 2_001, 4_500])
  func `an export has every row once, and tells how far it is`(count: Int) async throws {
    let rows = (0..<count).map { number in
      LedgerRow(
        id: Int64(number + 1), origin: .hand, entry: entry(2026_11_21, Int64(number + 1), "a"))
    }
    var told: [Int] = []
    try await expectEqual(export(InMemoryLedger(rows), to: path) { told.append($0) }, count)
    let written = Array(stride(from: 0, to: count, by: 2_000)) + [count]
    // Few rows are no long work.
    let shares = written.map { $0 * 1_000 / max(count, 1) }
    expectEqual(told, count < 2_000 ? [] : shares)
    #expect(folder.text("out.csv").hasPrefix("\u{FEFF}날짜,"))
    let lines = folder.text("out.csv").split(separator: "\r\n").dropFirst()
    expectEqual(lines.map { $0.split(separator: ",")[2] }, rows.map { "\($0.amount.amount)" })
  }

  @Test func `a file is replaced only on request`() async throws {
    folder.write(Array("mine".utf8), to: "out.csv")
    let ledger = InMemoryLedger()
    _ = try await ledger.add(entry(2026_11_21, -5, "a"))
    await #expect(throws: ExportError.exists) { try await export(ledger, to: path) }
    expectEqual(folder.text("out.csv"), "mine")
    try await expectEqual(export(ledger, to: path, language: .english, isReplacing: true), 1)
    expectEqual(
      folder.text("out.csv"),
      "\u{FEFF}Date,Description,Amount,Category,Note,Source,Account,Status,Payee,Links,Record\r\n"
        + "2026-11-21,a,-5,Food,,Manual,Cash,Uncleared,,,\r\n")
  }

  @Test func `an export that fails leaves nothing behind`() async throws {
    await #expect(throws: ExportError.ledger(.storage(.busy))) {
      _ = try await exports.write(LedgerExport(LedgerQuery(), to: path, language: .korean)) {
        () throws(LedgerError) in throw .storage(.busy)
      }
    }
    expectEqual(folder.names.filter { $0.hasPrefix("out") }, [])
    let ledger = InMemoryLedger()
    await #expect(throws: ExportError.noFolder) {
      try await export(ledger, to: "\(folder.path)/nowhere/a.csv")
    }
  }

  @Test func `what is not a file is never replaced`() async throws {
    let pipe = "\(folder.path)/pipe"
    expectEqual(mkfifo(pipe, 0o600), 0)
    for path in [folder.path, "\(folder.path)/", pipe] {
      for isReplacing in [false, true] {
        await #expect(throws: ExportError.notFile) {
          try await export(InMemoryLedger(), to: path, isReplacing: isReplacing)
        }
      }
    }
    var status = stat()
    #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    expectEqual(folder.names, ["pipe"])
  }
}

extension TemporaryFolder {
  fileprivate func write(_ bytes: [UInt8], to name: String) {
    Self.write(bytes, to: "\(path)/\(name)")
  }

  fileprivate func text(_ name: String) -> String {
    String(decoding: Self.read("\(path)/\(name)"), as: UTF8.self)
  }
}
