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
    let component = AppComponent(.offline(in: folder))
    let app = await GalbiProgram(component).launched(Size(columns: 120, rows: 40), .english)
    var refused = 0
    for destination in Destination.all {
      for command in destination.commands where command.need == .nothing {
        app.window.commands?.open(.command(command, at: destination.link))
        await app.settle()
        let said = component.store.state.notice.phrase?.text(.english) ?? ""
        guard said.hasPrefix("Not available now") else { continue }
        refused += 1
        #expect(said.hasSuffix("."), "\(destination.link): \(said)")
      }
    }
    #expect(refused > 0)
    app.shutDown()
  }
}
