import TerminalUI

/// Why what is shown may be incomplete or out of date; one line in a low window.
struct Notice: CompositeWidget {
  let text: String

  private static let fewRows = 12

  func content(in size: Size, _ environment: Environment) -> any Widget {
    size.rows < Self.fewRows
      ? Label(text, Style(.warning)) as any Widget : Paragraph(text, Style(.warning))
  }
}
