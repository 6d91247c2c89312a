internal import Dispatch
internal import Synchronization

/// Watches files by looking at them four times a second, for systems without inotify.
///
/// Writes without system calls, such as to mapped memory, are not noticed.
public final class StatWatch: Sendable {
  private let number: Int

  /// Watches the files of these names in an existing folder, and the folder itself.
  ///
  /// `notify` is called on any thread, and may be called once for several changes. Since closing a file
  /// cannot be seen, a file counts as closed when a quarter of a second has changed nothing.
  public init(
    of folder: String, files names: Set<String>, at trigger: WriteTrigger,
    notify: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    guard Version(ofFolder: "\(folder)/.") != nil else { throw SystemError() }
    number = StatPoll.shared.follow(
      StatPoll.Follower(folder: folder, names: names.sorted(), trigger: trigger, notify: notify))
  }

  deinit { StatPoll.shared.leave(number) }
}

/// A file at a moment.
private struct Version: Equatable {
  private let device, number, size: Int
  private let times: [Int]

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number, size) = (Int(status.st_dev), Int(status.st_ino), Int(status.st_size))
    let (modified, changed) = (status.modified, status.changed)
    times = [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec]
  }

  /// A folder, which stays the same while its files change.
  init?(ofFolder path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number, size, times) = (Int(status.st_dev), Int(status.st_ino), 0, [])
  }
}

/// Looks at the files of all watches, as long as there is one.
private final class StatPoll: Sendable {
  static let shared = StatPoll()

  struct Follower: Sendable {
    let folder: String
    let names: [String]
    let trigger: WriteTrigger
    let notify: @Sendable () -> Void
    private var last: [Version?] = []
    private var reported: [Version?] = []

    init(
      folder: String, names: [String], trigger: WriteTrigger, notify: @escaping @Sendable () -> Void
    ) {
      (self.folder, self.names, self.trigger, self.notify) = (folder, names, trigger, notify)
      last = look()
      reported = last
    }

    /// Looks again; returns whether there is a change to tell.
    mutating func hasChanged() -> Bool {
      let now = look()
      defer { last = now }
      guard now != reported, trigger == .eachWrite || now == last else { return false }
      reported = now
      return true
    }

    private func look() -> [Version?] {
      [Version(ofFolder: folder)] + names.map { Version(of: "\(folder)/\($0)") }
    }
  }

  private struct State {
    var followers: [Int: Follower] = [:]
    var count = 0
    // Only its type is not Sendable: libdispatch lets any thread use a source.
    nonisolated(unsafe) var timer: (any DispatchSourceTimer)?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "galbi.watch", qos: .utility)

  func follow(_ follower: Follower) -> Int {
    state.withLock { state in
      state.count += 1
      state.followers[state.count] = follower
      if state.timer == nil { state.timer = makeTimer() }
      return state.count
    }
  }

  func leave(_ number: Int) {
    state.withLock { state in
      state.followers[number] = nil
      guard state.followers.isEmpty else { return }
      state.timer?.cancel()
      state.timer = nil
    }
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in self?.look() }
    timer.schedule(
      deadline: .now() + .milliseconds(250), repeating: .milliseconds(250),
      leeway: .milliseconds(25))
    timer.activate()
    return timer
  }

  /// Looks at one after another, so that a slow disk does not block who begins or ends a watch.
  private func look() {
    for (number, var follower) in state.withLock({ $0.followers }) {
      let isChanged = follower.hasChanged()
      state.withLock { if $0.followers[number] != nil { $0.followers[number] = follower } }
      if isChanged { follower.notify() }
    }
  }
}
