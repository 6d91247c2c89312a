#if DEBUG
  import Phrases
  import TerminalUI

  /// What a live demo says over the screen, which stays usable: that it is built, or why it cannot be.
  struct LivePanel: Widget, Equatable {
    /// The errors of the last build; empty for none.
    var errors: [String] = []
    /// Whether a build runs.
    var isBuilding = false

    /// The key that shows all errors.
    static let key = Key.function(4)

    private static let style = Style(.text, on: .surface)

    /// At most a third of the window; that it is built takes no more than its words.
    func size(in offered: Size, _ environment: Environment) -> Size {
      guard !errors.isEmpty else {
        let words = environment.columns(of: LaunchText.liveBuilding)
        return Size(columns: min(words + 2, offered.columns), rows: 1)
      }
      let most = max(offered.rows / 3, 1)
      return Size(
        columns: offered.columns,
        rows: 1 + rows(in: offered.columns - 2, most: most - 1, environment))
    }

    func draw(on canvas: Canvas) {
      canvas.fill(Self.style)
      Padding(columns: 1, content(canvas.environment)).draw(on: canvas)
    }

    private func rows(in columns: Int, most: Int, _ environment: Environment) -> Int {
      min(lines(environment).size(in: Size(columns: columns, rows: 1_000), environment).rows, most)
    }

    private func content(_ environment: Environment) -> any Widget {
      Rows(.fixed(1, heading(environment)), .flexible(lines(environment)))
    }

    private func heading(_ environment: Environment) -> any Widget {
      guard !errors.isEmpty else {
        return Label(LaunchText.liveBuilding, Style(.dim, on: .surface))
      }
      let text = LaunchText.liveFailed(errors.count, isBuilding: isBuilding)
      return Columns(
        spacing: 1, .flexible(Label(text, Style(.danger, on: .surface, bold: true))),
        .intrinsic(Label(Self.key.name(environment.symbols), Style(.dim, on: .surface))))
    }

    private func lines(_ environment: Environment) -> any Widget {
      Adaptive { [errors] size, _ in
        Rows(errors.map { .intrinsic(Paragraph(Self.shown($0, in: size.columns), Self.style)) })
      }
    }

    /// Without the folders of the file in few columns.
    static func shown(_ error: String, in columns: Int) -> String {
      guard columns < 60, let colon = error.firstIndex(of: ":"),
        let slash = error[..<colon].lastIndex(of: "/")
      else { return error }
      return String(error[error.index(after: slash)...])
    }

    func describe(to speech: Speech) {
      let language = speech.environment.language
      guard !errors.isEmpty else {
        return speech.say(LaunchText.liveBuilding.text(language), .aside)
      }
      speech.say(
        LaunchText.liveFailed(errors.count, isBuilding: isBuilding).text(language), .error)
      for error in errors.prefix(3) { speech.say(error, .error) }
    }
  }
#endif
