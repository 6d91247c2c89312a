import Expectations
import Files
import Platform
import PlatformTesting
import Testing

/// Files and folders that are being written, which go unless they are given their names.
struct UnfinishedFileTests {
  private let folder = TemporaryFolder()

  private func hidden() -> [String] { folder.names.filter { $0.hasPrefix(".galbi-") } }

  @Test func `what is not given its name goes`() throws {
    do {
      let file = try #require(UnfinishedFile.file(in: folder.path))
      let other = try #require(UnfinishedFile.folder(in: folder.path))
      expectEqual(hidden().count, 2)
      expectEqual(TemporaryFolder.permissions(of: file.path), 0o600)
      #expect(FileAccess.createFolders("\(other.path)/within"))
    }
    expectEqual(hidden(), [])
  }

  @Test func `what has its name stays`() throws {
    do {
      let file = try #require(UnfinishedFile.file(in: folder.path))
      expectEqual(write(file.descriptor, "abc", 3), 3)
      expectEqual(rename(file.path, "\(folder.path)/done"), 0)
    }
    #expect(try FileAccess.read("\(folder.path)/done") == "abc" && hidden().isEmpty)
  }

  @Test func `what a killed program has left goes with the next one, and nothing else`() throws {
    let names = [".galbi-a1B2c3", ".galbi-notes", "galbi-a1B2c3", ".galbi-a1B2c3d"]
    for name in names { try FileAccess.write("x", to: "\(folder.path)/\(name)") }
    #expect(FileAccess.createFolders("\(folder.path)/.galbi-Folder/within"))
    let first = try #require(UnfinishedFile.file(in: folder.path))
    let second = try #require(UnfinishedFile.folder(in: folder.path))
    let left = folder.names.filter { $0.contains("galbi-") }
    let own = [first.path, second.path].map { String($0.dropFirst(folder.path.utf8.count + 1)) }
    expectEqual(Set(left), Set(names.dropFirst() + own))
  }

  @Test func `without a folder there is none`() {
    #expect(UnfinishedFile.file(in: "\(folder.path)/none") == nil)
    #expect(UnfinishedFile.folder(in: "\(folder.path)/none") == nil)
  }

  @Test func `a file below a folder is known by each of its paths`() throws {
    let inside = "\(folder.path)/a/b"
    #expect(FileAccess.createFolders(inside))
    try FileAccess.write("x", to: "\(inside)/file")
    try FileAccess.write("x", to: "\(folder.path)/other")
    symlink("\(inside)/file", "\(folder.path)/link")
    link("\(inside)/file", "\(folder.path)/hard")
    symlink(inside, "\(folder.path)/way")
    symlink(folder.path, "\(inside)/back")
    for path in ["a/b/file", "a/b/new", "a/../a/b/file", "link", "hard", "way/new"] {
      #expect(FileAccess.isBelow("\(folder.path)/a", "\(folder.path)/\(path)"), "\(path)")
    }
    for path in ["other", "new", "ab"] {
      #expect(!FileAccess.isBelow("\(folder.path)/a", "\(folder.path)/\(path)"), "\(path)")
    }
  }
}
