import Expectations
import Platform
import PlatformTesting
import Testing

@testable import Files

/// Small files that are whole at any moment.
struct FileAccessTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/a/b/file" }

  @Test func `what was written is read, and nobody else may`() throws {
    try FileAccess.makeFolder("\(folder.path)/a/b")
    try expectEqual(FileAccess.read(path), nil)
    try FileAccess.write("갈비\n", to: path)
    try expectEqual(FileAccess.read(path), "갈비\n")
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/a/b"), 0o700)
    expectEqual(TemporaryFolder.names(in: "\(folder.path)/a/b"), ["file"])
  }

  @Test func `a link stays one, and what it points to is replaced`() throws {
    try FileAccess.makeFolder("\(folder.path)/a/b")
    try FileAccess.write("one", to: "\(folder.path)/target")
    TemporaryFolder.link("\(folder.path)/target", from: path)
    try FileAccess.write("two", to: path)
    try expectEqual(FileAccess.read("\(folder.path)/target"), "two")
    expectEqual(FileAccess.target(of: path), FileAccess.target(of: "\(folder.path)/target"))
  }

  @Test func `a folder that is not there cannot be written into`() {
    #expect(throws: FileError.cannotWrite(path: path)) {
      try FileAccess.write("a", to: path)
    }
  }

  @Test func `a pipe in the place of a file is not waited for`() throws {
    TemporaryFolder.makePipe("\(folder.path)/pipe")
    try expectEqual(FileAccess.read("\(folder.path)/pipe"), "")
  }

  @Test func `a file without an end is not read to its end`() {
    TemporaryFolder.link("/dev/zero", from: "\(folder.path)/zeros")
    TemporaryFolder.write(Array(repeating: 0x61, count: 1_048_577), to: "\(folder.path)/long")
    for path in ["\(folder.path)/zeros", "\(folder.path)/long"] {
      #expect(throws: FileError.tooLarge(path: path)) { try FileAccess.read(path) }
    }
    TemporaryFolder.write(Array(repeating: 0x61, count: 1_048_576), to: "\(folder.path)/long")
    #expect(throws: Never.self) { try FileAccess.read("\(folder.path)/long") }
  }

  @Test func `what is not text is named by its line`() throws {
    TemporaryFolder.write(Array("one\ntwo".utf8) + [0xFF], to: "\(folder.path)/file")
    #expect(throws: FileError.notText(path: "\(folder.path)/file", line: 2)) {
      try FileAccess.read("\(folder.path)/file")
    }
  }

  @Test func `a folder is erased with all that is in it but for one file`() throws {
    try FileAccess.makeFolder("\(folder.path)/a/b")
    try FileAccess.write("kept", to: "\(folder.path)/a/kept")
    try FileAccess.write("b", to: path)
    expectEqual(FileAccess.erase("\(folder.path)/a", except: "kept"), [])
    expectEqual(TemporaryFolder.names(in: "\(folder.path)/a"), ["kept"])
    expectEqual(FileAccess.erase("\(folder.path)/a"), [])
    expectEqual(folder.names, [])
  }

  @Test func `who is alone shuts all others out`() throws {
    let one = try #require(FolderLock(folder.path))
    let two = try #require(FolderLock(folder.path))
    #expect(one.take(.shared))
    #expect(two.take(.shared))
    #expect(!two.take(.exclusive))
    #expect(!two.takeExclusive(within: .zero))
  }

  @Test func `a lock ends with its owner, although another process has its descriptor`() throws {
    var one = FolderLock(folder.path)
    // As a process has it that was forked and has not executed its program yet.
    let copy = dup(try #require(one).descriptor)
    defer { close(copy) }
    expectEqual(one?.take(.exclusive), true)
    let two = try #require(FolderLock(folder.path))
    #expect(!two.take(.exclusive))
    one = nil
    #expect(two.take(.exclusive))
  }
}
