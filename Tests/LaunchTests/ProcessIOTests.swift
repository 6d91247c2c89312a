import Expectations
import Platform
import PlatformTesting
import Secrets
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

  @Test func `secrets end with their lines, however these end`() {
    let path = "\(folder.path)/secrets"
    for text in ["one\ntwo", "one\ntwo\n", "one\r\ntwo\r\n"] {
      TemporaryFolder.write(Array(text.utf8), to: path)
      expectEqual(
        ProcessIO.secrets(in: path)?.map { $0.withBytes { Array($0) } },
        [
          Array("one".utf8), Array("two".utf8),
        ])
    }
  }
}
