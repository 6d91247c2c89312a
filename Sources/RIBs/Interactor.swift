/// The logic of one riblet, which its router makes active and inactive; nothing else can.
@MainActor open class Interactor {
  /// True from just before `didBecomeActive` until just before `willResignActive`.
  public final var isActive: Bool { !$owner.isNone }

  /// The router, while it is active: it does not dangle, since the tree owns it as long.
  @Uncounted private final var owner: AnyRouter? = nil

  private var scope: WorkScope?

  public init() {}

  /// Called when the riblet is on the tree, before its children become active.
  open func didBecomeActive() {}

  /// Called when the riblet leaves the tree, its children before it.
  ///
  /// Its work is cancelled next, and starts no more.
  open func willResignActive() {}

  /// Runs work that the user waits for, such as a download, until it returns or this resigns.
  ///
  /// It counts in the tree's activity at once, under `name`, until then, and starts at once too
  /// unless the tree has an executor. The closure may capture `self` strongly: the end of the task
  /// lets go of it. Work that ignores cancellation therefore keeps the riblet, and the leak check
  /// names it. Does nothing when inactive, so a late key press is harmless.
  ///
  /// - Returns: the task, for whoever may want to end it sooner; nil when inactive.
  @discardableResult
  public final func request(
    _ name: String, _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    activeScope?.request(name, operation)
  }

  /// Runs work that nobody waits for, such as following a sequence, until this resigns.
  ///
  /// Starts, ends and captures as `request` does, but is not counted.
  @discardableResult
  public final func whileActive(
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    activeScope?.whileActive(operation)
  }

  /// Keeps `subscription` until this resigns; its `deinit` ends it.
  public final func whileActive(_ subscription: AnyObject) {
    activeScope?.whileActive(subscription)
  }

  /// Starts `worker` now and stops it when this resigns.
  public final func start(_ worker: any Worker) { activeScope?.start(worker) }

  final var workers: [any Worker] { scope?.workers ?? [] }

  final func begin(for router: AnyRouter) {
    if let owner {
      stop("\(type(of: self)) is active in \(owner.name), so \(router.name) cannot activate it.")
    }
    owner = router
    connect()
  }

  /// Lets nothing start any more, and returns what is to end after `willResignActive`.
  final func end() -> WorkScope? {
    owner = nil
    defer { scope = nil }
    return scope
  }

  /// Called after `willResignActive`, in which actions of the view still arrive.
  ///
  /// Does nothing where a callback has activated the interactor again.
  final func leave() {
    if $owner.isNone { disconnect() }
  }

  /// Joins the view to this interactor, before `didBecomeActive`.
  func connect() {}

  /// Parts the view from this interactor, after `willResignActive`.
  func disconnect() {}

  private var activeScope: WorkScope? {
    guard let owner, let tree = owner.tree else { return nil }
    if let scope { return scope }
    let scope = WorkScope(
      riblet: owner.name, activity: tree.activity, executor: tree.executor)
    self.scope = scope
    return scope
  }
}
