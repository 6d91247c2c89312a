import Expectations
import Platform
import PlatformTesting
import Testing

/// What is known of processes, in each build as far as its system tells it.
struct RunningProcessTests {
  @Test func `a process that runs has an identity, and one that does not has none`() throws {
    let own = try #require(RunningProcess(getpid()).identity)
    expectEqual(own, RunningProcess(getpid()).identity)
    #expect(own != RunningProcess(getppid()).identity)
    // Above the highest number that the kernel gives.
    expectEqual(RunningProcess(1 << 30).identity, nil)
  }

  @Test func `the running program is a file`() {
    expectEqual(access(RunningProcess.program, X_OK), 0)
    #expect(RunningProcess.program.hasPrefix("/"))
  }

  @Test func `names and commands are told where identities are unique`() {
    expectEqual((RunningProcess(getpid()).name != nil), RunningProcess.hasUniqueIdentities)
    #expect(RunningProcess.commands.isEmpty != RunningProcess.hasUniqueIdentities)
    expectEqual(RunningProcess(1 << 30).name, nil)
  }

  @Test func `a file that was written has the time of it`() throws {
    let folder = TemporaryFolder()
    TemporaryFolder.write([1], to: "\(folder.path)/file")
    var status = stat()
    try #require(stat("\(folder.path)/file", &status) == 0)
    #expect(status.modified.tv_sec > 1_700_000_000)
    #expect(status.changed.tv_sec >= status.modified.tv_sec)
  }
}
