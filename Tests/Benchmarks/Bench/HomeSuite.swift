import HomePresentation
import PeopleDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// An ordinary Home with 10,000 people, drawn as in the app.
@MainActor let homeSuite = Suite(name: "home") {
  let people = TenThousand.people
  return [Size(columns: 80, rows: 24), Size(columns: 200, rows: 50)].flatMap { size in
    [
      Measure("10,000 people, \(size): first frame", unit: "us") {
        time(per: 10) {
          for _ in 0..<10 { sink &+= HomeStand(people, size).draw() }
        } / 1_000
      },
      Measure("10,000 people, \(size): a scrolling key", unit: "us") {
        let stand = HomeStand(people, size)
        stand.press(.end, .pageUp, .pageUp)
        return time(per: 200) {
          for _ in 0..<200 { stand.press(.up) }
        } / 1_000
      },
      Measure("10,000 people, \(size): a key in the filter", unit: "us") {
        let stand = HomeStand(people, size)
        stand.press(.character("/"))
        return time(per: 80) {
          for _ in 0..<20 {
            stand.press(.character("ㄱ"), .backspace, .character("a"), .backspace)
          }
        } / 1_000
      },
      Measure("10,000 people, \(size): marking a row", unit: "us") {
        let stand = HomeStand(people, size)
        return time(per: 100) {
          for _ in 0..<100 { stand.press(.character(" ")) }
        } / 1_000
      },
      Measure("10,000 people, \(size): the region", unit: "us") {
        let stand = HomeStand(people, size)
        return time(per: 20) {
          for _ in 0..<20 { stand.press(.character("r")) }
        } / 1_000
      },
    ]
  }
}

/// Home in the frame of an app, with a terminal that compares the rows.
@MainActor
private final class HomeStand {
  private let tree = Tree()
  private let window: Window
  private let screen = ShownRows()

  init(_ people: People, _ size: Size) {
    let root = HomeStandRouter(TenThousand(people))
    window = Window(
      root: root.view, size: size, environment: Environment(language: .korean))
    root.launch(in: tree)
    sink &+= draw()
  }

  func draw() -> Int { screen.show(window.frame()) }

  func press(_ keys: Key...) {
    for key in keys {
      window.send(.key(key))
      sink &+= draw()
    }
  }
}

private final class HomeStandRouter: ViewableRouter<Interactor, HomeFrameView> {
  private let dependency: TenThousand
  private lazy var home = Slot(of: self, on: view.stage)

  init(_ dependency: TenThousand) {
    self.dependency = dependency
    super.init(interactor: Interactor(), view: HomeFrameView())
  }

  override func didLoad() {
    home.show(dependency.homeBuilder.build(on: view.stage), as: .embed)
  }
}

private final class HomeFrameView: AnyView {
  let stage = StageView()

  override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  override func body(in environment: Environment) -> any Widget {
    Shell(name: "갈비", status: [Phrase("김하늘")], stage: stage)
  }
}
