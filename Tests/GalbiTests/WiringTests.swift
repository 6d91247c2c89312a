import Expectations
import Foundation
import Testing

@testable import Galbi

/// Each feature is part of the app: what these tests name was forgotten in `SessionComponent`.
@MainActor
struct WiringTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the files in a folder of the package, without what follows a point.
  private func names(in folder: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return Set(files.map { $0.deletingPathExtension().lastPathComponent })
  }

  @Test func `each component is one of the parts of a session`() throws {
    let components = try names(in: "Sources/App/Galbi/Components").filter {
      $0.hasSuffix("Component")
    }
    let parts = SessionComponent.parts.map { "\($0)" }
    expectEqual(components.subtracting(parts), ["AppComponent", "SessionComponent"])
  }

  @Test func `each feature with a demo has it listed`() throws {
    let features = try names(in: "Features").filter { feature in
      let path = root.appending(path: "Features/\(feature)/Demo/Raft").path
      return FileManager.default.fileExists(atPath: path)
    }
    expectEqual(features.subtracting(Command.demos.map(\.name)), [])
  }
}
