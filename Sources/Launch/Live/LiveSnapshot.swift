#if DEBUG
  import RIBs
  import TerminalUI

  /// Where the user is and what is half typed, as one build of a demo leaves it to the next.
  ///
  /// What a place does not name, such as a note in a sheet or the help, is reached by the keys that were
  /// pressed since the last place that says all.
  struct LiveSnapshot: Hashable {
    /// A place and the fields on its screen.
    struct Moment: Hashable {
      var place: Place
      var typed: TypedTexts
    }

    /// A key, a paste or a click, and the screen on which it had its effect.
    struct Press: Hashable {
      var input: Input
      /// The type of the view with the keys.
      var front: String
      var takesText: Bool
    }

    /// The present one.
    var now: Moment
    /// The type of the view with the keys.
    var front: String
    /// The last one whose place said all, and what was pressed since.
    var base: Moment
    var presses: [Press]
  }

  extension LiveSnapshot: CustomStringConvertible {
    /// A line for each part, in the form of a segment of a link.
    var description: String {
      let lines =
        now.lines(as: "now", [Segment.Parameter("front", front)]) + base.lines(as: "base")
        + presses.compactMap(\.line)
      return lines.map { "\($0)\n" }.joined()
    }

    /// Nil if the text cannot be understood.
    init?(parsing text: String) {
      var now: Moment?
      var base: Moment?
      var front = ""
      var presses: [Press] = []
      for line in text.split(separator: "\n") {
        guard let segment = Segment(parsing: line) else { return nil }
        switch segment.name {
        case "now":
          now = Moment(segment)
          front = segment["front"] ?? ""
        case "base": base = Moment(segment)
        case "field":
          guard let field = TypedTexts.Field(segment) else { return nil }
          if base == nil {
            now?.typed.fields.append(field)
          } else {
            base?.typed.fields.append(field)
          }
        case "press":
          guard let press = Press(segment) else { return nil }
          presses.append(press)
        default: return nil
        }
      }
      guard let now, let base else { return nil }
      self.init(now: now, front: front, base: base, presses: presses)
    }
  }

  extension LiveSnapshot.Moment {
    fileprivate func lines(as name: String, _ more: [Segment.Parameter] = []) -> [Segment] {
      let focus = typed.focus.map { [Segment.Parameter("focus", $0)] } ?? []
      let fields = typed.fields.map { field in
        Segment(
          "field",
          [("name", field.name), ("text", field.text), ("caret", "\(field.caret)")]
            .map { Segment.Parameter($0, $1) })
      }
      return [Segment(name, [Segment.Parameter("place", "\(place)")] + focus + more)] + fields
    }

    fileprivate init?(_ segment: Segment) {
      guard let place = segment["place"].flatMap({ Place(parsing: $0) }) else { return nil }
      self.init(place: place, typed: TypedTexts(focus: segment["focus"]))
    }
  }

  extension TypedTexts.Field {
    fileprivate init?(_ segment: Segment) {
      guard let name = segment["name"], let text = segment["text"],
        let caret = segment["caret"].flatMap({ Int($0) })
      else { return nil }
      self.init(name: name, text: text, caret: caret)
    }
  }
#endif
