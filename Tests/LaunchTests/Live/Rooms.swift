import Phrases

#if DEBUG
  import Editing
  import Headless
  import Phrases
  import RIBs
  import RIBsTesting
  import TerminalRIBs
  import TerminalUI

  @testable import Launch

  /// A list with a search, over which `n` opens a sheet that no place names, and Enter a room that one does.
  enum Rooms: Riblet {
    struct Room: ListRow {
      let id: String

      var searchedText: String { id }
    }

    struct Model: Equatable {
      var list = Listing(names.map(Room.init))
    }

    enum Action {
      case list(Listing<Room>.Event), note, open(Room.ID)
    }

    static let names = ["attic", "cellar", "kitchen"]
  }

  protocol RoomsRouting: Routing {
    func routeToNote()
    func routeToRoom(_ name: String)
  }

  final class RoomsInteractor: PresentableInteractor<Rooms> {
    weak var router: (any RoomsRouting)?

    override func didReceive(_ action: Action) {
      switch action {
      case .list(let event): update { $0.list.apply(event) }
      case .note: router?.routeToNote()
      case .open(let name): router?.routeToRoom(name)
      }
    }
  }

  final class RoomsView: View<Rooms> {
    private lazy var rooms = ListControls<Listing<Rooms.Room>>(
      "Rooms", isSearched: true, sender(Action.list), sender(Action.open))
    private let head: String

    init(title: String) {
      head = title
      super.init(Model())
    }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      rooms.bindings(
        of: model.list, [key(.character("n"), title: "note", sends: .note)], in: environment)
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(.fixed(1, Label(head)), .flexible(rooms.list(model.list) { Label($0.id) }))
    }
  }

  /// A note of several lines, and a secret.
  final class NoteView: AnyView {
    private let area = TextAreaState(byteLimit: 1_000)
    private let pin = SecretState()

    override var title: Phrase { Phrase("Note") }

    override func body(in environment: Environment) -> any Widget {
      Rows(.fixed(2, TextArea("", area)), .fixed(1, SecretField("PIN", pin)))
    }
  }

  /// Two fields in a dictionary, whose order is another one in each run, and what the first one has told.
  final class RoomView: AnyView {
    enum Part: String, CaseIterable { case name, size }

    private let fields = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, FieldState()) })
    private var told = "" { didSet { setNeedsDisplay() } }

    override init() {
      super.init()
      fields[.name]?.onChange = { [weak self] in self?.told = "told \($0)" }
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(
        Part.allCases.map { part in
          .fixed(1, TextField(part.rawValue, fields[part] ?? FieldState()))
        } + [.fixed(1, Label(told))])
    }
  }

  final class RoomsRouter: ViewableRouter<RoomsInteractor, RoomsView>, RoomsRouting {
    private let stage: any Stage
    private lazy var slot = Slot(of: self, on: stage)

    init(title: String, on stage: any Stage) {
      self.stage = stage
      let view = RoomsView(title: title)
      super.init(interactor: RoomsInteractor(on: view), view: view)
      interactor.router = self
    }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      guard Rooms.names.contains(segment.name) else { return try await find(segment) }
      routeToRoom(segment.name)
      return slot.child ?? self
    }

    func routeToNote() {
      slot.show(ViewableRouter(interactor: Interactor(), view: NoteView()), as: .sheet)
    }

    func routeToRoom(_ name: String) {
      let room = ViewableRouter(interactor: Interactor(), view: RoomView(), segment: Segment(name))
      slot.show(room, as: .push)
    }

    private func find(_ segment: Segment) async throws -> AnyRouter {
      throw LinkError.unknown(segment, reached: self)
    }
  }

  /// One build of the rooms after the other, each of which returns to where the one before it was.
  @MainActor
  final class Builds {
    private(set) var app: AppHarness<Void>
    private var tape: LiveTape
    private(set) var snapshot: LiveSnapshot?

    init() {
      app = Self.launch(title: "first")
      tape = LiveTape(app.root, app.window)
    }

    private static func launch(title: String) -> AppHarness<Void> {
      AppHarness(
        (), Size(columns: 30, rows: 12), .english,
        in: FrameRouter { RoomsRouter(title: title, on: $0) })
    }

    /// Presses keys by their names; a text in quotes is typed.
    func press(_ words: String...) async {
      for word in words {
        if let key = Key(script: word) {
          await send(.key(key))
        } else {
          for character in word { await send(.key(.character(character))) }
        }
      }
    }

    private func send(_ input: Input) async {
      tape.record(input)
      await app.send(input)
    }

    /// Ends the present build, and returns to its place in the next one.
    func save(as title: String) async {
      snapshot = tape.snapshot.flatMap { LiveSnapshot(parsing: "\($0)") }
      _ = await app.end()
      app = Self.launch(title: title)
      tape = LiveTape(app.root, app.window)
      guard var snapshot else { return }
      let way = LiveReturn(window: app.window) { [app] in
        _ = try? await app.root.open($0)
      } press: { [app] in
        app.window.send($0)
      } settle: { [app] in
        await app.settle()
      }
      await way.open(&snapshot) { true }
      tape.resume(after: snapshot)
    }
  }
#endif
