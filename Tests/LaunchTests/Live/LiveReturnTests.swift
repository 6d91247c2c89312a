#if DEBUG
  import Phrases
  import RIBs
  import RIBsTesting
  import TerminalUI
  import Expectations
  import Testing

  @testable import Launch

  /// What the next build of a live demo shows of what the one before it did.
  @MainActor
  struct LiveReturnTests {
    private let builds = Builds()

    private var content: [String] { builds.app.content.filter { !$0.isEmpty } }

    @Test func `a search that is being typed goes on, with what it finds and its caret`() async {
      await builds.press("/", "ki", "Left")
      await builds.save(as: "second")
      expectEqual(content, [" second", " Search ▌ki", "▏ kitchen"])
      let inputs = builds.snapshot?.ways.map { $0.presses.map(\.input) }
      let pressed: [Input] = [.key(.character("/")), .paste("ki"), .key(.left)]
      expectEqual(inputs, [pressed, pressed])
      await builds.press("x")
      expectEqual(content, [" second", " Search ▌kxi"])
    }

    @Test func `a note in a sheet that no place names is there again`() async {
      await builds.press("Down", "n", "one", "Enter", "two", "Left")
      let before = content
      for title in ["second", "third"] {
        await builds.save(as: title)
        expectEqual(content, before.map { $0.replacing("first", with: title) })
      }
      #expect(before.contains { $0.contains("two") })
      await builds.press("x")
      #expect(builds.app.lines.contains { $0.contains("twxo") })
    }

    @Test func `fields of a place are found by their names, and tell what is typed again`() async {
      await builds.press("Down", "Enter", "big", "Tab", "12 m", "Home")
      await builds.save(as: "second")
      expectEqual(content, [" name  big", " size ▌12 m", " told big"])
      await builds.press("x")
      expectEqual(content[1], " size ▌x12 m")
      await builds.press("Esc")
      expectEqual(content.first, " second")
    }

    @Test func `help and commands that are open are open again`() async {
      await builds.press("?")
      let before = content
      await builds.save(as: "second")
      #expect(content == before && builds.app.window.hasOverlay)
    }

    @Test func `a secret and what comes after it are left out`() async {
      await builds.press("n", "one", "Tab", "7391", "BackTab", "more")
      await builds.save(as: "second")
      expectEqual(builds.snapshot.map { "\($0)" }?.contains("7391"), false)
      expectEqual(builds.app.window.typedTexts.fields.map(\.text), ["onemore"])
      #expect(content.contains { $0.contains("PIN") && !$0.contains("•") })
    }

    @Test func `a key that would go elsewhere is not pressed, nor are those after it`() async {
      var snapshot = LiveSnapshot(
        now: LiveSnapshot.Moment(place: NavigationPath([]), typed: TypedTexts(focus: "Gone.field")),
        front: "Gone", ways: [])
      let start = LiveSnapshot.Moment(place: NavigationPath([]), typed: TypedTexts())
      let presses = [("RoomsView", "n", false), ("RoomsView", "x", true), ("NoteView", "y", true)]
        .map {
          LiveSnapshot.Press(input: .key(.character(Character($1))), front: $0, takesText: $2)
        }
      snapshot.ways = [LiveSnapshot.Way(start: start, presses: presses)]
      let way = LiveReturn(window: builds.app.window) { _ in
      } press: { [app = builds.app] in
        app.window.send($0)
      } settle: { [app = builds.app] in
        await app.settle()
      }
      await way.open(&snapshot) { true }
      expectEqual(snapshot.ways.map(\.presses.count), [1])
      expectEqual(builds.app.window.typedTexts.fields.map(\.text), [""])
    }
  }
#endif
