/// The work in one tree that the user waits for.
@MainActor public final class Activity {
  /// Some work that runs, and whose it is.
  public struct Running: Hashable, Sendable {
    /// The name of the riblet, such as `Home`.
    public let riblet: String
    /// What it does, such as `load people`.
    public let what: String

    /// Names work and its riblet as `running` does, to compare with it.
    public init(riblet: String, what: String) {
      self.riblet = riblet
      self.what = what
    }
  }

  /// What `begin` returns and `end` takes, once.
  public struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Called when the last work ends that is neither in the background nor marked as long.
  public var onOnlyLongWork: (@MainActor () -> Void)?

  private struct Work {
    let running: Running
    let isInBackground: Bool
  }

  private var works: [Int: Work] = [:]
  /// Work with this number, or one before it, is marked as long.
  private var lastLong = 0
  private let waiters = AsyncCondition()
  private var count = 0

  /// An activity without any work, which is idle.
  public init() {}

  /// Whether no work runs, not even in the background.
  public var isIdle: Bool { works.isEmpty }

  /// Whether nothing runs but work in the background, and what `markAsLong` has marked.
  public var hasOnlyLongWork: Bool {
    !works.contains { $0.key > lastLong && !$0.value.isInBackground }
  }

  /// Marks the work that runs now as long, such as a download: keys do not wait for it.
  public func markAsLong() { lastLong = count }

  /// The work that runs, in the order of its start.
  public var running: [Running] { works.sorted { $0.key < $1.key }.map(\.value.running) }

  /// Counts some work of `riblet` until `end`; keys do not wait for work in the background.
  public func begin(_ what: String, in riblet: String, isInBackground: Bool = false) -> Ticket {
    let ticket = Ticket(number: nextNumber())
    works[ticket.number] = Work(
      running: Running(riblet: riblet, what: what), isInBackground: isInBackground)
    return ticket
  }

  /// Counts the work no longer; does nothing the second time.
  public func end(_ ticket: Ticket) {
    guard let work = works.removeValue(forKey: ticket.number) else { return }
    if ticket.number > lastLong, !work.isInBackground, hasOnlyLongWork { onOnlyLongWork?() }
    waiters.resume()
  }

  /// Returns when no work runs, or when the caller is cancelled.
  public func settled() async { await waiters.wait { !isIdle } }

  /// Returns when no other work runs than that of `ticket`, or when the caller is cancelled.
  public func settled(but ticket: Ticket) async {
    await waiters.wait { works.contains { $0.key != ticket.number } }
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }
}
