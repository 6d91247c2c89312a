/// The state of a widget that keys can reach, such as a list's selection or a field's text.
///
/// Its view owns it, a widget value draws it and places it on the canvas; the order of placing is
/// the order of the focus.
@MainActor
public protocol Responder: AnyObject {
  /// What keys do while it has the focus, most useful first.
  func bindings(in environment: Environment) -> [KeyBinding]

  /// Whether printable keys and pastes are text for it.
  var takesText: Bool { get }

  /// Whether pastes are for it, as they are where `takesText`.
  var takesPaste: Bool { get }

  /// Whether what is typed is a secret, which no script given as an argument may hold.
  var isSecret: Bool { get }

  /// Takes typed text where `takesText`, and pasted text where `takesPaste`.
  func insert(_ text: String)

  /// Called when the user has taken the focus elsewhere.
  func userDidLeave()
}

extension Responder {
  public var takesText: Bool { false }

  public var takesPaste: Bool { takesText }

  public var isSecret: Bool { false }

  public func insert(_ text: String) {}

  public func userDidLeave() {}
}
