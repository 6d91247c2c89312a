public import Phrases
public import RIBs
public import TerminalRIBs
public import TerminalUI

/// Makes a program from what it is launched with.
public typealias ProgramMaker = @MainActor (Surroundings) -> any Program

/// A tree that can be launched: the whole app, or one riblet alone.
@MainActor
public protocol Program: AnyObject {
  /// Called once.
  func buildRoot() -> any ViewableRouting

  /// Says a sentence on the screen that goes by itself, as when a link leads nowhere.
  func say(_ sentence: Phrase)

  /// The places that the commands offer to go to.
  var destinations: [Destination] { get }

  /// Where the user was when the program ended last; nil when that is not known.
  func lastPlace() -> Place?

  /// Keeps where the user is, for the next launch.
  func keep(_ place: Place)

  /// Whether links wait, as behind a lock.
  var holdsLinks: Bool { get }

  /// Called when the tree was taken down; returns when what it left behind is done.
  func finish() async
}

extension Program {
  public var holdsLinks: Bool { false }

  public func say(_ sentence: Phrase) {}

  public var destinations: [Destination] { [] }

  public func lastPlace() -> Place? { nil }

  public func keep(_ place: Place) {}

  public func finish() async {}
}
