import Expectations
import PlatformTesting
import Testing

@testable import SQLite

struct InterruptionTests {
  private let interruption = Interruption()

  @Test func `cancelling reaches the work that runs`() {
    interruption.begin(1)
    interruption.cancel(1)
    #expect(interruption.isCancelled)
  }

  @Test func `a cancellation that comes late reaches nobody else`() {
    interruption.begin(1)
    interruption.end()
    interruption.begin(2)
    interruption.cancel(1)
    #expect(!interruption.isCancelled)
  }

  @Test func `work does not inherit a cancellation`() {
    interruption.begin(1)
    interruption.cancel(1)
    interruption.end()
    interruption.begin(2)
    #expect(!interruption.isCancelled)
  }

  @Test func `an interruption between two statements does not leave the log behind`() throws {
    let folder = TemporaryFolder()
    var connection: SQLiteConnection? = try SQLiteConnection.open(
      "\(folder.path)/galbi.sqlite", durability: .normal, busyTimeout: .zero,
      interruption: interruption, didFind: { _ in })
    try connection?.execute("CREATE TABLE things (a)")
    interruption.begin(1)
    interruption.cancel(1)
    interruption.end()
    connection = nil
    expectEqual(folder.names, ["galbi.sqlite", "galbi.sqlite.lock"])
  }
}
