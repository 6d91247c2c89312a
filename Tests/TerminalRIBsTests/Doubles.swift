import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A view of one line that says its name; it may have the focus, and says so by a star.
final class Page: AnyView {
  let name: String
  var keys: [KeyBinding] = []
  var words: [String] = []
  var isAlone = false
  var columns: ClosedRange<Int>? = 0...0
  private let knob = Knob()

  init(_ name: String) { self.name = name }

  override var title: Phrase { Phrase(name) }

  override var status: [Phrase] { words.map { Phrase($0) } }

  override var usesWholeStage: Bool { isAlone }

  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? { columns }

  override func bindings(in environment: Environment) -> [KeyBinding] { keys }

  override func body(in environment: Environment) -> any Widget { Dial(name: name, knob: knob) }

  private final class Knob: Responder {
    func bindings(in environment: Environment) -> [KeyBinding] { [] }
  }

  private struct Dial: Widget {
    let name: String
    let knob: Knob

    func size(in offered: Size, _ environment: Environment) -> Size {
      Size(columns: environment.columns(of: name) + 1, rows: 1)
    }

    func draw(on canvas: Canvas) {
      canvas.write(name + (canvas.place(knob) ? "*" : ""), columns: canvas.size.columns)
    }

    func describe(to speech: Speech) { speech.say(name, isFocused: speech.hasFocus(knob)) }
  }
}

/// Does what it is told when it comes and when it goes.
final class PageInteractor: Interactor {
  var onActive: () -> Void = {}
  var onResign: () -> Void = {}

  override func didBecomeActive() { onActive() }

  override func willResignActive() { onResign() }
}

/// A riblet that shows its name.
final class PageRouter: ViewableRouter<PageInteractor, Page> {
  init(_ name: String) { super.init(interactor: PageInteractor(), view: Page(name)) }
}

/// A riblet with slots of its own, without a view.
final class HostRouter: Router<PageInteractor> {
  private(set) lazy var slot = Slot(of: self, on: stage)
  private(set) lazy var deeper = Slot(of: self, on: stage)
  private(set) lazy var viewless = Slot(of: self)
  private let stage: any Stage

  init(on stage: any Stage) {
    self.stage = stage
    super.init(interactor: PageInteractor())
  }

  /// The names of the pages that are attached.
  var pages: [String] { children.compactMap { ($0 as? PageRouter)?.view.name } }
}

/// A stage that writes down what was put onto it and taken off, and knows what is on it.
final class StageSpy: Stage {
  private(set) var journal: [String] = []
  private var shown: [AnyView] = []
  private let environment = Environment(language: .korean)

  func present(_ view: AnyView, as presentation: Presentation) {
    shown.removeAll { $0 === view }
    shown.append(view)
    let name =
      if case .beside(let screen) = presentation {
        "beside \(screen.title.text(.korean))"
      } else {
        "\(presentation)"
      }
    note("\(name) \(view.title.text(.korean))")
  }

  func dismiss(_ view: AnyView) {
    shown.removeAll { $0 === view }
    note("dismiss \(view.title.text(.korean))")
  }

  /// Whether there is room for two screens; a change is told.
  var isWide = false {
    didSet { onWidth?(isWide) }
  }
  private var onWidth: (@MainActor (Bool) -> Void)?

  func observeWidth(_ onChange: @escaping @MainActor (Bool) -> Void) -> AnyObject {
    onWidth = onChange
    return self
  }

  func isWide(from columns: Int) -> Bool { isWide }

  func observeWidth(
    from columns: Int, _ onChange: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject {
    observeWidth(onChange)
  }

  func note(_ line: String) { journal.append(line) }

  /// What was written down since this was asked last.
  func takeJournal() -> [String] {
    defer { journal = [] }
    return journal
  }

  /// The titles of the views on the stage.
  var titles: [String] { shown.map { $0.title.text(.korean) } }
}
