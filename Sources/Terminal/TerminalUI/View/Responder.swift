public import Phrases

/// The state of a widget that can have the focus, such as the selection of a list or the text of a
/// field.
///
/// It is owned by its view and placed on the canvas by its widget; Tab moves the focus in the order
/// of placing.
@MainActor
public protocol Responder: AnyObject {
  /// What it is, such as a list, as the help names it; by default a field if `takesText`.
  var role: Phrase { get }

  /// The key bindings while it has the focus, most useful first.
  func bindings(in environment: Environment) -> [KeyBinding]

  /// Whether it receives printable keys as text.
  var takesText: Bool { get }

  /// Whether it receives pastes; by default if `takesText`.
  var takesPaste: Bool { get }

  /// Whether the typed text is secret.
  var isSecret: Bool { get }

  /// Inserts typed or pasted text.
  func insert(_ text: String)

  /// Takes pasted text; by default it is inserted.
  func paste(_ text: String)

  /// Called when the user has moved the focus elsewhere.
  func userDidLeave()
}

extension Responder {
  public var role: Phrase { takesText ? TerminalText.field : TerminalText.control }

  public var takesText: Bool { false }

  public var takesPaste: Bool { takesText }

  public var isSecret: Bool { false }

  public func insert(_ text: String) {}

  public func paste(_ text: String) { insert(text) }

  public func userDidLeave() {}
}
