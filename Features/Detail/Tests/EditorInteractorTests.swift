import Editing
import Expectations
import Headless
import PeopleDomain
import PeopleFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalRIBs
import TerminalUI
import Testing

@testable import DetailPresentation

@MainActor
struct EditorInteractorTests {
  private let dependencies = DetailFixture()
  private let presenter = PresenterSpy<Editor>(Editor.Model(Fixed.person))
  private let listener = EditorListenerSpy()
  private let interactor: EditorInteractor
  private let tree = Tree()

  init() {
    dependencies.becomeReady()
    interactor = EditorInteractor(
      dependencies.served, on: presenter, listener: listener)
    Router(interactor: interactor).launch(in: tree)
  }

  private var last: Editor.Model { presenter.model }

  private func stored() async throws -> Person { try await dependencies.fixed.card(of: "7").person }

  private func save() async {
    presenter.send(.form(.save))
    await tree.settle()
  }

  private func draft(_ change: (inout PersonDraft) -> Void) -> PersonDraft {
    var draft = PersonDraft(Fixed.person)
    change(&draft)
    return draft
  }

  @Test func `what is typed is saved, and the parent learns of it`() async throws {
    presenter.send(.type("박지운", in: .name))
    presenter.send(.type("kp", in: .country))
    presenter.send(.type("", in: .cellphone))
    #expect(interactor.hasUnsaved)
    await save()
    expectEqual(listener.calls, ["save"])
    let person = try await stored()
    expectEqual(
      person,
      Fixed.person {
        $0[.name] = "박지운"
        $0[.country] = "KP"
        $0[.cellphone] = ""
      })
    expectEqual(presenter.shown.map(\.form.notice), [nil, nil, nil, .saving, nil])
  }

  @Test func `errors keep the form open, say so, and focus the first`() async throws {
    presenter.send(.type("x@y", in: .email))
    presenter.send(.type("백", in: .age))
    await save()
    expectEqual(listener.calls, [])
    expectEqual(last.form.notice, .failed(FormText.faulty))
    expectEqual(last.form.focus.value, .email)
    try await expectEqual(stored(), Fixed.person)
    presenter.send(.type("x@y.kr", in: .email))
    expectEqual(last.form.notice, nil)
    await save()
    expectEqual(last.form.focus.value, .age)
  }

  @Test func `saving without changes is leaving`() async {
    await save()
    expectEqual(listener.calls, ["close"])
    presenter.send(.type("박지훈 ", in: .name))
    await save()
    expectEqual(listener.calls, ["close", "close"])
    await expectEqual(dependencies.undo(), EditingText.nothingToUndo.text(.english))
  }

  @Test func `escape without changes leaves, with changes asks each time`() {
    presenter.send(.form(.leave))
    expectEqual(listener.calls, ["close"])
    presenter.send(.type("박", in: .name))
    presenter.send(.form(.leave))
    expectEqual(listener.calls, ["close"])
    expectEqual(last.draft, draft { $0[.name] = "박" })
    expectEqual(last.page, .discard)
    presenter.send(.form(.leave))
    expectEqual(last.draft, draft { $0[.name] = "박" })
    expectEqual(last.page, .form)
    presenter.send(.form(.leave))
    expectEqual(last.page, .discard)
    expectEqual(listener.calls, ["close"])
    presenter.send(.form(.discard))
    expectEqual(listener.calls, ["close", "close"])
  }

  @Test(arguments: ["typing", "going on", "saving"])
  func `after something else escape asks again`(what: String) async {
    presenter.send(.type("", in: .name))
    presenter.send(.form(.leave))
    switch what {
    case "typing":
      presenter.send(.form(.leave))
      presenter.send(.type("박", in: .name))
    case "saving":
      presenter.send(.form(.leave))
      await save()
    default: presenter.send(.form(.stay))
    }
    expectEqual(last.page, .form)
    presenter.send(.form(.leave))
    expectEqual(last.page, .discard)
    presenter.send(.form(.discard))
    expectEqual(listener.calls, ["close"])
  }

  @Test func `text that was typed and reverted is no change`() {
    presenter.send(.type("박", in: .name))
    presenter.send(.type("박지훈", in: .name))
    #expect(!interactor.hasUnsaved)
    presenter.send(.form(.leave))
    expectEqual(listener.calls, ["close"])
  }

  @Test func `it remembers only changed fields, and restores them`() {
    expectEqual(interactor.restorationState, [:])
    presenter.send(.type("", in: .cellphone))
    presenter.send(.type("박지", in: .name))
    expectEqual(
      interactor.restorationState,
      [
        "name": "박지", "name-before": "박지훈", "cellphone": "", "cellphone-before": "010-0007-0000",
      ])
    interactor.restore(["age": "46", "shoe": "9"])
    expectEqual(
      last.draft,
      draft {
        $0[.name] = "박지"
        $0[.age] = "46"
        $0[.cellphone] = ""
      })
  }

  @Test func `text typed before another Galbi changed the person is not saved without a question`()
    async throws
  {
    interactor.restore(["name": "박지운", "name-before": "박지", "age": "46", "age-before": "45"])
    let question = Editor.Model.Page.conflict([
      .init(field: .name, mine: "박지운", theirs: "박지훈"),
      .init(field: .age, mine: "46", theirs: "45"),
    ])
    await save()
    expectEqual(last.page, question)
    presenter.send(.form(.leave))
    await save()
    expectEqual(last.page, question)
    try await expectEqual(stored(), Fixed.person)
    presenter.send(.keepMine)
    await tree.settle()
    expectEqual(listener.calls, ["save"])
    try await expectEqual(stored().name, "박지운")
  }

  @Test func `a failure keeps the form and says why, until something is typed`() async {
    dependencies.people.edit = { _, _ throws(PeopleError) in throw .storage(.diskFull) }
    presenter.send(.type("박", in: .name))
    await save()
    let form = draft { $0[.name] = "박" }
    expectEqual(last.draft, form)
    expectEqual(last.form.notice, .failed(StorageError.diskFull.phrase))
    expectEqual(last.page, .form)
    expectEqual(listener.calls, [])
    presenter.send(.type("박지", in: .name))
    expectEqual(last.form.notice, nil)
  }

  @Test func `while it saves, keys neither save again nor leave`() async {
    let checkpoint = Checkpoint()
    var edits = 0
    dependencies.people.edit = { _, _ in
      edits += 1
      await checkpoint.pass()
    }
    presenter.send(.type("박", in: .name))
    presenter.send(.form(.save))
    presenter.send(.form(.save))
    presenter.send(.form(.leave))
    await checkpoint.reached()
    expectEqual(edits, 1)
    expectEqual(last.form.notice, .saving)
    expectEqual(listener.calls, [])
    checkpoint.open()
    await tree.settle()
    expectEqual(listener.calls, ["save"])
  }

  @Test func `what is typed while it saves is not taken`() async throws {
    let checkpoint = Checkpoint()
    let edit = dependencies.people.edit
    dependencies.people.edit = { seen, wanted throws(PeopleError) in
      await checkpoint.pass()
      try await edit(seen, wanted)
    }
    presenter.send(.type("박", in: .name))
    presenter.send(.form(.save))
    await checkpoint.reached()
    presenter.send(.type("박지", in: .name))
    expectEqual(last.form.notice, .saving)
    expectEqual(last.draft[.name], "박")
    checkpoint.open()
    await tree.settle()
    expectEqual(listener.calls, ["save"])
    try await expectEqual(stored().name, "박")
  }

  @Test func `where another Galbi was faster it asks which value of each field to keep`()
    async throws
  {
    presenter.send(.type("박지운", in: .name))
    presenter.send(.type("46", in: .age))
    try await dependencies.editElsewhere(Fixed.person) {
      $0[.name] = "박지은"
      $0[.age] = "46"
      $0[.cellphone] = ""
    }
    await save()
    expectEqual(last.page, .conflict([.init(field: .name, mine: "박지운", theirs: "박지은")]))
    expectEqual(listener.calls, [])
    try await expectEqual(stored().name, "박지은")
  }

  private func conflict() async throws {
    presenter.send(.type("박지운", in: .name))
    try await dependencies.editElsewhere(Fixed.person) { $0[.age] = "50" }
    await save()
  }

  @Test func `mine is saved over theirs, but unchanged fields keep their values`()
    async throws
  {
    try await conflict()
    presenter.send(.keepMine)
    await tree.settle()
    expectEqual(listener.calls, ["save"])
    try await expectEqual(
      stored(),
      Fixed.person {
        $0[.name] = "박지운"
        $0[.age] = "50"
      })
  }

  @Test func `theirs leaves everything as it is, and closes`() async throws {
    try await conflict()
    presenter.send(.keepTheirs)
    await tree.settle()
    expectEqual(listener.calls, ["close"])
    try await expectEqual(stored(), Fixed.person { $0[.age] = "50" })
  }

  @Test func `escape goes on editing, and saving asks again`() async throws {
    try await conflict()
    let page = last.page
    presenter.send(.form(.leave))
    expectEqual(last.page, .form)
    #expect(interactor.hasUnsaved)
    await save()
    expectEqual(last.page, page)
    expectEqual(listener.calls, [])
  }

  @Test func `mine asks again where they have changed once more`() async throws {
    try await conflict()
    let theirs = try await stored()
    try await dependencies.editElsewhere(theirs) { $0[.age] = "51" }
    presenter.send(.keepMine)
    await tree.settle()
    expectEqual(last.page, .conflict([.init(field: .name, mine: "박지운", theirs: "박지훈")]))
  }

  @Test func `where another Galbi has made the same change there is nothing to choose`()
    async throws
  {
    presenter.send(.type("50", in: .age))
    try await dependencies.editElsewhere(Fixed.person) { $0[.age] = "50" }
    await save()
    expectEqual(listener.calls, ["close"])
  }

  @Test func `a removed person is a sentence, and the draft stays`() async {
    presenter.send(.type("박", in: .name))
    dependencies.people.edit = { _, _ throws(PeopleError) in throw .missing }
    await save()
    expectEqual(last.form.notice, .failed(PeopleError.missing.phrase))
    expectEqual(last.draft[.name], "박")
  }
}

extension DetailFixture {
  /// What undoing says.
  fileprivate func undo() async -> String? {
    do throws(PeopleError) {
      return try await people.undo()?.text(.english)
    } catch {
      return "\(error)"
    }
  }
}
