import PlatformTesting
import SQL
import SQLite

/// Galbi on a database of 1,000 people, which is filled when it is first launched.
@MainActor
final class FilledGalbi {
  private let program: TerminalProgram
  private var isFilled = false

  private nonisolated static let count = 1_000
  /// 2026-11-21, in milliseconds since 1970.
  private nonisolated static let time: Int64 = 1_795_219_200_000

  init(_ path: String) {
    program = TerminalProgram(path, ["--lang", "en", "--offline"])
  }

  func launch() async throws -> TerminalProgram.Start {
    if !isFilled { try await fill() }
    isFilled = true
    return try program.launch(until: ["Person 0000", "help"])
  }

  /// Galbi makes its tables itself.
  private func fill() async throws {
    _ = try program.launch(until: ["sample data", "help"])
    let database = SQLiteDatabase(path: "\(program.folder.path)/profiles/default/galbi.sqlite")
    try await database.transaction { connection throws(SQLError) in
      for number in 0..<Self.count {
        let digits = String(number)
        let id = String(repeating: "0", count: 4 - digits.count) + digits
        try connection.run(
          "INSERT INTO person VALUES (?, ?, ?, 'female', ?, ?, ?, NULL, NULL)", id, "Person \(id)",
          "person\(id)", "\(id)@example.org", 18 + number % 70, ["DE", "KR", "NL"][number % 3])
      }
      try connection.run("INSERT INTO download VALUES (1, ?, NULL)", Self.time)
    }
    await database.close()
  }
}
