import Expectations
import Files
import PlatformTesting
import Testing

struct CacheFolderTests {
  private let folder = TemporaryFolder()

  private var path: String { "\(folder.path)/cache" }

  private func bytes(_ count: Int, _ byte: UInt8 = 7) -> [UInt8] {
    Array(repeating: byte, count: count)
  }

  private func cache(_ limit: Int = 1_000) -> CacheFolder { CacheFolder(path, limit: limit) }

  @Test func `a file comes back in the next process, for its user only`() async {
    await expectEqual(cache().bytes(of: "a", most: 10), nil)
    await cache().store([1, 2, 3], as: "a")
    await expectEqual(cache().bytes(of: "a", most: 10), [1, 2, 3])
    expectEqual(TemporaryFolder.permissions(of: path), 0o700)
    expectEqual(TemporaryFolder.permissions(of: "\(path)/a"), 0o600)
    expectEqual(TemporaryFolder.names(in: path), ["a"])
  }

  @Test func `a file takes the place of the one before, and can be removed`() async {
    let cache = cache()
    await cache.store(bytes(300), as: "a")
    await cache.store([1], as: "a")
    await expectEqual(cache.bytes(of: "a", most: 10), [1])
    await cache.remove("a")
    await expectEqual(cache.bytes(of: "a", most: 10), nil)
  }

  @Test func `what was used least recently is removed first`() async {
    for name in ["a", "b", "c"] {
      // A process each, which does not know what the others have stored.
      await cache().store(bytes(300), as: name)
    }
    _ = await cache().bytes(of: "a", most: 1_000)
    await cache().store(bytes(300), as: "d")
    expectEqual(Set(TemporaryFolder.names(in: path)), ["a", "c", "d"])
  }

  @Test func `all files together stay below the limit`() async {
    let cache = cache()
    for number in 0..<100 {
      await cache.store(bytes(90), as: "\(number)")
      let names = TemporaryFolder.names(in: path)
      #expect(names.count <= 11)
      #expect(names.contains("\(number)"))
    }
  }

  @Test func `a file that is too large is neither stored nor read`() async {
    await cache().store(bytes(1_001), as: "a")
    await expectEqual(cache().bytes(of: "a", most: 2_000), nil)
    await cache().store(bytes(10_000), as: "b")
    TemporaryFolder.write(bytes(1_000_000), to: "\(folder.path)/large")
    await expectEqual(CacheFolder(folder.path, limit: 10).bytes(of: "large", most: 5_000), nil)
  }

  @Test(.timeLimit(.minutes(60)))
  func `pipes, links and folders are no files`() async {
    await cache().store([1], as: "a")
    TemporaryFolder.makePipe("\(path)/pipe")
    TemporaryFolder.link("a", from: "\(path)/link")
    await expectEqual(cache().bytes(of: "link", most: 10), nil)
    await expectEqual(cache().bytes(of: ".", most: 10), nil)
    await expectEqual(cache().bytes(of: "pipe", most: 10) ?? [], [])
  }

  @Test func `a folder that cannot be made stores nothing`() async {
    TemporaryFolder.write([], to: path)
    await cache().store([1], as: "a")
    await expectEqual(cache().bytes(of: "a", most: 10), nil)
  }
}
