public import Phrases

/// A sentence in place of a screen's content, such as that it was not found, which has the focus since
/// nothing else can.
public struct SoleSentence: Widget {
  private let state: SoleSentenceState
  private let paragraph: Paragraph

  /// The columns of the mark before a row and the blank after it.
  private static let markColumns = 2

  /// `state` has the focus, and belongs to the view.
  public init(_ text: some Phrased, _ style: Style, _ state: SoleSentenceState) {
    paragraph = Paragraph(text, style)
    self.state = state
  }

  /// In place of a field it begins where what stands around that does.
  private var indented: any Widget {
    state.dropsText ? paragraph : Padding(left: Self.markColumns, paragraph)
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    indented.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    (canvas.hanging.left > 0 ? paragraph : indented).draw(on: canvas)
    // It is no row, so nothing marks it as one.
    if canvas.place(state) { canvas.pass.focusIsSentence = true }
  }

  public func describe(to speech: Speech) { paragraph.describe(to: speech) }
}

/// A page without anything that can have the focus, which has it then, as a whole.
public struct SolePage: Widget {
  /// The columns of the mark of the focus and the blank after it, which the content leaves blank unless
  /// they hang beside it.
  public static let markColumns = 2
  private let content: any Widget
  private let state: SoleSentenceState

  /// `state` has the focus while nothing else on the screen can have it, and belongs to the view.
  public init(_ content: any Widget, _ state: SoleSentenceState) {
    self.content = content
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    content.draw(on: canvas)
    if canvas.placeSole(state) { canvas.hanging.canvas.drawFocusMark() }
  }

  public func describe(to speech: Speech) { content.describe(to: speech) }
}

/// Has the focus for a `SoleSentence` or a page, and no keys.
public final class SoleSentenceState: Responder {
  /// Whether what is typed and pasted is dropped, for a sentence in place of a field for a secret: letters would
  /// act as keys, or be recorded.
  public var dropsText = false

  /// A state for one sentence at a time.
  public init() {}

  public var takesText: Bool { dropsText }

  public var isSecret: Bool { dropsText }

  public func bindings(in environment: Environment) -> [KeyBinding] { [] }
}
