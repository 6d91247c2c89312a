import Headless
public import RIBs

extension LeakCheck {
  /// The `leaks`, after work on other threads has had its time to let go of what it holds.
  public func settled() async -> [String] {
    let idle = Tree()
    for _ in 0..<10_000 where !leaks.isEmpty { await idle.settle() }
    return leaks
  }
}
