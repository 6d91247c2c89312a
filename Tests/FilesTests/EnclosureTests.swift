import Expectations
import PlatformTesting
import Testing

@testable import Files

struct EnclosureTests {
  private let folder = TemporaryFolder()
  private var home: String { "\(folder.path)/home" }

  init() throws {
    try FileAccess.makeFolder("\(folder.path)/home/in")
    try FileAccess.makeFolder("\(folder.path)/homely")
    for path in ["home/a", "home/in/b", "homely/c"] {
      try FileAccess.write(path, to: "\(folder.path)/\(path)")
    }
  }

  private func inside(_ path: String) -> String? {
    Enclosure(home).inside("\(folder.path)/\(path)").map {
      String($0.dropFirst(FileAccess.target(of: folder.path).count + 1))
    }
  }

  @Test(arguments: [
    ("home", "home"), ("home/a", "home/a"), ("home/in/../a", "home/a"), ("home/new", "home/new"),
    ("home/in/../new", "home/new"), ("homely/../home/a", "home/a"),
  ])
  func `a path in the folder is found, also of a file that is new`(path: String, real: String) {
    expectEqual(inside(path), real)
  }

  @Test(arguments: [
    "", "homely/c", "home/../homely/c", "home/../homely/new", "home/..", "home/in/../..",
    "home/none/new", "home/none/../a", "home/new/", "home/new/.",
  ])
  func `a path outside of the folder, or through none, is not`(path: String) {
    expectEqual(inside(path), nil)
  }

  @Test func `links lead where they lead`() {
    for (target, name) in [
      ("../homely/c", "out"), ("../homely", "folder"), ("in/b", "here"), ("../homely/new", "none"),
    ] {
      TemporaryFolder.link(target, from: "\(home)/\(name)")
    }
    expectEqual(inside("home/out"), nil)
    expectEqual(inside("home/folder/c"), nil)
    expectEqual(inside("home/folder/new"), nil)
    expectEqual(inside("home/none"), nil)
    expectEqual(inside("home/here"), "home/in/b")
    expectEqual(Enclosure("\(home)/here").inside("/etc/passwd"), nil)
  }

  @Test func `without the folder nothing is inside`() {
    expectEqual(Enclosure("\(home)/none").inside("\(home)/none/a"), nil)
    expectEqual(Enclosure("/").inside("/etc/passwd"), nil)
  }
}
