import Headless
import Phrases
import RIBs
import TemporaryFolder
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// The commands of Ctrl-P that a screen does not offer from the start.
@MainActor
struct CommandObstacleTests {
  @Test func `say why they cannot be done`() async throws {
    let folder = TemporaryFolder()
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(Size(columns: 120, rows: 40), .english)
    var refused = 0
    for destination in Destination.all {
      for command in destination.commands where command.need == .nothing {
        // What an earlier command has opened, and its notice.
        try await app.press("Esc Esc Esc Wait 11s")
        app.window.commands?.open(.command(command, at: destination.link))
        await app.settle()
        guard let said = app.lines.first(where: { $0.contains("Not available now: ") }) else {
          continue
        }
        refused += 1
        #expect(said.contains(". "), "\(destination.link): \(said)")
      }
    }
    #expect(refused > 0)
    app.shutDown()
  }
}
