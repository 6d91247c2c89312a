/// Gathers what the widgets of a screen say of themselves, a line each.
@MainActor
public final class Speech {
  public let environment: Environment
  public private(set) var lines: [String] = []
  private let focus: (any Responder)?

  init(environment: Environment, focus: (any Responder)?) {
    self.environment = environment
    self.focus = focus
  }

  public func hasFocus(_ responder: any Responder) -> Bool { focus === responder }
}
