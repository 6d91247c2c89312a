/// The logic of one riblet; only its router activates and deactivates it.
///
/// Work begins with `didBecomeActive` and is cancelled when the riblet resigns:
///
/// ```swift
/// final class DownloadInteractor: Interactor {
///   private let book: String
///   private let load: @MainActor (String) async -> Void
///   private weak var listener: (any DownloadListener)?
///
///   init(
///     _ book: String, load: @escaping @MainActor (String) async -> Void,
///     listener: any DownloadListener
///   ) {
///     self.book = book
///     self.load = load
///     self.listener = listener
///   }
///
///   override func didBecomeActive() {
///     request("download book") { [self] in
///       await load(book)
///       if !Task.isCancelled { listener?.didDownload(book) }
///     }
///   }
/// }
/// ```
@MainActor open class Interactor {
  /// True from just before `didBecomeActive` until just before `willResignActive`.
  public final var isActive: Bool { !$owner.isNone }

  /// The router while this is active; it does not dangle, since the tree owns the router that long.
  @Uncounted private final var owner: AnyRouter? = nil

  /// The work of this activation, or of the one before until it has ended.
  private var scope: WorkScope?

  /// An inactive interactor; its router activates it when the riblet comes onto a launched tree.
  public init() {}

  /// Called when the riblet is on the tree, before its children become active.
  open func didBecomeActive() {}

  /// Called when the riblet leaves the tree, after its children.
  ///
  /// Its work is cancelled next; no new work starts.
  open func willResignActive() {}

  /// Runs work that the user waits for, such as a download, until it returns or this resigns.
  ///
  /// It counts in the tree's activity under `name`, from this call on, and starts immediately unless
  /// the tree has an executor. The closure may capture `self` strongly: it is released with the task.
  /// Work that ignores cancellation therefore keeps the riblet alive, and the leak check reports it.
  /// Does nothing when inactive, so a late key press is harmless. Keys do not wait for work in the
  /// background.
  ///
  /// - Returns: The task, to cancel it earlier; nil when inactive.
  @discardableResult
  public final func request(
    _ name: String, isInBackground: Bool = false,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    activeScope?.request(name, isInBackground: isInBackground, operation)
  }

  /// Runs a command on some things, such as rows, as work that the user waits for; does nothing, and returns nil,
  /// while another command on any of them runs.
  @discardableResult
  public final func request(
    _ name: String, on things: [AnyHashable], _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    activeScope?.request(name, on: things, operation)
  }

  /// Returns once no command on any of these things runs, for one that the user has chosen with more than a key.
  public final func settled(on things: [AnyHashable]) async {
    await activeScope?.settled(on: things)
  }

  /// Lets keys no longer wait for the work that runs now in the tree: it takes long.
  public final func markWorkAsLong() { owner?.tree?.activity.markAsLong() }

  /// Runs work that is not counted in the tree's activity, such as following a sequence, until this
  /// resigns.
  ///
  /// Starts, ends and captures as `request` does.
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

  /// Starts `worker` now, unless it runs already, and stops it when this resigns.
  public final func start(_ worker: any Worker) { activeScope?.start(worker) }

  /// Stops `worker` and its work now; does nothing if it does not run here.
  public final func stop(_ worker: any Worker) { scope?.stop(worker) }

  /// The name of the riblet where the type of its router has none.
  nonisolated class var ribletName: String { RIBs.ribletName(of: self, without: "Interactor") }

  final var workers: [any Worker] { scope?.workers ?? [] }

  final func begin(for router: AnyRouter) {
    if let owner {
      misuse("\(type(of: self)) is active in \(owner.name), so \(router.name) cannot activate it.")
    }
    owner = router
    connect()
  }

  /// Prevents new work; returns false if `router` has not activated this.
  final func end(for router: AnyRouter) -> Bool {
    guard $owner.refers(to: router) else { return false }
    owner = nil
    return true
  }

  /// Called after `willResignActive`, in which actions of the view still arrive.
  ///
  /// Does nothing where a callback has activated the interactor again.
  final func leave() {
    guard $owner.isNone else { return }
    disconnect()
    endWork()
  }

  /// Ends the work of the last activation, as far as it has not ended.
  final func endWork() {
    guard let scope else { return }
    scope.end()
    // A worker that has stopped may have activated this again.
    if self.scope === scope { self.scope = nil }
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
