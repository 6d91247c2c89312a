public import RIBs

extension LeakCheck {
  /// The `leaks`, once work on other threads has let go of what it holds.
  ///
  /// Nothing tells when a thread lets go, so this looks every millisecond; what is still held after a
  /// minute is a leak.
  public func settled() async -> [String] {
    let end = ContinuousClock.now + .seconds(60)
    while !leaks.isEmpty, .now < end {
      do { try await Task.sleep(for: .milliseconds(1)) } catch { break }
    }
    return leaks
  }
}
