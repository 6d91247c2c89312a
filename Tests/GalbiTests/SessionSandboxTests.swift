import Expectations
import Files
import Platform
import PlatformSecurity
import PlatformTesting
import Testing

@testable import Galbi

/// In processes of their own, since a sandbox is never left.
struct SessionSandboxTests {
  private let folder = TemporaryFolder()

  @Test(.enabled(if: SessionSandbox.isPossible))
  func `a session reaches its profile, reads the system, and starts nothing`() async {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let (own, other) = ("\(path)/kim", "\(path)/lee")
      for profile in [own, other] {
        try FileAccess.makeFolder("\(profile)/data")
        try FileAccess.write("kept", to: "\(profile)/data/file")
      }
      try #require(SessionSandbox(profile: own).enter())
      try FileAccess.write("changed", to: "\(own)/data/file")
      try expectEqual(FileAccess.read("\(own)/data/file"), "changed")
      #expect(try FileAccess.read("/etc/passwd") != nil)
      #expect(throws: FileError.cannotRead(path: "\(other)/data/file")) {
        try FileAccess.read("\(other)/data/file")
      }
      #expect(throws: FileError.cannotWrite(path: "\(path)/new")) {
        try FileAccess.write("", to: "\(path)/new")
      }
      #expect(unlink("\(other)/data/file") != 0)
      expectEqual(SystemProgram.run("/bin/sh", ["-c", "exit 0"]), nil)
    }
  }

  @Test(.enabled(if: FileSandbox.knowsPorts))
  func `a session listens nowhere, and connects to its ports only`() async {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let (allowed, other) = (Self.boundPort(), Self.boundPort())
      try #require(SessionSandbox(profile: path, ports: [allowed]).enter())
      expectEqual(Self.fault(of: bind, port: 0), EACCES)
      expectEqual(Self.fault(of: connect, port: other), EACCES)
      expectEqual(Self.fault(of: connect, port: allowed), ECONNREFUSED)
    }
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let port = Self.boundPort()
      try #require(SessionSandbox(profile: path).enter())
      expectEqual(Self.fault(of: bind, port: 0), EACCES)
      expectEqual(Self.fault(of: connect, port: port), ECONNREFUSED)
    }
  }

  /// A port of the loopback that this process keeps, and at which nothing listens.
  private static func boundPort() -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(file, $0, size)
        _ = getsockname(file, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// What a call fails with for a port of the loopback.
  private static func fault(
    of call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, port: UInt16
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(file, $0, size) }
    }
    return result == 0 ? 0 : errno
  }

  @Test func `limits are set, and never raised`() async {
    await #expect(processExitsWith: .success) {
      try #require(SessionLimits.set())
      var limit = rlimit()
      let seconds = __rlimit_resource_t(RLIMIT_CPU.rawValue)
      expectEqual(getrlimit(seconds, &limit), 0)
      #expect(limit.rlim_cur == SessionLimits.seconds && limit.rlim_max == SessionLimits.seconds)
      limit.rlim_max = 60
      limit.rlim_cur = 30
      expectEqual(setrlimit(seconds, &limit), 0)
      try #require(SessionLimits.set())
      expectEqual(getrlimit(seconds, &limit), 0)
      #expect(limit.rlim_cur == 30 && limit.rlim_max == 60)
    }
  }
}
