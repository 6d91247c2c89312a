import Expectations
import PlatformTesting
import RIBs
import Testing

@testable import Galbi

/// The file of the last place.
struct PlaceFileTests {
  private let folder = TemporaryFolder()

  private var path: String { "\(folder.path)/place" }

  private var file: PlaceFile { PlaceFile(path: path) }

  @Test func `a place is read as it was written, and only its owner can read it`() throws {
    expectEqual(file.read(), nil)
    let place = try #require(NavigationPath(parsing: "@Main;tab=home/home;id=한&row=7/ada?x=1"))
    file.write(try #require(NavigationPath(parsing: "home")))
    file.write(place)
    expectEqual(file.read(), place)
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(folder.names, ["place"])
  }

  @Test(arguments: ["%", "home//x", "home;=1", "\u{0}\u{1B}]0;x\u{7}//"])
  func `a broken text is no place`(text: String) {
    TemporaryFolder.write(Array(text.utf8), to: path)
    expectEqual(file.read(), nil)
  }

  @Test func `a file that is no text or too long has no place`() {
    TemporaryFolder.write([0xFF, 0xFE], to: path)
    expectEqual(file.read(), nil)
    TemporaryFolder.write([UInt8](repeating: UInt8(ascii: "/"), count: 1_000_000), to: path)
    expectEqual(file.read(), nil)
  }

  @Test func `a place that is too long is kept as far as it is short enough`() throws {
    let word = String(repeating: "x", count: 40_000)
    let long = NavigationPath([
      .init(
        .segment("home"), ["a": word], beside: [NavigationPath([.init(.segment("b"), ["c": word])])]
      )
    ])
    file.write(long)
    expectEqual(file.read(), long.path)
    file.write(NavigationPath([.init(.segment("home"), ["a": word + word])]))
    expectEqual(file.read()?.description, "home")
    file.write(NavigationPath([.init(.segment(Segment(word + word)))]))
    expectEqual(file.read()?.description, "home")
  }

  @Test func `a pipe has no place, and does not block`() throws {
    TemporaryFolder.makePipe(path)
    expectEqual(file.read()?.steps.count, 0)
    TemporaryFolder.makePipe("\(path).new")
    file.write(try #require(NavigationPath(parsing: "home")))
    expectEqual(file.read()?.steps.count, 0)
  }

  @Test func `a failure to write is ignored`() throws {
    let nowhere = PlaceFile(path: "\(folder.path)/missing/place")
    nowhere.write(try #require(NavigationPath(parsing: "home")))
    expectEqual(nowhere.read(), nil)
    expectEqual(folder.names, [])
  }
}
