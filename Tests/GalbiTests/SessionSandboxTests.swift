import Files
import Platform
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
      #expect(try FileAccess.read("\(own)/data/file") == "changed")
      #expect(try FileAccess.read("/etc/passwd") != nil)
      #expect(throws: FileError.cannotRead(path: "\(other)/data/file")) {
        try FileAccess.read("\(other)/data/file")
      }
      #expect(throws: FileError.cannotWrite(path: "\(path)/new")) {
        try FileAccess.write("", to: "\(path)/new")
      }
      #expect(unlink("\(other)/data/file") != 0)
      #expect(SystemProgram.run("/bin/sh", ["-c", "exit 0"]) == nil)
    }
  }

  @Test func `limits are set, and never raised`() async {
    await #expect(processExitsWith: .success) {
      try #require(SessionLimits.set())
      var limit = rlimit()
      let seconds = __rlimit_resource_t(RLIMIT_CPU.rawValue)
      #expect(getrlimit(seconds, &limit) == 0)
      #expect(limit.rlim_cur == SessionLimits.seconds && limit.rlim_max == SessionLimits.seconds)
      limit.rlim_max = 60
      limit.rlim_cur = 30
      #expect(setrlimit(seconds, &limit) == 0)
      try #require(SessionLimits.set())
      #expect(getrlimit(seconds, &limit) == 0)
      #expect(limit.rlim_cur == 30 && limit.rlim_max == 60)
    }
  }
}
