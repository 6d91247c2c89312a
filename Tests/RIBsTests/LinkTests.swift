import Expectations
import RIBs
import Testing

@MainActor struct LinkTests {
  private struct Refusal: Error {}

  /// Attaches the person that a segment names, and refuses 0.
  private final class PeopleRouter: Router<Interactor> {
    override var segment: Segment? { "people" }
    override func open(_ segment: Segment) async throws -> AnyRouter {
      if segment.name == "0" { throw Refusal() }
      guard Int(segment.name) != nil else { return try await super.open(segment) }
      let person = Riblet("Person", notes: Notes(), segment: segment)
      attach(person)
      return person
    }
  }

  private let notes = Notes()
  private let tree = Tree()
  private let app: Riblet
  private let main: Riblet

  init() {
    app = Riblet("App", notes: notes)
    main = Riblet("Main", notes: notes)
    app.attach(Riblet("Lock", notes: notes))
    app.attach(main)
    main.attach(Riblet("Finance", notes: notes, segment: "finance"))
    main.attach(PeopleRouter(interactor: Interactor()))
    main.children[0].attach(Riblet("Ledger", notes: notes, segment: "ledger"))
    app.launch(in: tree)
  }

  private func failure(_ link: String) async -> String {
    do {
      return "reached \(try await app.open(Link(parsing: link)).name)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a link finds riblets through those without a segment`() async throws {
    let ledger = try await app.open(Link(parsing: "finance/ledger"))
    expectEqual(ledger.name, "Ledger")
    expectEqual(ledger.link.description, "finance/ledger")
    #expect(try await app.open(Link([])) === app)
  }

  @Test func `a link attaches what is not there yet`() async throws {
    let person = try await app.open(Link(parsing: "people/7"))
    #expect(person.isActive)
    expectEqual(person.parent?.name, "People")
    expectEqual(person.link.description, "people/7")
  }

  @Test func `a failure names the segment and the deepest riblet that was reached`() async {
    await expectEqual(failure("people/ada"), "People has nothing called “ada”.")
    await expectEqual(failure("finance/ledger/x/y"), "Ledger has nothing called “x”.")
    await expectEqual(failure("people/0"), "People could not open “0”: Refusal()")
    await expectEqual(failure("ledger"), "App has nothing called “ledger”.")
    await expectEqual(failure("nowhere"), "App has nothing called “nowhere”.")
    await expectEqual(failure("nowhere?a=1"), "App has nothing called “nowhere?a=1”.")
    // The screen is right, whatever its parameters are.
    await expectEqual(failure("finance?a=1"), "Finance has nothing called “finance?a=1”.")
    await expectEqual(failure("finance/ledger?a=1"), "Ledger has nothing called “ledger?a=1”.")
    await expectEqual(failure("finance?a=1/ledger"), "Finance has nothing called “finance?a=1”.")
    await expectEqual(failure("a//b"), "“a//b” is not a link.")
  }

  @Test func `a riblet that is not active is not found`() async {
    main.children[0].attach(Riblet("Asleep", notes: notes, segment: "asleep"))
    app.shutDown()
    await expectEqual(failure("finance"), "App has nothing called “finance”.")
  }

  @Test func `a link that is cancelled throws no other error`() async {
    final class SlowRouter: Router<Interactor> {
      override func open(_ segment: Segment) async throws -> AnyRouter { throw CancellationError() }
    }
    let slow = SlowRouter(interactor: Interactor())
    app.attach(slow)
    await #expect(throws: CancellationError.self) { try await slow.open(Link(["a"])) }
  }
}
