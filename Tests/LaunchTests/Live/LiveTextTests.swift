#if DEBUG
  import RIBs
  import TerminalUI
  import Expectations
  import Testing

  @testable import Launch

  /// What a live demo reads from the folder of its supervisor, and writes into it.
  @MainActor
  struct LiveTextTests {
    private let snapshot = LiveSnapshot(
      now: LiveSnapshot.Moment(
        place: NavigationPath(Link([Segment("home"), Segment("김 / ;")])),
        typed: TypedTexts(
          fields: [TypedTexts.Field(name: "A.b", text: "한\n줄 & = % ", caret: 2)], focus: "A.b")),
      front: "A",
      ways: [
        LiveSnapshot.Way(
          start: LiveSnapshot.Moment(place: NavigationPath([]), typed: TypedTexts()),
          presses: [
            LiveSnapshot.Press(input: .key(.character("&")), front: "A", takesText: false),
            LiveSnapshot.Press(input: .key(.control("p")), front: "A", takesText: true),
            LiveSnapshot.Press(input: .key(.character(" ")), front: "", takesText: false),
            LiveSnapshot.Press(input: .paste("가\t"), front: "B", takesText: true),
            LiveSnapshot.Press(
              input: .mouse(Mouse(.click, at: Point(column: 3, row: 4))), front: "B",
              takesText: false),
          ])
      ])

    @Test func `a snapshot is read as it was written`() {
      expectEqual(LiveSnapshot(parsing: "\(snapshot)"), snapshot)
    }

    @Test(arguments: [
      "", "now", "now?place=home\nnonsense", "press?front=A", "now?place=home\npress?key=a",
    ])
    func `what is no snapshot is none`(text: String) {
      expectEqual(LiveSnapshot(parsing: text), nil)
    }

    @Test(
      arguments: [
        ("current\n", .current), ("building\n", .building), ("ready\n", .ready),
        ("failed\na:1:2: b\nc\n", .failed(["a:1:2: b", "c"])), ("", nil), ("else", nil),
      ] as [(String, LiveStatus?)])
    func `the supervisor says how the build goes`(text: String, status: LiveStatus?) {
      expectEqual(LiveStatus(parsing: text), status)
    }

    @Test func `a way is kept up to a limit, and text as one press`() {
      var way = LiveWay(snapshot.ways[0])
      let typed = LiveSnapshot.Press(input: .key(.character("x")), front: "B", takesText: true)
      way.add(typed, isSecret: false)
      way.add(typed, isSecret: false)
      expectEqual(way.way.presses.map(\.input).suffix(2).last, .paste("xx"))
      let down = LiveSnapshot.Press(input: .key(.down), front: "B", takesText: false)
      for _ in 0..<10_000 { way.add(down, isSecret: false) }
      #expect((1_000..<5_000).contains(way.way.presses.count))
    }

    @Test func `a turn of the wheel ends a way`() {
      var way = LiveWay(LiveSnapshot.Way(start: snapshot.now))
      let point = Point(column: 0, row: 0)
      for action in [Mouse.Action.press, .release, .release, .wheel(1), .press, .release] {
        way.add(
          LiveSnapshot.Press(input: .mouse(Mouse(action, at: point)), front: "A", takesText: false),
          isSecret: false)
      }
      expectEqual(way.way.presses.map(\.input), [.mouse(Mouse(.click, at: point))])
    }
  }
#endif
