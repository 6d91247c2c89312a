import DetailInterface
import Headless
import PeopleDomain
import Phrases
import RIBsTesting
import TerminalRIBs
import TerminalUI

@testable import DetailPresentation

/// The detail over a list.
typealias DetailApp = AppHarness<DetailFixture>

extension DetailApp {
  /// What is to be seen in a language and a size.
  typealias Screen = (language: Language, size: Size, lines: ScreenLines)

  /// A preview stands beside the list.
  convenience init(
    _ dependencies: DetailFixture = DetailFixture(),
    _ size: Size = .normal, _ language: Language = .korean,
    isReady: Bool = true, as visit: Visit = .visit
  ) {
    if isReady { dependencies.becomeReady() }
    let list = ListView()
    self.init(
      dependencies, size, language,
      in: FrameRouter(
        FrameView("갈비", status: ["김하늘"]), over: list,
        as: visit == .preview ? .beside(list) : .push
      ) {
        DetailBuilder(dependency: dependencies).build(person: "7", on: $0, as: visit)
      })
  }

  /// The form over a favourite.
  static func editing(_ screen: Screen) async throws -> DetailApp {
    let app = DetailApp(DetailFixture(), screen.size, screen.language)
    try await app.press("f e")
    return app
  }

  /// The screen without its rules and without the blank rows at the end of the content.
  var shown: ScreenLines { ScreenLines([lines.prefix(2), content].joined()) }
}

/// The screen below.
private final class ListView: AnyView {
  private let list = ListState()

  override var title: Phrase { Phrase("홈") }

  override func body(in environment: Environment) -> any Widget {
    List("사람", list, count: 2) { Label(["박지훈", "Sanne Bakker"][$0]) }
  }
}
