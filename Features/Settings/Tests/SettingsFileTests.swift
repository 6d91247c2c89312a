import Expectations
import PlatformTesting
import SettingsDomain
import Testing

@testable import SettingsData

/// Settings on real files.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct SettingsFileTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/config/galbi.conf" }
  private let file: SettingsFile

  init() { file = SettingsFile(folder: "\(folder.path)/config") }

  private var content: String { String(decoding: TemporaryFolder.read(path), as: UTF8.self) }

  @Test func `a change makes the file, which only its owner can read`() async throws {
    try expectEqual(file.contents().values, [:])
    try await expectEqual(file.change(.itsKey, to: "abcd1234").values, [.itsKey: "abcd1234"])
    try await expectEqual(file.contentsAgain().values, [.itsKey: "abcd1234"])
    expectEqual(
      content, "# Galbi's settings; `galbi config list` says what there is.\nits.key = abcd1234\n")
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/config"), 0o700)
    expectEqual(TemporaryFolder.names(in: "\(folder.path)/config"), ["galbi.conf"])
  }

  @Test func `a file with a secret is made private`() async throws {
    _ = try await file.change(.theme, to: "day")
    TemporaryFolder.setPermissions(0o644, of: path)
    _ = try file.contents().values
    expectEqual(TemporaryFolder.permissions(of: path), 0o644)
    TemporaryFolder.write(Array("its.key = abcd1234\n".utf8), to: path)
    try expectEqual(file.contents().values, [.itsKey: "abcd1234"])
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
  }

  @Test func `concurrent changes lose nothing`() async throws {
    let keys: [(SettingKey, String)] = [
      (.theme, "day"), (.mouse, "off"), (.region, "off"), (.colors, "16"), (.language, "ko"),
      (.peopleURL, "https://a.example"), (.moviesKey, "abcd1234"), (.autoLock, "1"),
    ]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (key, value) in keys {
        let other = SettingsFile(folder: "\(folder.path)/config", patience: .seconds(3_600))
        group.addTask { _ = try await other.change(key, to: value) }
      }
      try await group.waitForAll()
    }
    try expectEqual(file.contents().values, Dictionary(uniqueKeysWithValues: keys))
  }

  @Test func `lines that cannot be understood are named, have no effect, and stay`() async throws {
    let text = "theme = day\nnonsense\nmouse = perhaps\nkey.q = x\nlater.thing = 7\n"
    _ = try await file.change(.theme, to: "night")
    TemporaryFolder.write(Array(text.utf8), to: path)
    let contents = try file.contents()
    expectEqual(contents.values, [.theme: "day"])
    expectEqual(contents.customSettings.map(\.name), ["key.q"])
    expectEqual(contents.unknown.map(\.name), ["later.thing"])
    expectEqual(
      contents.faults,
      [
        .broken(path: path, line: 2, .notASetting), .broken(path: path, line: 3, .badValue(.mouse)),
      ])
    let changed = try await file.change(.region, to: "off")
    expectEqual(changed.faults, contents.faults)
    expectEqual(content, text + "region = off\n")
  }

  @Test func `of many faults the first are named`() async throws {
    _ = try await file.change(.theme, to: "day")
    TemporaryFolder.write(Array(String(repeating: "x\n", count: 1_000).utf8), to: path)
    try expectEqual(file.contents().faults.count, SettingsContents.mostFaults)
  }

  @Test func `of a file that is not text the lines that are count, and it is not changed`()
    async throws
  {
    _ = try await file.change(.theme, to: "day")
    let broken: [UInt8] =
      [0x23, 0xFF, 0x0A] + "theme = day\nmouse = ".utf8 + [0xFF, 0x0A, 0xB0, 0xA1, 0x0A]
    TemporaryFolder.write(broken, to: path)
    let contents = try file.contents()
    expectEqual(contents.values, [.theme: "day"])
    expectEqual(
      contents.faults,
      [
        .broken(path: path, line: 3, .notText(.mouse)),
        .broken(path: path, line: 4, .notText(nil)),
      ])
    // A name that cannot be read may be that of the database, which files never stand in for.
    expectEqual(contents.faults.map { $0.concerns(.database) }, [false, true])
    await #expect(throws: SettingsError.notText(path: path, line: 1)) {
      try await file.change(.mouse, to: "off")
    }
    expectEqual(TemporaryFolder.read(path), broken)
  }

  @Test func `a folder that cannot be made is an error`() async {
    let file = SettingsFile(folder: "/proc/self/galbi")
    await #expect(throws: SettingsError.cannotWrite(path: "/proc/self/galbi/galbi.conf")) {
      try await file.change(.theme, to: "day")
    }
  }

  @Test func `a file in place of the folder is an error, and not a lock`() async throws {
    TemporaryFolder.write([], to: "\(folder.path)/config")
    await #expect(throws: SettingsError.cannotWrite(path: path)) {
      try await file.change(.theme, to: "day")
    }
  }

  @Test func `a change by another program is followed`() async throws {
    let (changes, happened) = AsyncStream.makeStream(of: Void.self)
    let task = Task { await file.observe { happened.yield() } }
    var iterator = changes.makeAsyncIterator()
    await iterator.next()
    let other = SettingsFile(folder: "\(folder.path)/config")
    _ = try await other.change(.theme, to: "day")
    await iterator.next()
    try expectEqual(file.contents().values, [.theme: "day"])
    task.cancel()
    await task.value
  }
}
