extension Buffer {
  /// The frame as text with SGR sequences; each row ends with a reset and a line feed.
  public func ansi(theme: Theme, depth: ColorDepth) -> String {
    var text = ""
    for row in 0..<size.rows {
      var runs = runs(in: row)
      if let last = runs.last, last.style == .plain, last.text.allSatisfy({ $0 == " " }) {
        runs.removeLast()
      }
      for run in runs {
        let codes = run.halves.map { $0.sgr(depth) } ?? run.style.sgr(theme, depth)
        guard !codes.isEmpty else {
          text += run.text
          continue
        }
        let numbers = codes.map(String.init).joined(separator: ";")
        text += "\u{1B}[\(numbers)m\(run.text)\u{1B}[0m"
      }
      text += "\n"
    }
    return text
  }
}
