/// What the user waits for in one tree.
@MainActor public final class Activity {
  /// Some work that runs, and whose it is.
  public struct Running: Hashable, Sendable {
    /// The name of the riblet, such as `Home`.
    public let riblet: String
    /// What it does, such as `load people`.
    public let what: String

    public init(riblet: String, what: String) {
      self.riblet = riblet
      self.what = what
    }
  }

  /// What `begin` returns and `end` takes, once.
  public struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Called when the last work ends that could be brief.
  public var onCalm: (@MainActor () -> Void)?

  private var works: [Int: Running] = [:]
  /// Work with this number, or one before it, takes its time.
  private var lastLengthy = 0
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var count = 0

  public init() {}

  public var isIdle: Bool { works.isEmpty }

  /// Whether nothing runs but what takes its time, as `callLengthy` has said.
  public var isCalm: Bool { !works.keys.contains { $0 > lastLengthy } }

  /// All that runs now takes its time, such as a download: nobody holds anything back for it.
  public func callLengthy() { lastLengthy = count }

  /// The work that runs, in the order of its start.
  public var running: [Running] { works.sorted { $0.key < $1.key }.map(\.value) }

  /// Counts some work of `riblet` until `end`.
  public func begin(_ what: String, in riblet: String) -> Ticket {
    let ticket = Ticket(number: nextNumber())
    works[ticket.number] = Running(riblet: riblet, what: what)
    return ticket
  }

  /// Counts the work no longer; does nothing the second time.
  public func end(_ ticket: Ticket) {
    guard works.removeValue(forKey: ticket.number) != nil else { return }
    if ticket.number > lastLengthy, isCalm { onCalm?() }
    guard works.isEmpty else { return }
    let waiting = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    for waiter in waiting { waiter.value.resume() }
  }

  /// Returns when no work runs, or when the caller is cancelled.
  public func settled() async {
    while !isIdle, !Task.isCancelled {
      let number = nextNumber()
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiter in
          // Asked again: on the way here the work may have ended, or the caller was cancelled.
          if isIdle || Task.isCancelled { waiter.resume() } else { waiters[number] = waiter }
        }
      } onCancel: {
        Task { @MainActor in waiters.removeValue(forKey: number)?.resume() }
      }
    }
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }
}
