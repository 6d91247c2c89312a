import RIBs
import TemporaryFolder
import Testing

@testable import Galbi

/// The file of the last place.
struct PlaceFileTests {
  private let folder = TemporaryFolder()

  private var path: String { "\(folder.path)/place" }

  private var file: PlaceFile { PlaceFile(path: path) }

  @Test func `a place is read as it was written, and nobody else can read it`() throws {
    #expect(file.read() == nil)
    let place = try #require(Place(parsing: "@Main;tab=home/home;id=한&row=7/ada?x=1"))
    file.write(try #require(Place(parsing: "home")))
    file.write(place)
    #expect(file.read() == place)
    #expect(TemporaryFolder.permissions(of: path) == 0o600)
    #expect(folder.names == ["place"])
  }

  @Test(arguments: ["%", "home//x", "home;=1", "\u{0}\u{1B}]0;x\u{7}//"])
  func `what is broken is no place`(text: String) {
    TemporaryFolder.write(Array(text.utf8), to: path)
    #expect(file.read() == nil)
  }

  @Test func `what is no text or far too long is no place`() {
    TemporaryFolder.write([0xFF, 0xFE], to: path)
    #expect(file.read() == nil)
    TemporaryFolder.write([UInt8](repeating: UInt8(ascii: "/"), count: 1_000_000), to: path)
    #expect(file.read() == nil)
  }

  @Test func `a pipe says no place, and nobody waits for it`() throws {
    TemporaryFolder.makePipe(path)
    #expect(file.read()?.steps.count == 0)
    TemporaryFolder.makePipe("\(path).new")
    file.write(try #require(Place(parsing: "home")))
    #expect(file.read()?.steps.count == 0)
  }

  @Test func `where nothing can be written, nothing is`() throws {
    let nowhere = PlaceFile(path: "\(folder.path)/missing/place")
    nowhere.write(try #require(Place(parsing: "home")))
    #expect(nowhere.read() == nil)
    #expect(folder.names == [])
  }
}
