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
  private static let search = Key.character("/")

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

  @Test func `say that a search is being typed at their place`() async throws {
    let folder = TemporaryFolder()
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(Size(columns: 120, rows: 40), .english)
    var refused: Set<String> = []
    for destination in Destination.all
    where destination.commands.contains(where: { $0.key == Self.search }) {
      for command in destination.commands where command.key != Self.search {
        try await app.press("Esc Esc Esc Wait 11s")
        _ = try await app.root.open(Link(parsing: destination.link))
        await app.settle()
        try await app.press("/")
        guard app.window.takesText else { continue }
        app.window.commands?.open(.command(command, at: destination.link))
        await app.settle()
        guard let said = app.lines.first(where: { $0.contains("Not available now: ") }) else {
          continue
        }
        refused.insert(destination.link)
        let reason =
          destination.link == "home/movies" ? "Enter a title" : "You are typing a search."
        #expect(said.contains(reason), "\(destination.link): \(said)")
      }
    }
    #expect(refused.isSuperset(of: ["home", "finance/ledger", "home/mart", "home/mart/orders"]))
    app.shutDown()
  }
}
