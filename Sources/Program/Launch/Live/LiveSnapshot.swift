#if DEBUG
  import RIBs
  import TerminalUI

  /// Where the user is and what is half typed, as one build of a demo leaves it to the next.
  ///
  /// What a place does not name, such as a note in a sheet or the help, is reached by the keys that were
  /// pressed since; what stands on changed data, such as an order of a full cart, by all keys.
  struct LiveSnapshot: Hashable {
    /// A place and the fields on its screen.
    struct Moment: Hashable {
      var place: NavigationPath
      var typed: TypedTexts
    }

    /// A key, a paste or a click, and the screen on which it had its effect.
    struct Press: Hashable {
      var input: Input
      /// The type of the view with the keys.
      var front: String
      var takesText: Bool
    }

    /// A moment, and what was pressed since.
    struct Way: Hashable {
      var start: Moment
      var presses: [Press] = []
    }

    /// The present one.
    var now: Moment
    /// The type of the view with the keys.
    var front: String
    /// What leads to it where its place does not, to be tried in this order: from the last place that
    /// said all, and from the launch.
    var ways: [Way]
  }

  extension LiveSnapshot: CustomStringConvertible {
    /// A line for each part, in the form of a segment of a link.
    var description: String {
      let lines =
        now.lines(as: "now", [Segment.Parameter("front", front)])
        + ways.flatMap { $0.start.lines(as: "way") + $0.presses.compactMap(\.line) }
      return lines.map { "\($0)\n" }.joined()
    }

    /// Nil if the text cannot be understood.
    init?(parsing text: String) {
      let segments = text.split(separator: "\n").map { Segment(parsing: $0) }
      guard let first = segments.first, let first, let now = Moment(first) else { return nil }
      self.init(now: now, front: first["front"] ?? "", ways: [])
      for segment in segments.dropFirst() {
        guard let segment, take(segment) else { return nil }
      }
    }

    private mutating func take(_ segment: Segment) -> Bool {
      let last = ways.count - 1
      switch segment.name {
      case "way":
        guard let start = Moment(segment) else { return false }
        ways.append(Way(start: start))
      case "field":
        guard let field = TypedTexts.Field(segment) else { return false }
        if last < 0 {
          now.typed.fields.append(field)
        } else {
          ways[last].start.typed.fields.append(field)
        }
      case "press":
        guard last >= 0, let press = Press(segment) else { return false }
        ways[last].presses.append(press)
      default: return false
      }
      return true
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
      guard let place = segment["place"].flatMap({ NavigationPath(parsing: $0) }) else {
        return nil
      }
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
