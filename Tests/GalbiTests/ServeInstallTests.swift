import Expectations
import Files
import PlatformTesting
import Testing

@testable import Galbi

/// The drop-in of sshd, tested and put in place by a program that answers as sshd does.
struct ServeInstallTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/galbi.conf" }

  private func dropIn() throws -> SSHDropIn {
    SSHDropIn(program: "/usr/local/bin/galbi", folder: try ServeFolder(nil, in: "/"))
  }

  /// What sshd prints when all holds.
  private func effective() throws -> String {
    try dropIn().directives.map { "\($0.name.lowercased()) \($0.value)\n" }.joined()
      + "permituserenvironment no\nport 22\n"
  }

  /// An sshd that has this configuration, and exits with `status` when it tests it.
  private func install(_ effective: String, status: Int = 0) throws -> ServeInstall {
    let (program, answer) = ("\(folder.path)/sshd", "\(folder.path)/effective")
    try FileAccess.write(effective, to: answer)
    try FileAccess.write(
      "#!/bin/sh\n[ \"$1\" = -T ] && exec cat \(answer)\necho no such option\nexit \(status)\n",
      to: program)
    TemporaryFolder.setPermissions(0o700, of: program)
    return ServeInstall(dropIn: try dropIn(), server: SSHServer(program: program), path: path)
  }

  @Test func `the drop-in is one block for one user`() throws {
    let lines = try dropIn().text.split(separator: "\n")
    expectEqual(lines[1], "Match User galbi")
    expectEqual(
      lines[2], "  ForceCommand exec /usr/local/bin/galbi serve --ssh session --data /var/lib/galbi"
    )
    #expect(lines.contains("  DisableForwarding yes"))
    #expect(lines.contains("  AuthorizedKeysFile /var/lib/galbi/authorized_keys"))
    expectEqual(lines.last, "Match all")
  }

  @Test func `what differs is named`() throws {
    try expectEqual(dropIn().differences(from: effective()), [])
    let other = try effective()
      .replacing("disableforwarding yes\n", with: "")
      .replacing("allowtcpforwarding no\n", with: "allowtcpforwarding yes\n")
      .replacing("acceptenv GALBI_NOTHING\n", with: "acceptenv LANG\nacceptenv LC_*\n")
      .replacing("gssapiauthentication no\n", with: "")
      .replacing("permituserenvironment no", with: "permituserenvironment yes")
    try expectEqual(
      dropIn().differences(from: other),
      [
        .init(name: "DisableForwarding", wanted: "yes", found: nil),
        .init(name: "AllowTcpForwarding", wanted: "no", found: "yes"),
        .init(name: "AcceptEnv", wanted: "GALBI_NOTHING", found: "LANG, LC_*"),
        .init(name: "PermitUserEnvironment", wanted: "no", found: "yes"),
      ])
  }

  @Test func `a drop-in that sshd takes stays, and replaces an earlier one`() throws {
    let install = try install(effective())
    try expectEqual(install.place(), effective())
    try expectEqual(FileAccess.read(path), dropIn().text)
    try FileAccess.write("\(SSHDropIn.head) Earlier.\n", to: path)
    _ = try install.place()
    try expectEqual(FileAccess.read(path), dropIn().text)
  }

  @Test func `a drop-in that sshd rejects is taken back`() throws {
    let install = try install(effective(), status: 255)
    #expect(throws: ServeError.rejected("no such option")) { try install.place() }
    try expectEqual(FileAccess.read(path), nil)
    let earlier = "\(SSHDropIn.head) Earlier.\n"
    try FileAccess.write(earlier, to: path)
    #expect(throws: ServeError.rejected("no such option")) { try install.place() }
    try expectEqual(FileAccess.read(path), earlier)
  }

  @Test func `a drop-in without effect is taken back`() throws {
    let install = try install("port 22\n")
    #expect {
      try install.place()
    } throws: { error in
      guard case .differs(let differences)? = error as? ServeError else { return false }
      return differences.first?.name == "ForceCommand"
    }
    try expectEqual(FileAccess.read(path), nil)
  }

  @Test func `a file of another hand is never replaced`() throws {
    let install = try install(effective())
    try FileAccess.write("PermitRootLogin no\n", to: path)
    #expect(throws: ServeError.foreignFile(path)) { try install.place() }
    try expectEqual(FileAccess.read(path), "PermitRootLogin no\n")
    TemporaryFolder.remove(path)
    TemporaryFolder.link("\(folder.path)/elsewhere", from: path)
    #expect(throws: ServeError.foreignFile(path)) { try install.place() }
    try expectEqual(FileAccess.read("\(folder.path)/elsewhere"), nil)
  }

  @Test func `a program that others can replace is not installed`() throws {
    // Whoever may write into /tmp may put a program there.
    #expect(throws: (any Error).self) { try ServeInstall.checkSafety(of: "\(folder.path)/sshd") }
    #expect(throws: ServeError.badPath("/opt/my programs/galbi")) {
      try ServeInstall.checkSafety(of: "/opt/my programs/galbi")
    }
  }

  @Test(arguments: ["/srv/a b", "/srv/%h", "/srv/a;b", "/srv/\"", "/srv/갈비", "/srv/$x"])
  func `a folder that sshd would not read as it stands is refused`(path: String) {
    #expect(throws: ServeError.badPath(path)) { try ServeFolder(path, in: "/") }
  }
}
