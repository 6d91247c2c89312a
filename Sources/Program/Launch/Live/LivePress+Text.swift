#if DEBUG
  import RIBs
  import TerminalUI

  /// What was pressed, as a line of a snapshot.
  extension LiveSnapshot.Press {
    /// Nil for an input that is not pressed again.
    var line: Segment? {
      guard let value else { return nil }
      return Segment(
        "press", [Segment.Parameter("front", front), value] + (takesText ? [Self.text] : []))
    }

    private static let text = Segment.Parameter("typing", "yes")

    private var value: Segment.Parameter? {
      switch input {
      case .key(let key): Segment.Parameter("key", key.name(.ascii))
      case .paste(let text): Segment.Parameter("paste", text)
      case .mouse(let mouse):
        switch mouse.action {
        case .click: Segment.Parameter("click", "\(mouse.point.column),\(mouse.point.row)")
        case .press, .wheel, .drag, .release: nil
        }
      case .resize: nil
      }
    }

    init?(_ segment: Segment) {
      guard let front = segment["front"] else { return nil }
      let input: Input
      if let key = segment["key"].flatMap({ Key(script: $0) }) {
        input = .key(key)
      } else if let text = segment["paste"] {
        input = .paste(text)
      } else if let numbers = segment["click"]?.split(separator: ",").map({ Int($0) }),
        numbers.count == 2, let column = numbers[0], let row = numbers[1]
      {
        input = .mouse(Mouse(.click, at: Point(column: column, row: row)))
      } else {
        return nil
      }
      self.init(input: input, front: front, takesText: segment[Self.text.name] != nil)
    }
  }
#endif
