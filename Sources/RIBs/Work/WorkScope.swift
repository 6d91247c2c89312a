/// The work of one interactor between its activation and its resignation.
@MainActor public final class WorkScope {
  private struct Work {
    var task: Task<Void, Never>?
    let ticket: Activity.Ticket?
  }

  private(set) var workers: [any Worker] = []
  private let riblet: String
  private let activity: Activity
  private let executor: (any TaskExecutor)?
  private var running: [Int: Work] = [:]
  private var started = 0
  private var subscriptions: [AnyObject] = []
  private var isEnded = false

  init(riblet: String, activity: Activity, executor: (any TaskExecutor)?) {
    self.riblet = riblet
    self.activity = activity
    self.executor = executor
  }

  /// Runs work that the user waits for, as `Interactor.request` does.
  @discardableResult
  public func request(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Task<
    Void, Never
  >? {
    guard !isEnded else { return nil }
    return run(operation, ticket: activity.begin(name, in: riblet))
  }

  /// Runs work that is not counted in the tree's activity, as `Interactor.whileActive` does.
  @discardableResult
  public func whileActive(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never>?
  {
    guard !isEnded else { return nil }
    return run(operation, ticket: nil)
  }

  /// Keeps `subscription` until the end.
  public func whileActive(_ subscription: AnyObject) {
    guard !isEnded else { return }
    subscriptions.append(subscription)
  }

  func start(_ worker: any Worker) {
    guard !isEnded else { return }
    workers.append(worker)
    worker.didStart(in: self)
  }

  /// Cancels the tasks, releases the subscriptions, and stops the workers in reverse order.
  func end() {
    isEnded = true
    let ending = running.sorted { $0.key < $1.key }.map(\.value)
    running = [:]
    for work in ending {
      if let ticket = work.ticket { activity.end(ticket) }
      work.task?.cancel()
    }
    subscriptions = []
    let stopping = workers
    workers = []
    for worker in stopping.reversed() { worker.didStop() }
  }

  private func run(
    _ operation: @escaping @MainActor () async -> Void, ticket: Activity.Ticket?
  ) -> Task<Void, Never> {
    let number = started
    started += 1
    running[number] = Work(task: nil, ticket: ticket)
    let task = Task.immediate(executorPreference: executor) {
      // On an executor of the tree it starts a turn later, when the scope may have ended.
      guard running[number] != nil else { return }
      await operation()
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
