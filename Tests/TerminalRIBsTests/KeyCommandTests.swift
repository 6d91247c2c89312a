import Editing
import Expectations
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

/// A place to visit, whose commands are those of the documentation.
private enum Sights: Riblet {
  struct Model: Equatable {
    var isVisited = false
    var hasFailed = false
    var row: Int?
    var history = HistoryState()
  }

  enum Action: Equatable {
    case visit, retry, open(Int), undo, redo, history(HistoryEvent)
  }

  static let commands: [KeyCommand<Sights>] = [
    KeyCommand("v", title: Phrase("visit"), sends: .visit).when { !$0.isVisited }
      .elsewhere(words: ["go", "see"]),
    KeyCommand("R", title: Phrase("again"), sends: .retry).hinted { $0.hasFailed },
  ]
}

@MainActor
struct KeyCommandTests {
  private final class SightsView: View<Sights> {
    var commands: [KeyCommand<Sights>] = []

    override func bindings(in environment: Environment) -> [KeyBinding] { bindings(of: commands) }
  }

  private let view = SightsView(Sights.Model())

  private func bindings(
    _ commands: [KeyCommand<Sights>], _ model: Sights.Model = Sights.Model()
  ) -> [KeyBinding] {
    view.commands = commands
    view.show(model)
    return view.bindings(in: Environment(language: .english))
  }

  private func described(_ bindings: [KeyBinding]) -> [String] {
    bindings.map { "\($0.isHinted ? "" : "(")\($0.title.text(.english))" }
  }

  @Test func `commands are offered and hinted as their model says, in their order`() {
    expectEqual(described(bindings(Sights.commands)), ["visit", "(again"])
    let model = Sights.Model(isVisited: true, hasFailed: true)
    expectEqual(described(bindings(Sights.commands, model)), ["again"])
  }

  @Test func `a command sends its action`() {
    var sent: [Sights.Action] = []
    view.onAction = { sent.append($0) }
    for binding in bindings(Sights.commands) { binding.action() }
    expectEqual(sent, [.visit, .retry])
  }

  @Test func `an action may depend on the model, and without one there is no command`() {
    let commands = [
      KeyCommand<Sights>(.enter, "l", title: Phrase("open")) { $0.row.map { .open($0) } }
    ]
    var sent: [Sights.Action] = []
    view.onAction = { sent.append($0) }
    #expect(bindings(commands).isEmpty)
    let binding = bindings(commands, Sights.Model(row: 4)).first
    binding?.action()
    expectEqual(sent, [.open(4)])
    expectEqual(binding?.keys, [.enter, .character("l")])
  }

  @Test func `a title may depend on the model, and conditions add up`() {
    let command = KeyCommand<Sights>("m", label: "m n", title: Phrase("map"), sends: .visit)
      .titled { $0.isVisited ? Phrase("list") : nil }
      .when { !$0.hasFailed }.when { $0.row == nil }.unhinted
    expectEqual(described(bindings([command])), ["(map"])
    expectEqual(bindings([command]).first?.label, "m n")
    expectEqual(described(bindings([command], Sights.Model(isVisited: true))), ["(list"])
    #expect(bindings([command], Sights.Model(hasFailed: true)).isEmpty)
    #expect(bindings([command], Sights.Model(row: 1)).isEmpty)
  }

  @Test func `elsewhere only what is marked is offered, with its words, need, obstacle and sheet`()
  {
    let inside = ScreenCommand("d", Phrase("remove"), needs: .row)
    let commands =
      [KeyCommand<Sights>("o", title: Phrase("open"), sends: .visit).elsewhere(needs: .row)]
      + Sights.commands + [
        KeyCommand<Sights>("f", title: Phrase("filter"), sends: .visit)
          .elsewhere(needs: .openRow, unless: Phrase("nothing to filter"), opening: [inside]),
        KeyCommand<Sights>(title: Phrase("without a key"), sends: .visit).elsewhere(),
      ]
    let elsewhere = commands.elsewhere()
    expectEqual(elsewhere.map { $0.title.text(.english) }, ["visit", "filter", "remove", "open"])
    expectEqual(elsewhere[0], ScreenCommand("v", Phrase("visit"), words: ["go", "see"]))
    expectEqual(elsewhere[1].need, .openRow)
    expectEqual(elsewhere[1].obstacle?.text(.english), "nothing to filter")
    expectEqual(elsewhere[2].opener?.title, elsewhere[1].title)
    #expect(elsewhere[2].key == "d" && elsewhere[2].need == .row)
  }

  @Test
  func
    `undo and redo are hinted while they have an effect, and offered elsewhere unless only here`()
  {
    func seen(_ history: HistoryState, hintsRedo: Bool = true) -> [String] {
      let commands = KeyCommand<Sights>.history(
        \.history, undo: .undo, redo: .redo, hintsRedo: hintsRedo)
      let bindings = bindings(commands, Sights.Model(history: history))
      expectEqual(bindings.map(\.keys), [["u"], ["U", .control("r")]])
      #expect(commands.elsewhere().count == 2 && commands.map(\.onlyHere).elsewhere().isEmpty)
      return described(bindings).map { String($0.prefix { $0 == "(" }) }
    }
    let both = HistoryState(newest: 1, canRedo: true)
    expectEqual(seen(HistoryState()), ["(", "("])
    expectEqual(seen(both), ["", ""])
    expectEqual(seen(both, hintsRedo: false), ["", "("])
  }

  @Test func `undo and redo may be one action`() {
    var sent: [Sights.Action] = []
    view.onAction = { sent.append($0) }
    for binding in bindings(KeyCommand.history(\.history, sends: Sights.Action.history)) {
      binding.action()
    }
    expectEqual(sent, [.history(.undo), .history(.redo)])
  }

  @Test func `what is shown is read again by R, which the footer names after a failure`() {
    let commands = [KeyCommand<Sights>.refresh(\.hasFailed, sends: .retry)]
    expectEqual(bindings(commands).map(\.keys), [["R"]])
    expectEqual(described(bindings(commands)), ["(refresh"])
    expectEqual(described(bindings(commands, Sights.Model(hasFailed: true))), ["refresh"])
  }

  @Test func `undo and redo may have an obstacle elsewhere`() {
    let commands = KeyCommand<Sights>.history(
      \.history, undo: .undo, redo: .redo, unless: Phrase("nothing yet"))
    expectEqual(
      commands.elsewhere().map { $0.obstacle?.text(.english) }, ["nothing yet", "nothing yet"])
  }

  @Test func `while a list is searched the first key is left to what is found`() {
    let command = KeyCommand<Sights>("n", .control("n"), title: Phrase("note"), sends: .visit)
      .yielding { $0.row != nil }
    expectEqual(bindings([command]).map(\.keys), [["n", .control("n")]])
    expectEqual(bindings([command], Sights.Model(row: 1)).map(\.keys), [[.control("n")]])
  }
}
