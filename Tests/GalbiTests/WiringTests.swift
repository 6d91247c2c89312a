import Foundation
import Headless
import Launch
import Log
import Phrases
import SessionDomain
import TemporaryFolder
import TerminalUI
import Testing
import Time

@testable import Galbi
@testable import Launch

/// Each feature is part of the app: what these tests name was forgotten in `SessionComponent`.
@MainActor
struct WiringTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the Swift files in a folder of the package.
  private func files(in folder: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return Set(files.map { $0.deletingPathExtension().lastPathComponent })
  }

  private let kinds = Set(SessionComponent.parts.map { "\($0)" })

  @Test func `each component is a kind of part`() throws {
    let components = try files(in: "Sources/Galbi/Components").filter { $0.hasSuffix("Component") }
    #expect(components.subtracting(kinds) == ["AppComponent", "SessionComponent"])
  }

  @Test func `a session has a part of each kind`() {
    let component = AppComponent(
      Surroundings(
        clock: ManualClock(),
        appearance: Appearance(
          language: .korean, theme: .night, depth: .trueColor, usesMouse: false),
        folders: Folders(folder: TemporaryFolder().path) { _ in nil }, isOffline: true, log: .none,
        variable: { _ in nil }, quit: {}))
    let parts = component.makeSession(of: Profile(name: "")).parts.map { "\(type(of: $0))" }
    #expect(parts == SessionComponent.parts.map { "\($0)" })
  }

  @Test func `each feature with a demo has it listed`() throws {
    let features = try files(in: "Features").filter { feature in
      let path = root.appending(path: "Features/\(feature)/Demo/Raft").path
      return FileManager.default.fileExists(atPath: path)
    }
    #expect(features.subtracting(Command.demos.map(\.name)) == [])
  }
}
