#if DEBUG
  extension Window {
    /// Draws the panel at the right above the key hints, or where it leaves what has the focus in sight.
    func drawPanel(in pass: RenderPass) {
      guard let panel else { return }
      let area = rect(above: pass.hints)
      let wanted = panel.size(in: area.size, environment)
      let focus = pass.caret?.row ?? pass.focusable.first { $0.responder === pass.focus }?.row
      let span = Self.place(of: wanted.rows, in: area, beside: focus)
      let canvas = Canvas(pass: pass)
        .region(
          Rect(
            column: size.columns - wanted.columns, row: span.lowerBound, columns: wanted.columns,
            rows: span.count))
      // A click on it does not reach what is below.
      if canvas.click != nil { canvas.setMouseTarget(nil) {} }
      panel.draw(on: canvas.inactive(isFaint: false))
    }

    /// The last rows of the area, else those below its first row, which has the title; fewer where the
    /// focus would be covered.
    static func place(of rows: Int, in area: Rect, beside focus: Int?) -> Range<Int> {
      let (top, end) = (min(area.origin.row + 1, area.endRow), area.endRow)
      let rows = min(rows, end - top)
      guard let focus, (end - rows..<end).contains(focus) else { return end - rows..<end }
      let (above, below) = (max(focus - top, 0), end - focus - 1)
      return above > below ? top..<top + min(rows, above) : end - min(rows, below)..<end
    }
  }
#endif
