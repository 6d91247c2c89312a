import Expectations
import Headless
import Phrases
import RIBs
import TerminalUI
import Testing
import Time

@testable import Launch

/// Input that is faster than what it is for.
@MainActor
struct TypeAheadOpeningTests {
  /// A view at which something is about to open after `e`, and what opens then.
  private final class DoorView: AnyView {
    var isDue = false { didSet { setNeedsDisplay() } }
    var shown: AnyView? { didSet { setNeedsDisplay() } }
    private(set) var keys = ""

    override var isOpening: Bool { isDue }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      "abe".map { letter in
        KeyBinding(.character(letter), title: "") { [weak self] in
          self?.keys.append(letter)
          if letter == "e" { self?.isDue = true }
        }
      } + [KeyBinding(.escape, title: "") { [weak self] in self?.isDue = false }]
    }

    override func body(in environment: Environment) -> any Widget { shown ?? Blank() }
  }

  private final class RoomView: AnyView {
    let field = FieldState()

    override func body(in environment: Environment) -> any Widget { TextField("", field) }
  }

  @MainActor
  private final class Pauses {
    var count = 0
  }

  /// A window, and what waits for it.
  @MainActor
  private final class Host {
    let door = DoorView()
    let room = RoomView()
    let window: Window
    let activity = Activity()
    private let pauses: Pauses
    let typed: TypeAhead

    /// How often there was time for a frame.
    var pauseCount: Int { pauses.count }

    init() {
      let window = Window(
        root: door, size: Size(columns: 20, rows: 5), environment: Environment(language: .english))
      self.window = window
      let pauses = Pauses()
      self.pauses = pauses
      typed = TypeAhead(
        of: activity, clock: ManualClock(), take: { window.send($0) },
        onPause: { pauses.count += 1 })
      typed.window = window
    }

    func take(_ inputs: [Input]) { typed.add(inputs) }

    func type(_ text: String) { take(text.map { .key(.character($0)) }) }

    func draw() { typed.frameWasDrawn() }

    /// What was about to open is there now.
    func open() {
      door.isDue = false
      door.shown = room
      draw()
    }
  }

  private let host = Host()

  @Test func `what follows a key waits for what that opens`() {
    host.type("aeab")
    host.draw()
    expectEqual(host.door.keys, "ae")
    host.type("ba")
    host.take([.paste("!")])
    host.open()
    expectEqual(host.door.keys, "ae")
    expectEqual(host.room.field.text, "abba!")
  }

  @Test func `where nothing waits, and nothing opens, all is sent`() {
    host.type("ab")
    host.open()
    host.type("ab")
    expectEqual(host.door.keys, "ab")
    expectEqual(host.room.field.text, "ab")
  }

  @Test func `what has waited is forgotten where nothing opens`() {
    host.type("eab")
    host.door.isDue = false
    host.draw()
    host.type("b")
    expectEqual(host.door.keys, "eb")
  }

  @Test(arguments: [Input.key(.escape), .key(.control("x")), .key(.function(2))])
  func `who does something else has what waited forgotten`(_ input: Input) {
    host.type("eab")
    host.take([input])
    host.open()
    host.type("b")
    expectEqual(host.door.keys, "e")
    expectEqual(host.room.field.text, "b")
  }

  @Test func `Esc after what was typed waits for its turn`() {
    host.take("eab".map { .key(.character($0)) } + [.key(.escape)])
    #expect(host.door.isDue)
    let pauses = host.pauseCount
    host.take([.resize(Size(columns: 30, rows: 9))])
    expectEqual(host.window.size, Size(columns: 30, rows: 9))
    expectEqual(host.pauseCount, pauses + 1)
    host.open()
    expectEqual(host.room.field.text, "ab")
  }

  @Test func `what is typed before a link has arrived goes to where it leads`() {
    host.typed.arrivals += 1
    host.type("ab")
    host.draw()
    expectEqual(host.door.keys, "")
    #expect(!host.typed.waitsForWork)
    host.door.shown = host.room
    host.typed.arrivals -= 1
    expectEqual(host.room.field.text, "ab")
  }

  @Test func `what is typed before a link that leads nowhere else is not lost`() {
    host.typed.arrivals += 1
    host.type("ab")
    host.typed.arrivals -= 1
    expectEqual(host.door.keys, "ab")
  }

  @Test func `input for a lock does not wait for the link behind it`() {
    host.typed.holdsLinks = { true }
    host.typed.arrivals += 1
    host.type("ab")
    expectEqual(host.door.keys, "ab")
  }

  @Test func `Esc instead of waiting for a link has what was typed forgotten`() {
    host.typed.arrivals += 1
    host.type("ab")
    host.take([.key(.escape)])
    host.typed.arrivals -= 1
    expectEqual(host.door.keys, "")
  }

  @Test func `what is written into a field waits for no work that it begins`() {
    host.open()
    host.type("a")
    let search = host.activity.begin("search", in: "Home")
    host.type("bc")
    host.take([.key(.backspace)])
    expectEqual(host.room.field.text, "ab")
    host.take([.key(.home)])
    host.type("c")
    expectEqual(host.room.field.text, "ab")
    host.activity.end(search)
    host.type("")
    expectEqual(host.room.field.text, "cab")
  }
}
