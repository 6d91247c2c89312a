/// The work of one interactor between its activation and its resignation, or of one of its workers.
@MainActor public final class WorkScope {
  private struct Work {
    var task: Task<Void, Never>?
    let ticket: Activity.Ticket?
    /// What it changes, on which no other command is run meanwhile.
    var things: Set<AnyHashable> = []
  }

  private let riblet: String
  private let activity: Activity
  private let executor: (any TaskExecutor)?
  private var running: [Int: Work] = [:]
  private var started = 0
  private var subscriptions: [AnyObject] = []
  /// The workers that run, each with the scope of its work, in the order of their start.
  private var scopes: [(worker: any Worker, scope: WorkScope)] = []
  private var isEnded = false
  /// `didStart` of the worker to which this belongs is under way.
  private var isStarting = false

  init(riblet: String, activity: Activity, executor: (any TaskExecutor)?) {
    self.riblet = riblet
    self.activity = activity
    self.executor = executor
  }

  var workers: [any Worker] { scopes.map(\.worker) }

  /// The number of tasks that have not finished.
  var count: Int { running.count }

  /// Runs work that the user waits for, as `Interactor.request` does.
  @discardableResult
  public func request(
    _ name: String, isInBackground: Bool = false,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    guard !isEnded else { return nil }
    let ticket = activity.begin(name, in: riblet, isInBackground: isInBackground)
    return run(operation, ticket: ticket)
  }

  /// Runs a command on some things, as `Interactor.request` does.
  func request(
    _ name: String, on things: [AnyHashable], _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    guard !isEnded, running.values.allSatisfy({ $0.things.isDisjoint(with: things) }) else {
      return nil
    }
    return run(operation, ticket: activity.begin(name, in: riblet), on: Set(things))
  }

  /// Returns once no command on any of these things runs.
  func settled(on things: [AnyHashable]) async {
    while let work = running.values.first(where: { !$0.things.isDisjoint(with: things) }),
      let task = work.task
    {
      await task.value
    }
  }

  /// Runs work that is not counted in the tree's activity, as `Interactor.whileActive` does.
  @discardableResult
  public func whileActive(
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    guard !isEnded else { return nil }
    return run(operation, ticket: nil)
  }

  /// Keeps `subscription` until the end.
  public func whileActive(_ subscription: AnyObject) {
    guard !isEnded else { return }
    subscriptions.append(subscription)
  }

  /// Starts `worker` in a scope of its own, unless it runs already.
  func start(_ worker: any Worker) {
    guard !isEnded, !scopes.contains(where: { $0.worker === worker }) else { return }
    let scope = WorkScope(riblet: riblet, activity: activity, executor: executor)
    scopes.append((worker, scope))
    scope.isStarting = true
    worker.didStart(in: scope)
    scope.isStarting = false
    if scope.isEnded { worker.didStop() }
  }

  /// Ends the work of `worker`, and stops it; one that is starting stops when it has started.
  func stop(_ worker: any Worker) {
    guard let index = scopes.firstIndex(where: { $0.worker === worker }) else { return }
    let scope = scopes.remove(at: index).scope
    scope.end()
    if !scope.isStarting { worker.didStop() }
  }

  /// Cancels the tasks, releases the subscriptions, and stops the workers in reverse order.
  ///
  /// Called again from one of their callbacks it ends what is left.
  func end() {
    isEnded = true
    let ending = running.sorted { $0.key < $1.key }.map(\.value)
    running = [:]
    for work in ending {
      if let ticket = work.ticket { activity.end(ticket) }
      work.task?.cancel()
    }
    while let subscription = subscriptions.popLast() { withExtendedLifetime(subscription) {} }
    while let last = scopes.last { stop(last.worker) }
  }

  private func run(
    _ operation: @escaping @MainActor () async -> Void, ticket: Activity.Ticket?,
    on things: Set<AnyHashable> = []
  ) -> Task<Void, Never> {
    let number = started
    started += 1
    running[number] = Work(task: nil, ticket: ticket, things: things)
    let task = Task.immediate(executorPreference: executor) {
      // On an executor of the tree it starts a turn later: the scope may have ended, or the task.
      if running[number] != nil, !Task.isCancelled { await operation() }
      finish(number)
    }
    if running[number] != nil {
      running[number]?.task = task
    } else {
      task.cancel()  // It finished, or the scope ended from inside it.
    }
    return task
  }

  private func finish(_ number: Int) {
    guard let work = running.removeValue(forKey: number), let ticket = work.ticket else { return }
    activity.end(ticket)
  }
}

/// Work with its own state that runs while one interactor is active, such as watching a folder.
@MainActor public protocol Worker: AnyObject, Sendable {
  /// Where its work runs, for the inspector, such as `main actor` or `database actor`.
  var runsOn: String { get }

  /// Called when the interactor starts the worker; what it starts in `scope` ends before `didStop`.
  func didStart(in scope: WorkScope)

  /// Called once for each start: when the interactor stops the worker, or after it has resigned.
  func didStop()
}

extension Worker {
  public func didStop() {}
}
