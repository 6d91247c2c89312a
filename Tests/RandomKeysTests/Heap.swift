import CMalloc
import Platform
import PlatformTesting

/// The memory that the process takes and gives back piece by piece.
enum Heap {
  /// In microseconds: how long to wait for the threads, and how often to look.
  private static let (patience, glance): (UInt32, UInt32) = (20_000_000, 100_000)
  /// The main thread, and those that Dispatch needs to wait for events.
  private static let fewThreads = 4

  /// In KiB, once the threads that have nothing to do have ended: each keeps some of what was freed.
  ///
  /// They end after some seconds, and nobody tells of it.
  static var inUse: Int {
    for _ in 0..<patience / glance where threads > fewThreads { usleep(glance) }
    let info = mallinfo2()
    return (info.uordblks + info.hblkhd) / 1_024
  }

  private static var threads: Int {
    let status = String(decoding: TemporaryFolder.read("/proc/self/status"), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("Threads:") }
    return Int(line?.filter(\.isNumber) ?? "") ?? 0
  }
}
