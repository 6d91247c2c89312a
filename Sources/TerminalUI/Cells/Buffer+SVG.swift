import Phrases

extension Buffer {
  /// The frame as an SVG picture of a terminal window.
  public func svg(theme: Theme) -> String { SVGPicture(buffer: self, theme: theme).text }
}

/// Draws a frame as SVG.
///
/// Lengths are integers in tenths of a pixel, so that the output does not depend on the formatting
/// of floating point numbers.
@MainActor
private struct SVGPicture {
  let buffer: Buffer
  let theme: Theme

  private static let cell = (width: 84, height: 190, baseline: 140)
  private static let margin = 160
  private static let bar = 280

  var text: String {
    let size = (
      width: buffer.size.columns * Self.cell.width + 2 * Self.margin,
      height: buffer.size.rows * Self.cell.height + 2 * Self.margin + Self.bar
    )
    let (width, height) = (Self.pixels(size.width), Self.pixels(size.height))
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      """,
      """
      <rect width="\(width)" height="\(height)" rx="10" fill="\(Self.hex(theme.ground))"/>
      """,
    ]
    for (index, role) in [Role.danger, .warning, .positive].enumerated() {
      lines.append(
        """
        <circle cx="\(20 + index * 20)" cy="20" r="6" fill="\(Self.hex(theme[role]))"/>
        """)
    }
    lines.append(
      """
      <g font-family="'D2Coding','Noto Sans Mono CJK KR','DejaVu Sans Mono',Menlo,Consolas,\
      monospace" font-size="14" fill="\(Self.hex(theme[.text]))" xml:space="preserve">
      """)
    for row in 0..<buffer.size.rows {
      let runs = buffer.runs(in: row, separatesNonASCII: true)
      lines += backgrounds(behind: runs, row)
      lines += runs.compactMap { glyphs(of: $0, row) }
    }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  /// One rectangle for adjacent runs with the same background, to avoid seams.
  private func backgrounds(behind runs: [StyleRun], _ row: Int) -> [String] {
    var stretches: [(column: Int, columns: Int, role: Role?)] = []
    for run in runs {
      if let last = stretches.last, last.role == run.style.background {
        stretches[stretches.count - 1].columns += run.columns
      } else {
        stretches.append((run.column, run.columns, run.style.background))
      }
    }
    return stretches.compactMap { column, columns, role in
      guard let role else { return nil }
      let (x, y) = place(column, row)
      return """
        <rect x="\(Self.pixels(x))" y="\(Self.pixels(y))" \
        width="\(Self.pixels(columns * Self.cell.width))" \
        height="\(Self.pixels(Self.cell.height))" fill="\(Self.hex(theme[role]))"/>
        """
    }
  }

  private func glyphs(of run: StyleRun, _ row: Int) -> String? {
    let isBlank = run.text.allSatisfy { $0 == " " }
    guard !isBlank || run.style.isUnderlined else { return nil }
    let (x, y) = place(run.column, row)
    var attributes = ""
    if run.style.role != .text { attributes += " fill=\"\(Self.hex(theme[run.style.role]))\"" }
    if run.style.isBold { attributes += " font-weight=\"bold\"" }
    if run.style.isUnderlined { attributes += " text-decoration=\"underline\"" }
    if run.style.isFaint { attributes += " opacity=\"0.5\"" }
    let width = run.columns * Self.cell.width
    if run.text.allSatisfy({ $0 == "─" }) {
      return """
        <rect x="\(Self.pixels(x))" y="\(Self.pixels(y + Self.cell.height / 2))" \
        width="\(Self.pixels(width))" height="1"\(attributes)/>
        """
    }
    let text = Self.escaped(run.text)
    // Centres non-ASCII characters in their cells, since their widths differ between fonts.
    let isPlain = buffer[run.column, row].glyph < 0x80
    let fit =
      isPlain
      ? "textLength=\"\(Self.pixels(width))\" lengthAdjust=\"spacingAndGlyphs\""
      : "text-anchor=\"middle\""
    return """
      <text x="\(Self.pixels(isPlain ? x : x + width / 2))" \
      y="\(Self.pixels(y + Self.cell.baseline))" \(fit)\(attributes)>\(text)</text>
      """
  }

  private func place(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
    (
      Self.margin + column * Self.cell.width,
      Self.margin + Self.bar + row * Self.cell.height
    )
  }

  private static func pixels(_ tenths: Int) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func hex(_ color: Theme.Color) -> String {
    "#" + color.rgb.padded(to: 6, radix: 16)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Some renderers ignore xml:space and drop leading and trailing blanks.
      case " ": result += "\u{A0}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
