public import RIBs

/// A double that records the calls it gets; a subclass conforms to a listener or routing protocol.
@MainActor open class Spy {
  /// What was recorded and not taken yet, the latest last.
  public private(set) final var calls: [String] = []

  /// A double without calls.
  public init() {}

  /// Adds a call, as methods of a subclass do, in a few words, such as `edit Ada`.
  public final func record(_ call: String) { calls.append(call) }

  /// Returns the calls and clears them.
  public final func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A presenter for tests of a `PresentedInteractor`: it records the responses, and sends requests.
///
/// A test of a presenter itself has a `PresenterSpy` as its view.
@MainActor public final class ResponseSpy<Shown: PresentedRiblet>: Presenter<Shown> {
  /// The responses, the latest last.
  public private(set) var responses: [Response] = []
  private let requests: PresenterSpy<Shown>

  /// `viewModel` is never shown.
  public init(_ viewModel: ViewModel) {
    requests = PresenterSpy(viewModel)
    super.init(on: requests)
  }

  public override func present(_ response: Response) { responses.append(response) }

  /// Sends requests as a view does; they have no effect while the riblet is inactive.
  public func send(_ requests: Shown.Request...) {
    for request in requests { self.requests.send(request) }
  }

  /// Returns the responses and clears them.
  public func take() -> [Response] {
    defer { responses = [] }
    return responses
  }
}

/// A presenter for tests of an interactor: it records the models it is shown, and sends actions.
@MainActor public final class PresenterSpy<Shown: Riblet>: Presentable {
  /// The model that was shown last.
  public private(set) var model: Shown.Model
  /// The models that were shown, without those equal to their predecessor.
  public private(set) var shown: [Shown.Model] = []
  public var onAction: (@MainActor (Shown.Action) -> Void)?

  /// Shows `model` at first, which does not count among those that were shown.
  public init(_ model: Shown.Model) {
    self.model = model
  }

  public func show(_ model: Shown.Model) {
    guard model != self.model else { return }
    self.model = model
    shown.append(model)
  }

  /// Sends actions as a view does; they have no effect while the riblet is inactive.
  public func send(_ actions: Shown.Action...) {
    for action in actions { onAction?(action) }
  }
}

/// Records the events of a tree, a line each, such as `Home attached`.
@MainActor public final class TreeJournal: TreeObserver {
  /// The events that were not taken yet, the latest last.
  public private(set) var lines: [String] = []

  /// A journal that is empty until it is among the observers of a tree.
  public init() {}

  public func observe(_ event: TreeEvent) { lines.append("\(event.riblet) \(event.kind)") }

  /// Returns the lines and clears them.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
