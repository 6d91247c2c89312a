import Editing
import Expectations
import Phrases
import Platform
import RIBs
import RIBsTesting
import Testing

@testable import TerminalRIBs
@testable import TerminalUI

/// How a form is edited, judged, saved and left.
@MainActor
struct FormFlowTests {
  private enum Failure: PhrasedError, Equatable {
    case full

    var phrase: Phrase { Phrase(ko: "가득 찼습니다.", en: "It is full.") }
  }

  private enum Note: Riblet {
    struct Input: FormInput {
      var title = ""
      var text = ""
      var isLarge = false

      enum Field: Hashable { case title, text }

      var firstFault: Field? { title.isEmpty ? .title : text == "!" ? .text : nil }

      static var drafted: [(name: String, text: WritableKeyPath<Self, String>)] {
        [("title", \.title), ("text", \.text)]
      }
    }

    struct Model: Equatable { var form = FormState(Input()) }

    enum Action { case edit((inout Input) -> Void), form(FormEvent) }
  }

  private final class NoteInteractor: PresentableInteractor<Note> {
    private(set) lazy var flow = FormFlow(
      "save note", of: self, \.form, faultNotice: Phrase(ko: "확인", en: "Look."))
    private(set) var log: [String] = []
    /// To which a failure belongs.
    var part: Note.Input.Field?
    /// Returns when the store may answer.
    var store: @MainActor () async throws(Failure) -> Void = {}

    override func didReceive(_ action: Note.Action) {
      switch action {
      case .edit(let change): flow.edit(change)
      case .form(let event):
        flow.receive(event, at: { [self] _ in part }) { [self] input throws(Failure) in
          log.append("save \(input.title)")
          try await store()
        } then: { [self] in
          log.append("saved")
        } leave: {
          log.append("left")
        }
      }
    }
  }

  private let tree = Tree()
  private let presenter = PresenterSpy<Note>(Note.Model())

  private func launch() -> NoteInteractor {
    let interactor = NoteInteractor(on: presenter)
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  private var form: FormState<Note.Input> { presenter.model.form }

  private func type(_ title: String) { presenter.send(.edit { $0.title = title }) }

  @Test func `a slow store saves once, whatever is typed and pressed meanwhile`() async {
    let interactor = launch()
    let checkpoint = Checkpoint()
    interactor.store = { await checkpoint.pass() }
    type("a")
    presenter.send(.form(.save), .form(.save))
    await checkpoint.reached()
    type("ab")
    interactor.flow.say(.failed(Failure.full.phrase), focus: .text)
    #expect(form.notice == .saving && form.isSaving && form.focus.value == nil)
    presenter.send(.form(.save), .form(.leave))
    #expect(!form.isAsking)
    presenter.send(.form(.leave), .form(.discard))
    expectEqual(interactor.log, ["save a"])
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(interactor.log, ["save a", "saved"])
    #expect(form.input.title == "a" && form.notice == nil && !form.isSaving)
    type("ab")
    expectEqual(form.input.title, "ab")
  }

  /// A field shows what was typed in it before the interactor has answered.
  @Test func `each edit that is refused has the fields show again what is saved`() async {
    let interactor = launch()
    let checkpoint = Checkpoint()
    interactor.store = { await checkpoint.pass() }
    type("a")
    presenter.send(.form(.save))
    await checkpoint.reached()
    for text in ["ab", "b"] {
      let shown = presenter.shown.count
      type(text)
      #expect(presenter.shown.count == shown + 1 && form.input.title == "a")
    }
    checkpoint.open()
    await tree.activity.settled()
  }

  @Test func `a failure is said until something is typed, and saving can be tried again`() async {
    let interactor = launch()
    interactor.store = { () throws(Failure) in throw .full }
    type("a")
    presenter.send(.form(.save))
    await tree.activity.settled()
    #expect(form.notice == .failed(Failure.full.phrase) && !form.isSaving)
    presenter.send(.form(.save))
    await tree.activity.settled()
    expectEqual(interactor.log, ["save a", "save a"])
    type("b")
    expectEqual(form.notice, nil)
  }

  @Test func `a failure that belongs to a part is said there until the input changes`() async {
    let interactor = launch()
    interactor.store = { () throws(Failure) in throw .full }
    interactor.part = .text
    type("a")
    presenter.send(.form(.save))
    await tree.activity.settled()
    #expect(form.refusal(of: .text) == Failure.full.phrase && form.refusal(of: .title) == nil)
    #expect(form.focus.value == .text)
    expectEqual(form.notice, .failed(Phrase(ko: "확인", en: "Look.")))
    type("ab")
    #expect(form.refusal(of: .text) == nil && form.notice == nil)
  }

  @Test func `wrong input is not saved, and the keys go to the first part that is wrong`() async {
    let interactor = launch()
    #expect(!form.showsErrors)
    presenter.send(.form(.save))
    await tree.activity.settled()
    #expect(form.showsErrors && form.focus.value == .title && interactor.log == [])
    expectEqual(form.notice, .failed(Phrase(ko: "확인", en: "Look.")))
    type("a")
    presenter.send(.edit { $0.text = "!" }, .form(.save))
    #expect(form.focus.value == .text && form.showsErrors && interactor.log == [])
  }

  @Test func `unsaved input is discarded after a question only`() {
    let interactor = launch()
    presenter.send(.form(.leave))
    #expect(interactor.log == ["left"] && !form.isAsking)
    type("a")
    presenter.send(.form(.leave))
    #expect(interactor.log == ["left"] && form.isAsking && interactor.flow.hasUnsaved)
    presenter.send(.form(.save))
    #expect(form.isAsking && interactor.log == ["left"], "not while the form asks")
    presenter.send(.form(.stay))
    #expect(!form.isAsking)
    presenter.send(.form(.leave))
    type("b")
    #expect(!form.isAsking)
    presenter.send(.form(.leave), .form(.discard))
    expectEqual(interactor.log, ["left", "left"])
  }

  @Test func `no number of Esc discards what was typed`() {
    let interactor = launch()
    type("a")
    for _ in 0..<3 {
      presenter.send(.form(.leave))
      #expect(form.isAsking)
      presenter.send(.form(.leave))
      #expect(!form.isAsking)
    }
    expectEqual(interactor.log, [])
  }

  @Test func `Esc asks again after an attempt to save`() async {
    let interactor = launch()
    interactor.store = { () throws(Failure) in throw .full }
    for title in ["a", ""] {
      type(title)
      presenter.send(.edit { $0.text = "t" }, .form(.leave), .form(.leave), .form(.save))
      await tree.activity.settled()
      presenter.send(.form(.leave))
      #expect(form.isAsking && !interactor.log.contains("left"))
      presenter.send(.form(.stay))
    }
  }

  @Test func `changed texts are remembered, and nothing of an unchanged form`() {
    let interactor = launch()
    #expect(interactor.flow.restorationState == nil && !interactor.flow.hasUnsaved)
    presenter.send(.edit { $0.isLarge = true })
    #expect(interactor.flow.restorationState == nil && interactor.flow.hasUnsaved)
    type("a")
    expectEqual(interactor.flow.restorationState, ["title": "a"])
    interactor.flow.restore(["title": "", "text": "t", "other": "x"])
    expectEqual(form.input, .init(title: "", text: "t", isLarge: true))
  }

  /// A form of one line.
  private final class NoteView: View<Note> {
    private lazy var controls = FormControls(sender(Note.Action.form))

    override func bindings(in environment: Environment) -> [KeyBinding] {
      controls.bindings(model.form)
    }

    override func body(in environment: Environment) -> any Widget {
      controls.page([Label(model.form.input.title)], model.form)
    }
  }

  @Test func `keys and buttons save, leave, go on and discard`() {
    let view = NoteView(Note.Model())
    var events: [FormEvent] = []
    view.onAction = { if case .form(let event) = $0 { events.append(event) } }
    let window = Window(
      root: view, size: Size(columns: 40, rows: 8), environment: Environment(language: .english))
    func press(_ keys: Key...) -> [FormEvent] {
      for key in keys {
        _ = window.frame()
        window.send(.key(key))
      }
      defer { events = [] }
      return events
    }
    expectEqual(press(.control("s"), .escape), [.save, .leave])
    expectEqual(press(.enter, .tab, .enter), [.leave, .save])
    var asking = Note.Model()
    _ = asking.form.leaving.takeEscape(hasUnsaved: true)
    view.show(asking)
    expectEqual(press(.escape), [.leave])
    expectEqual(press(.enter, .tab, .enter), [.stay, .discard])
  }

  /// A window with the form, and what pressing keys in it sends.
  private func shown() -> (view: NoteView, press: (Key...) -> [FormEvent]) {
    let view = NoteView(Note.Model())
    let journal = Journal()
    view.onAction = { if case .form(let event) = $0 { journal.events.append(event) } }
    let window = Window(
      root: view, size: Size(columns: 40, rows: 8), environment: Environment(language: .english))
    return (
      view,
      { (keys: Key...) in
        for key in keys {
          _ = window.frame()
          window.send(.key(key))
        }
        defer { journal.events = [] }
        return journal.events
      }
    )
  }

  private final class Journal {
    var events: [FormEvent] = []
  }

  private var asking: Note.Model {
    var model = Note.Model()
    _ = model.form.leaving.takeEscape(hasUnsaved: true)
    return model
  }

  @Test func `each question begins with the answer that discards nothing`() {
    let (view, press) = shown()
    view.show(asking)
    expectEqual(press(.tab, .escape), [.leave])
    view.show(Note.Model())
    _ = press(.tab)
    view.show(asking)
    expectEqual(press(.enter), [.stay])
  }

  @Test func `a form that is gone has nothing unsaved`() {
    var interactor: NoteInteractor? = NoteInteractor(on: presenter)
    let flow = interactor?.flow
    flow?.edit { $0.title = "a" }
    expectEqual(flow?.hasUnsaved, true)
    interactor = nil
    #expect(flow?.hasUnsaved == false && flow?.restorationState == nil)
  }

  @Test func `nothing is said or done after the riblet has resigned`() async {
    let interactor = NoteInteractor(on: presenter)
    let router = Router(interactor: interactor)
    router.launch(in: tree)
    let checkpoint = Checkpoint()
    interactor.store = { await checkpoint.pass() }
    type("a")
    presenter.send(.form(.save))
    await checkpoint.reached()
    router.shutDown()
    checkpoint.open()
    await MainThreadTasks.drain()
    #expect(interactor.log == ["save a"] && form.isSaving)
  }
}
