import Phrases
import TerminalUI
import WalletDomain

/// What becomes of the request: a bar that moves, or why nothing came of it.
struct EnterAmountNotice: Widget {
  private let notice: EnterAmountViewModel.Notice
  private let isBound: Bool

  init(_ notice: EnterAmountViewModel.Notice, isBound: Bool) {
    self.notice = notice
    self.isBound = isBound
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    widget(environment.language).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { widget(canvas.environment.language).draw(on: canvas) }

  func describe(to speech: Speech) { widget(speech.environment.language).describe(to: speech) }

  private func widget(_ language: Language) -> any Widget {
    switch notice {
    case .charging(let phase):
      let sentence = Paragraph(EnterAmountText.charging.text(language), Style(.dim))
      guard let phase else { return sentence }
      return Rows(.intrinsic(sentence), .fixed(1, ProgressBar(permil: nil, phase: phase)))
    case .arrived(let amount):
      return Paragraph(EnterAmountText.arrived(amount).text(language), Style(.positive))
    case .failed(let error):
      let phrases = [error.phrase] + (isBound ? [EnterAmountText.bound.phrase] : [])
      return Paragraph(
        phrases.map { $0.text(language) }.joined(separator: " "),
        Style(isBound ? .warning : .danger))
    }
  }
}
