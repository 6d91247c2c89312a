import Expectations
import Platform
import PlatformTesting
import Testing

@testable import Launch

/// Files named on the command line.
struct ProcessIOTests {
  private let folder = TemporaryFolder()

  @Test func `no more is read than the limit`() {
    let path = "\(folder.path)/keys"
    TemporaryFolder.write(Array("Enter".utf8), to: path)
    expectEqual(ProcessIO.text(in: path, limit: 5), "Enter")
    expectEqual(ProcessIO.text(in: path, limit: 4), nil)
    expectEqual(errno, EFBIG)
    expectEqual(ProcessIO.text(in: "/dev/zero", limit: 100_000), nil)
  }
}
