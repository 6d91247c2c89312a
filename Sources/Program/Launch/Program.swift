public import Log
public import Phrases
public import RIBs
public import TerminalRIBs
public import TerminalUI
public import Time

/// Makes a program from what it is launched with.
public typealias ProgramMaker = @MainActor (LaunchContext) -> any Program

/// A tree of riblets that can be launched: an app or a demo.
@MainActor
public protocol Program: AnyObject {
  /// Builds the root; called once.
  func buildRoot() -> any ViewableRouting

  /// Shows a notice, such as about a link that cannot be opened.
  func notify(_ notice: Phrase)

  /// Dismisses a notice that is not true any more, if it is still shown.
  func withdraw(_ notice: Phrase)

  /// The places that the commands offer.
  var destinations: [Destination] { get }

  /// What the commands find besides them; empty behind a lock.
  var sources: [FinderSource] { get }

  /// The place at the end of the last launch; nil if unknown.
  func lastPlace() -> NavigationPath?

  /// Stores the user's place for the next launch.
  func keep(_ place: NavigationPath)

  /// Whether links currently have to wait, as behind a lock.
  var holdsLinks: Bool { get }

  /// Called after the tree was shut down; returns when the remaining work is done.
  func finish() async
}

extension Program {
  public var holdsLinks: Bool { false }

  public func notify(_ notice: Phrase) {}

  public func withdraw(_ notice: Phrase) {}

  public var destinations: [Destination] { [] }

  public var sources: [FinderSource] { [] }

  public func lastPlace() -> NavigationPath? { nil }

  public func keep(_ place: NavigationPath) {}

  public func finish() async {}
}

/// The environment in which a program is launched.
@MainActor
public struct LaunchContext {
  /// The current time; in a headless run it passes only where the key script waits.
  public let clock: any WallClock
  /// The initial appearance, from the command line, environment variables and terminal.
  public let appearance: Appearance
  /// Where the program keeps its files.
  public let folders: Folders
  /// Whether the program must not use the network.
  public let isOffline: Bool
  /// Takes messages for developers, and writes them into `folders.log`.
  public let log: Log
  /// An environment variable; nil when unset or empty.
  public let variable: (String) -> String?
  /// Ends the program, after asking the user if there are unsaved changes.
  public let quit: @MainActor () -> Void
  /// Changes the appearance.
  public var adapt: @MainActor (Appearance) -> Void = { _ in }
  /// The whole command line.
  public var options = Options()
}
