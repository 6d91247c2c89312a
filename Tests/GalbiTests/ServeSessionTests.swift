import Expectations
import Files
import PlatformTesting
import Testing

@testable import Galbi

/// Who a session is for, and what it takes of its environment.
struct ServeSessionTests {
  private let folder = TemporaryFolder()
  private static let key =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F+sMG2sBc5ibB7MLmOwJmz0MbqW"

  private func session(_ variables: [String: String]) throws -> ServeSession {
    ServeSession(
      folder: try ServeFolder(folder.path, in: "/"), program: "/bin/false",
      variable: { variables[$0] })
  }

  /// A session whose user has logged in as `methods` say.
  private func session(of methods: String) throws -> ServeSession {
    let path = "\(folder.path)/auth"
    try FileAccess.write(methods, to: path)
    return try session(["SSH_USER_AUTH": path])
  }

  @Test func `the profile is that of the key`() throws {
    try FileAccess.write(
      "restrict,pty \(Self.key) kim\n", to: try ServeFolder(folder.path, in: "/").keys)
    try expectEqual(session(of: "publickey \(Self.key)\n").entry().name, "kim")
    let other = Self.key.replacing("MbqW", with: "Mbqa")
    #expect(throws: ServeError.unknownKey) { try session(of: "publickey \(other)\n").entry() }
    #expect(throws: ServeError.unknownKey) { try session(of: "password\n").entry() }
    #expect(throws: ServeError.notOverSSH) { try session([:]).entry() }
  }

  @Test func `a command is refused before anything else`() throws {
    #expect(throws: ServeError.command) {
      try session(["SSH_ORIGINAL_COMMAND": "internal-sftp"]).begin()
    }
  }

  @Test func `of the environment only the terminal and the language are kept`() throws {
    let own = try session([:]).environment(of: "kim")
    expectEqual(
      own,
      [
        "LC_CTYPE=C.UTF-8", "SSH_CONNECTION=served", "USER=kim",
        "HOME=\(folder.path)/profiles/kim/files",
        "SQLITE_TMPDIR=\(folder.path)/profiles/kim/data",
      ])
    let given = [
      "TERM": "xterm-256color", "LANG": "ko_KR.UTF-8", "LD_PRELOAD": "/tmp/a.so", "PATH": "/tmp",
      "GALBI_DATA": "/etc", "LC_ALL": "C", "EDITOR": "vi",
    ]
    try expectEqual(
      session(given).environment(of: "kim"),
      [
        "TERM=xterm-256color", "LANG=ko_KR.UTF-8",
      ] + own)
    let hostile = ["TERM": "../../tmp/x", "LANG": String(repeating: "a", count: 65)]
    try expectEqual(session(hostile).environment(of: "kim"), own)
  }
}
