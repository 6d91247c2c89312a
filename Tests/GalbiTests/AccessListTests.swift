import Expectations
import Files
import PlatformTesting
import Testing

@testable import Galbi

struct AccessListTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/authorized_keys" }

  private static let text =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F+sMG2sBc5ibB7MLmOwJmz0MbqW"
  private static let other =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F+sMG2sBc5ibB7MLmOwJmz0Mbqa"

  private func key(_ text: String) throws -> AccessKey { try #require(AccessKey(text[...])) }

  @Test func `a key is its kind and its data, whatever the comment`() throws {
    let key = try key("\(Self.text) kim@laptop of Kim")
    expectEqual(key, (try self.key(Self.text)))
    expectEqual("\(key.kind) \(key.data)", Self.text)
  }

  @Test(arguments: [
    "", "ssh-ed25519", "ssh-ed25519 AAAA", "ssh-dss AAAAB3NzaC1kc3MAAAA=",
    "command=\"sh\" ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F",
    "ssh-rsa AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F",
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGiPDPjZ2W98ZHv31F\u{0}\n",
    "ssh-ed25519-cert-v01@openssh.com AAAAIHNzaC1lZDI1NTE5LWNlcnQtdjAxQG9wZW5zc2guY29t",
  ])
  func `whatever is no key is none`(line: String) {
    expectEqual(AccessKey(line[...]), nil)
  }

  @Test func `keys are added, found by their data, and removed by name`() throws {
    var list = try AccessList(path)
    expectEqual(list.entries, [])
    try list.add(key(Self.text), as: "kim")
    try list.add(key(Self.other), as: "lee-2")
    try list.write()
    try expectEqual(
      FileAccess.read(path), "restrict,pty \(Self.text) kim\nrestrict,pty \(Self.other) lee-2\n")
    expectEqual(TemporaryFolder.permissions(of: path), 0o644)
    var read = try AccessList(path)
    expectEqual(read.entries, list.entries)
    expectEqual(read.name(of: try key(Self.other)), "lee-2")
    #expect(throws: ServeError.taken("kim")) { try read.add(key(Self.text), as: "lee-2") }
    try read.remove("kim")
    expectEqual(read.name(of: try key(Self.text)), nil)
    #expect(throws: ServeError.unknownName("kim")) { try read.remove("kim") }
  }

  @Test(arguments: [
    "", "Kim", "../kim", "1kim", "ki m", "kim/", "김", String(repeating: "k", count: 33),
  ])
  func `a name that could be anything but a folder's is refused`(name: String) throws {
    var list = try AccessList(path)
    #expect(throws: ServeError.badName(name)) { try list.add(key(Self.text), as: name) }
  }

  @Test(arguments: [
    "\(text) kim", "restrict,pty,command=\"sh\" \(text) kim", "restrict,pty \(text) ../kim",
    "# a comment", "restrict,pty \(text)  kim",
  ])
  func `a list with a line of another hand is not used`(line: String) throws {
    try FileAccess.write("restrict,pty \(Self.other) lee\n\(line)\n", to: path)
    #expect(throws: ServeError.foreignLine(path, line: 2)) { try AccessList(path) }
  }
}
