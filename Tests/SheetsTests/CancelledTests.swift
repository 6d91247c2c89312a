import Testing

@testable import Sheets

/// Files whose reading is cancelled.
struct CancelledTests {
  @Test(arguments: [
    "contract-utf8.xls", "contract-openpyxl.xlsx", "contract-agile.xlsx", "contract-xlwt.xls",
    "contract-2003.xml",
  ])
  func `no table of a file is read once that is cancelled`(_ name: String) async throws {
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try BankFiles.sheets(name)
    }
    await #expect(throws: SheetError.cancelled) { try await reading.value }
  }
}
