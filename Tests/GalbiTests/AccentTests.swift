import Expectations
import Foundation
import Testing

/// The accent is the colour of the focus, which widgets draw: no screen uses it for anything else.
struct AccentTests {
  private let features = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Features")

  @Test func `no screen of a feature has the accent`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: features.path)
    let screens = files.filter { $0.contains("/Presentation/") && $0.hasSuffix(".swift") }
    #expect(screens.count > 100)
    let users = try screens.filter { path in
      try String(contentsOf: features.appending(path: path), encoding: .utf8).contains(".accent")
    }
    expectEqual(users, [])
  }
}
