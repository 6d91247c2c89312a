import Expectations
import Files
import Platform
import PlatformTesting
import Testing

@testable import Galbi

/// In processes of their own, since what is taken is kept until they end.
struct KeySessionsTests {
  private let folder = TemporaryFolder()
  private static let (one, other) = ("MbqW", "MbqX")

  private static func sessions(_ end: String, _ folder: String, most: String?) throws -> KeySessions
  {
    let line = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F+sMG2sBc5ibB7MLmOwJmz0"
    return KeySessions(
      of: try #require(AccessKey("\(line)\(end)"[...])), in: "\(folder)/sessions", most: most)
  }

  @Test(arguments: [nil, "", "0", "-1", "many"])
  func `eight are usual`(text: String?) throws {
    try expectEqual(Self.sessions(Self.one, folder.path, most: text).most, 8)
  }

  @Test func `a key has so many sessions, and another one its own`() async {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let sessions = try Self.sessions(Self.one, path, most: "2")
      for _ in 1...2 { try sessions.take() }
      #expect(throws: ServeError.tooManySessions(2)) { try sessions.take() }
      try Self.sessions(Self.other, path, most: "2").take()
    }
    // It has ended.
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let sessions = try Self.sessions(Self.one, path, most: "2")
      try sessions.take()
      // Whatever the process becomes.
      var (status, other) = (stat(), stat())
      try #require(stat(sessions.path(1), &status) == 0)
      let kept = (0..<256).filter { fstat($0, &other) == 0 && other.st_ino == status.st_ino }
      expectEqual(kept.map { fcntl($0, F_GETFD) & FD_CLOEXEC }, [0])
    }
  }
}
