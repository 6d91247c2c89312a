public import RIBs
public import TerminalRIBs

/// A tree that can be launched: the whole app, or one riblet alone.
@MainActor
public protocol Program: AnyObject {
  init(_ surroundings: Surroundings)

  /// Called once.
  func buildRoot() -> any ViewableRouting

  /// Says on the screen that a link leads nowhere.
  func show(_ error: LinkError)

  /// Whether links wait, as behind a lock.
  var holdsLinks: Bool { get }

  /// Called when the tree was taken down; returns when what it left behind is done.
  func finish() async
}

extension Program {
  public var holdsLinks: Bool { false }

  public func finish() async {}
}
