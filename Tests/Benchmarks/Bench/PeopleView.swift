import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A list of people, drawn without a feature.
enum PeopleRows: Riblet {
  struct Model: Equatable {
    var count = 1_000
    var note = "표본"
    /// Another number shows other names.
    var generation = 0
  }
}

/// A list as Home has it: a head, and a row of two columns for each person.
final class PeopleView: View<PeopleRows> {
  private let list = ListState()
  private static let names = ["김민수", "Daan de Vries", "박지훈", "Sanne Bakker", "이하늘"]
  private static let ages = ["청년", "중년", "노년"]

  override var title: Phrase { Phrase("홈") }

  override func body(in environment: Environment) -> any Widget {
    Rows(
      .fixed(
        1,
        Columns(
          .space(1), .intrinsic(Label("사람", Style(bold: true))), .space(2),
          .intrinsic(Label("\(model.count)", Style(.dim))),
          .flexible(Label(model.note, Style(.dim), alignment: .trailing)), .space(1))),
      .flexible(
        Padding(
          left: 1,
          List("사람", list, count: model.count) { [model] index in
            let person = index &+ model.generation
            return Columns(
              .fixed(7, Label(Self.ages[person % Self.ages.count], Style(.dim))),
              .flexible(Label("\(Self.names[person % Self.names.count]) \(person)")))
          }),
        minimum: 1))
  }
}

/// The frame around everything, with the people on its stage.
final class PeopleFrameView: AnyView {
  let people: PeopleView
  var name = "김하늘"
  private let stage = StageView()

  init(_ model: PeopleRows.Model) {
    people = PeopleView(model)
    super.init()
    stage.present(people, as: .embed)
  }

  override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  override func body(in environment: Environment) -> any Widget {
    Shell(name: "갈비", status: [Phrase(name)], stage: stage)
  }
}
