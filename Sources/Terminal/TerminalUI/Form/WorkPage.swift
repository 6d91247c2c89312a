public import Phrases

/// What a form shows while it does long work: a sentence, how much is done, and the answer that cancels it.
public struct WorkPage: CompositeWidget {
  private let page: FormPage

  /// `permil` of what the sentence says are done; `hint` says what cancelling means.
  public init(
    _ sentence: some Phrased, permil: Int, hint: some Phrased, cancel: Button, scroll: ScrollState
  ) {
    page = FormPage(
      lines: [Paragraph(sentence), ProgressBar(permil: permil), Paragraph(hint, Style(.dim))],
      answers: ButtonGroup(cancel), scroll: scroll)
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    page.size(in: offered, environment)
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget { page }
}
