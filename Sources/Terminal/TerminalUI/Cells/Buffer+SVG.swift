import Phrases
import Raster

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

  private let cell = (width: 84, height: 190, baseline: 140)
  private let margin = 160
  private let bar = 280

  var text: String {
    let width = pixels(buffer.size.columns * cell.width + 2 * margin)
    let height = pixels(buffer.size.rows * cell.height + 2 * margin + bar)
    let buttons = zip([Role.danger, .warning, .positive], [20, 40, 60]).map { role, x in
      "<circle cx=\"\(x)\" cy=\"20\" r=\"6\" fill=\"\(hex(theme[role]))\"/>"
    }
    let rows = (0..<buffer.size.rows).flatMap { row in
      let runs = buffer.runs(in: row, separatesNonASCII: true, separatesLinks: true)
      return backgrounds(behind: runs, row) + runs.flatMap { shapes(of: $0, row) }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" rx="10" fill="\(hex(theme.ground))"/>
      \(buttons.joined(separator: "\n"))
      <g font-family="'D2Coding','Noto Sans Mono CJK KR','DejaVu Sans Mono',Menlo,Consolas,\
      monospace" font-size="14" fill="\(hex(theme[.text]))" xml:space="preserve">
      \((rows + images + ["</g>", "</svg>"]).joined(separator: "\n"))

      """
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
      return """
        <rect x="\(pixels(x(of: column)))" y="\(pixels(y(of: row)))" \
        width="\(pixels(columns * cell.width))" height="\(pixels(cell.height))" \
        fill="\(hex(theme[role]))"/>
        """
    }
  }

  private func shapes(of run: StyleRun, _ row: Int) -> [String] {
    guard let halves = run.halves else { return glyphs(of: run, row).map { [$0] } ?? [] }
    let half = cell.height / 2
    return [(halves.upper, 0), (halves.lower, half)].map { color, offset in
      // Overlaps its neighbours below and at the right, to avoid seams.
      """
      <rect x="\(pixels(x(of: run.column)))" y="\(pixels(y(of: row) + offset))" \
      width="\(pixels(run.columns * cell.width + 2))" height="\(pixels(half + 2))" \
      fill="#\(color.padded(to: 6, radix: 16))"/>
      """
    }
  }

  /// The pictures in full, over their cells.
  private var images: [String] {
    buffer.wholePictures.map { picture in
      let frame = picture.frame
      return """
        <image x="\(pixels(x(of: frame.origin.column)))" y="\(pixels(y(of: frame.origin.row)))" \
        width="\(pixels(frame.size.columns * cell.width))" \
        height="\(pixels(frame.size.rows * cell.height))" preserveAspectRatio="none" \
        href="data:image/png;base64,\(Base64.text(of: PNG.bytes(of: picture.raster)))">\
        <title>\(escaped(picture.words))</title></image>
        """
    }
  }

  private func glyphs(of run: StyleRun, _ row: Int) -> String? {
    let isBlank = run.text.allSatisfy { $0 == " " }
    guard !isBlank || run.style.isUnderlined else { return nil }
    if run.text.unicodeScalars.allSatisfy({ (0x2800...0x28FF).contains($0.value) }) {
      return dots(of: run, row)
    }
    let (x, y) = (x(of: run.column), y(of: row))
    var attributes = ""
    if run.style.role != .text { attributes += " fill=\"\(hex(theme[run.style.role]))\"" }
    if run.style.isBold { attributes += " font-weight=\"bold\"" }
    if run.style.isUnderlined { attributes += " text-decoration=\"underline\"" }
    if run.style.isFaint { attributes += " opacity=\"0.5\"" }
    let width = run.columns * cell.width
    // Some renderers ignore xml:space and drop leading and trailing blanks.
    let text = run.text.replacing(" ", with: "\u{A0}")
    if let first = run.text.unicodeScalars.first,
      let part = SVGBlock(first, count: run.columns, cell: (cell.width, cell.height)),
      run.text.unicodeScalars.allSatisfy({ $0 == first })
    {
      return """
        <rect x="\(pixels(x + part.x))" y="\(pixels(y + part.y))" \
        width="\(pixels(part.width))" height="\(pixels(part.height))"\(attributes)/>
        """
    }
    // Centres non-ASCII characters in their cells, since their widths differ between fonts.
    let isPlain = buffer[run.column, row].glyph < 0x80
    let fit =
      isPlain
      ? "textLength=\"\(pixels(width))\" lengthAdjust=\"spacingAndGlyphs\""
      : "text-anchor=\"middle\""
    let shape = """
      <text x="\(pixels(isPlain ? x : x + width / 2))" y="\(pixels(y + cell.baseline))" \
      \(fit)\(attributes)>\(escaped(text))</text>
      """
    guard let link = buffer.link(of: run, row) else { return shape }
    return "<a href=\"\(escaped(link.address))\">\(shape)</a>"
  }

  /// Braille as round dots at equal distances, which the dots of a font do not have.
  private func dots(of run: StyleRun, _ row: Int) -> String {
    var path = ""
    for (index, scalar) in run.text.unicodeScalars.enumerated() {
      for y in 0..<Dot.perCell.y {
        for x in 0..<Dot.perCell.x where scalar.value & DotGrid.bit(x, y) != 0 {
          let left = self.x(of: run.column + index) + cell.width * (2 * x + 1) / 4
          let top = self.y(of: row) + cell.height * (2 * y + 1) / 8
          path += "M\(pixels(left)) \(pixels(top))h0"
        }
      }
    }
    let opacity = run.style.isFaint ? " opacity=\"0.5\"" : ""
    return """
      <path d="\(path)" stroke="\(hex(theme[run.style.role]))" stroke-width="2.6" \
      stroke-linecap="round"\(opacity)/>
      """
  }

  private func x(of column: Int) -> Int { margin + column * cell.width }

  private func y(of row: Int) -> Int { margin + bar + row * cell.height }

  private func pixels(_ tenths: Int) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private func hex(_ color: Theme.Color) -> String { "#" + color.rgb.padded(to: 6, radix: 16) }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The rectangle of a line or a block, which fonts draw with gaps between cells, and in other widths.
struct SVGBlock: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  /// For `count` equal characters side by side in cells of a size, in tenths of a pixel; nil for
  /// other characters.
  init?(_ scalar: Unicode.Scalar, count: Int, cell: (width: Int, height: Int)) {
    (width, height) = (count * cell.width, cell.height)
    switch scalar {
    case "─": (y, height) = (cell.height / 2, 10)
    case "│" where count == 1: (x, width) = (cell.width / 2, 10)
    case "┃" where count == 1: (x, width) = (cell.width / 2 - 8, 24)
    case "▀": height = cell.height / 2
    case "▁"..."█":
      height = cell.height * Int(scalar.value - 0x2580) / 8
      y = cell.height - height
    case "▉"..."▏" where count == 1: width = cell.width * Int(0x2590 - scalar.value) / 8
    default: return nil
    }
  }
}
