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
