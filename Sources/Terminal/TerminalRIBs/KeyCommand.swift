public import Editing
public import Phrases
public import RIBs
public import TerminalUI

/// Something that the user can do by a key: its keys, what it is called, when it can be done, and which
/// action it sends.
///
/// A riblet declares its commands once, in the order of use. The keys of its view, the footer and the help
/// come from that list, and what Ctrl-P offers while another screen is open:
///
/// ```swift
/// static let commands: [KeyCommand<Sights>] = [
///   KeyCommand("v", title: Phrase("visit"), sends: .visit).when { !$0.isVisited }
///     .elsewhere(words: ["go", "see"]),
///   KeyCommand("R", title: Phrase("again"), sends: .retry).hinted { $0.hasFailed },
/// ]
/// ```
///
/// Its view has `bindings(of: Sights.commands)`, and its builder offers `Sights.commands.elsewhere`.
public struct KeyCommand<Shown: Riblet>: Sendable {
  /// What is shown while the command is looked at.
  public typealias Model = Shown.Model

  private let keys: [Key]
  private let label: String?
  private let title: Phrase
  private var name: Phrase?
  private let action: @MainActor (Model) -> Shown.Action?
  private var presentTitle: @MainActor (Model) -> Phrase? = { _ in nil }
  private var isOffered: @MainActor (Model) -> Bool = { _ in true }
  private var isHinted: @MainActor (Model) -> Bool = { _ in true }
  private var isSearched: @MainActor (Model) -> Bool = { _ in false }
  /// What Ctrl-P offers while another screen is open.
  fileprivate private(set) var elsewhere: [ScreenCommand] = []

  /// A command that sends `action` by any of `keys`, of which the footer names the first, or `label`.
  public init(
    _ keys: Key..., label: String? = nil, title: some Phrased,
    sends action: @autoclosure @escaping @MainActor () -> Shown.Action
  ) {
    self.init(keys, label, title.phrase) { _ in action() }
  }

  /// A command whose action depends on the model; it is not offered while that is nil.
  public init(
    _ keys: Key..., label: String? = nil, title: some Phrased,
    sends action: @escaping @MainActor (Model) -> Shown.Action?
  ) {
    self.init(keys, label, title.phrase, action)
  }

  private init(
    _ keys: [Key], _ label: String?, _ title: Phrase,
    _ action: @escaping @MainActor (Model) -> Shown.Action?
  ) {
    self.keys = keys
    self.label = label
    self.title = title
    self.action = action
  }

  /// The command, which is offered only while all such conditions hold.
  public func when(_ condition: @escaping @MainActor (Model) -> Bool) -> KeyCommand {
    var command = self
    command.isOffered = { [isOffered] in isOffered($0) && condition($0) }
    return command
  }

  /// The command, which the footer names only while a condition holds.
  public func hinted(_ condition: @escaping @MainActor (Model) -> Bool) -> KeyCommand {
    var command = self
    command.isHinted = condition
    return command
  }

  /// The command, which the footer does not name.
  public var unhinted: KeyCommand { hinted { _ in false } }

  /// The same keys under the same names, which are offered while this action is not nil, such as one that says why
  /// the command is for nothing now; the footer does not name them.
  public func instead(
    sends action: @escaping @MainActor (Model) -> Shown.Action?
  ) -> KeyCommand {
    var command = KeyCommand(keys, label, title, action)
    (command.name, command.presentTitle, command.isSearched) = (name, presentTitle, isSearched)
    return command.unhinted
  }

  /// The command, which is called as the model says; as it was declared where that is nil.
  public func titled<Title: Phrased>(
    _ title: @escaping @MainActor (Model) -> Title?
  ) -> KeyCommand {
    var command = self
    command.presentTitle = { title($0)?.phrase }
    return command
  }

  /// The command, which Ctrl-P calls by a name that says what it is done with, as `delete entry`; the footer has
  /// its title.
  ///
  /// Said before `elsewhere`.
  public func named(_ name: some Phrased) -> KeyCommand {
    var command = self
    command.name = name.phrase
    return command
  }

  /// The command, which does not have its first key while a list is searched: `n` and `N` go through what
  /// is found then.
  public func yielding(toSearch isSearched: @escaping @MainActor (Model) -> Bool) -> KeyCommand {
    var command = self
    command.isSearched = isSearched
    return command
  }

  /// The command, which Ctrl-P offers also while another screen is open.
  ///
  /// It is found by its title and `words` of all languages. `need` is what the user does on the screen
  /// before the key is pressed, `obstacle` says why the screen may not offer it, and `sheet` has the
  /// commands of what it opens.
  public func elsewhere(
    words: [String] = [], needs need: ScreenCommand.Need = .nothing, unless obstacle: Phrase? = nil,
    opening sheet: [ScreenCommand] = []
  ) -> KeyCommand {
    guard let key = keys.first else { return self }
    var command = self
    let screen = ScreenCommand(key, title, named: name, words: words, needs: need)
    command.elsewhere = (obstacle.map(screen.unless) ?? screen).opening(sheet)
    return command
  }

  /// The command, which Ctrl-P does not offer elsewhere.
  public var onlyHere: KeyCommand {
    var command = self
    command.elsewhere = []
    return command
  }

  /// The key `R`, which has what is shown read again; the footer names it after a failure.
  public static func refresh(
    _ hasFailed: @escaping @MainActor (Model) -> Bool,
    sends action: @autoclosure @escaping @MainActor () -> Shown.Action
  ) -> KeyCommand {
    KeyCommand("R", title: ListText.refresh, sends: action()).hinted(hasFailed)
  }

  /// The keys `u` for undo, and `U`, or Ctrl-R on a Hangul keyboard, for redo.
  ///
  /// The footer names them while they have an effect; redo only if `hintsRedo`. Ctrl-P offers them elsewhere
  /// too, where `obstacle` says why the screen may not offer them.
  public static func history(
    _ history: @escaping @MainActor (Model) -> HistoryState,
    sends action: @escaping @MainActor (HistoryEvent) -> Shown.Action, hintsRedo: Bool = true,
    unless obstacle: Phrase? = nil
  ) -> [KeyCommand] {
    let undo = KeyCommand("u", title: EditingText.undo, sends: action(.undo))
      .hinted { history($0).canUndo }
    let redo = KeyCommand("U", .control("r"), title: EditingText.redo, sends: action(.redo))
      .hinted { hintsRedo && history($0).canRedo }
    return [
      undo.elsewhere(words: ["실행 취소", "revert"], unless: obstacle),
      redo.elsewhere(words: ["되살리기", "repeat"], unless: obstacle),
    ]
  }

  /// The same with an action for each.
  public static func history(
    _ history: @escaping @MainActor (Model) -> HistoryState,
    undo: @autoclosure @escaping @MainActor () -> Shown.Action,
    redo: @autoclosure @escaping @MainActor () -> Shown.Action, hintsRedo: Bool = true,
    unless obstacle: Phrase? = nil
  ) -> [KeyCommand] {
    self.history(
      history, sends: { $0 == .undo ? undo() : redo() }, hintsRedo: hintsRedo, unless: obstacle)
  }

  /// The binding for a model, whose action is sent by `send`; nil while the command is not offered.
  @MainActor func binding(
    for model: Model, send: @escaping @MainActor (Shown.Action) -> Void
  ) -> KeyBinding? {
    guard isOffered(model), let action = action(model) else { return nil }
    let present = presentTitle(model)
    return KeyBinding(
      isSearched(model) ? Array(keys.dropFirst()) : keys, title: present ?? title,
      label: label, isHinted: isHinted(model)
    ) { send(action) }.named(present == nil ? name : nil)
  }
}

extension View {
  /// The bindings of the commands that are offered now, in their order.
  public final func bindings(of commands: [KeyCommand<Shown>]) -> [KeyBinding] {
    let (model, send) = (model, sender { $0 })
    return commands.compactMap { $0.binding(for: model, send: send) }
  }
}

extension Array {
  /// What Ctrl-P offers of the commands while another screen is open; last what needs a row there.
  public func elsewhere<Shown>() -> [ScreenCommand] where Element == KeyCommand<Shown> {
    let commands = map(\.elsewhere)
    func needsRow(_ commands: [ScreenCommand]) -> Bool { commands.first?.need == .row }
    return commands.filter { !needsRow($0) }.flatMap(\.self)
      + commands.filter(needsRow).flatMap(\.self)
  }
}
