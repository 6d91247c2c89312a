import Headless
import HomePresentation
import Phrases
import PlatformTesting
import RIBs
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

  @Test(arguments: Language.allCases)
  func `are offered while a search is being typed at their place`(language: Language) async throws {
    let finder = FinderApp()
    let app = finder.launch(language)
    await app.settle()
    var searched: Set<String> = []
    for destination in Destination.all
    where destination.commands.contains(where: { $0.key == Self.search }) {
      try await app.press("Esc Esc Esc")
      _ = try await app.root.open(Link(parsing: destination.link))
      await app.settle()
      try await app.press("/")
      guard app.window.takesText else { continue }
      searched.insert(destination.link)
      for command in destination.commands {
        let title = command.name.text(language).sentenceCased
        let found = try await finder.found(title, in: app)
        #expect(found.contains { $0.hasPrefix(title) }, "\(destination.link): \(found)")
      }
    }
    #expect(searched.isSuperset(of: ["home", "finance/ledger", "home/mart", "home/mart/orders"]))
    app.shutDown()
  }

  @Test func `leave a search that is being typed, which stays`() async throws {
    let finder = FinderApp()
    let app = finder.launch(.english, Size(columns: 120, rows: 40))
    try await app.press("/ \"a\"")
    #expect(app.window.takesText)
    let hasCountries = { app.lines.contains { $0.contains("Country ●") } }
    let before = hasCountries()
    let region = HomeBuilder.commands.first { $0.key == .character("r") }
    app.window.commands?.open(.command(try #require(region), at: "home"))
    await app.settle()
    #expect(!app.window.takesText, "\(app.lines)")
    #expect(hasCountries() != before)
    #expect(app.lines.contains { $0.contains("Search") && $0.contains("a") })
    #expect(!app.lines.contains { $0.contains("Not available now: ") })
    app.shutDown()
  }
}
