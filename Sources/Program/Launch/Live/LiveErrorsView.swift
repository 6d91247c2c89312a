import Phrases

#if DEBUG
  import Phrases
  import TerminalUI

  /// All errors of the last build, over the screen.
  final class LiveErrorsView: AnyView {
    private let errors: [String]
    private let scroll = ScrollState()

    init(_ errors: [String]) { self.errors = errors }

    override var title: Phrase { LaunchText.liveErrors }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      let title = FormText.close
      return [KeyBinding(.escape, LivePanel.key, title: title) { [weak self] in self?.back?() }]
    }

    override func body(in environment: Environment) -> any Widget {
      Adaptive { [self] size, environment in
        let lines = errors.map {
          LayoutItem.intrinsic(Paragraph(LivePanel.shown($0, in: size.columns)))
        }
        return Sheet(
          title: title,
          content: Scroll(scroll, Padding(columns: 1, Rows(spacing: 1, lines))),
          maximum: Size(columns: max(size.columns - 4, 20), rows: size.rows))
      }
    }
  }
#endif
