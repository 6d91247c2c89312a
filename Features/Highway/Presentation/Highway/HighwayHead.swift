import Editing
import HighwayDomain
import Phrases
import TerminalUI

/// How many incidents there are of each kind, which of them are shown, and how they are sorted: in a
/// line of its own where it does not fit beside them and there are rows enough.
struct HighwayHead: CompositeWidget {
  let list: Listing<Incident>
  let filter: IncidentFilter
  /// Nil where the list is not shown.
  let sorting: SortControls<IncidentColumn>?

  func size(in offered: Size, _ environment: Environment) -> Size {
    let rows = fits(offered, environment) || offered.rows < Self.rowsWithWords ? 1 : 2
    return Size(columns: offered.columns, rows: min(rows, offered.rows))
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let counts = Columns(
      spacing: Self.spacing, whole(kinds(environment), in: size, environment) + [.gap])
    guard let sorting else { return counts }
    let words = LayoutItem.intrinsic(sorting.words(in: environment))
    if fits(size, environment) {
      return Columns(spacing: 2, .flexible(counts), words)
    }
    guard size.rows > 1 else { return counts }
    return Rows(.fixed(1, counts), .fixed(1, Columns([words, .gap])))
  }

  private static let spacing = 2

  /// As many of the words as fit, none of them cut, and how many more there are.
  private func whole(
    _ kinds: [Label], in size: Size, _ environment: Environment
  ) -> [LayoutItem] {
    func columns(_ labels: [Label]) -> Int {
      let room = Size(columns: 10_000, rows: 1)
      return labels.reduce(-Self.spacing) {
        $0 + Self.spacing + $1.size(in: room, environment).columns
      }
    }
    var (labels, shown) = (kinds, kinds.count)
    while shown > 1, columns(labels) > size.columns {
      shown -= 1
      labels = kinds.prefix(shown) + [Label("+\(kinds.count - shown)", Style(.dim))]
    }
    return labels.enumerated().map { index, label in
      .intrinsic(index == 0 ? Following(label) : label)
    }
  }

  /// The rows of the page from which on the words have a line of their own.
  private static let rowsWithWords = 10

  /// Whether the words by which the incidents are sorted stand beside the counts.
  private func fits(_ size: Size, _ environment: Environment) -> Bool {
    guard let sorting else { return true }
    let counts = Columns(spacing: Self.spacing, kinds(environment).map { .intrinsic($0) }).size(
      in: Size(columns: 10_000, rows: 1), environment
    ).columns
    return counts + 2 + sorting.words(in: environment).columns(environment) <= size.columns
  }

  private func kinds(_ environment: Environment) -> [Label] {
    let place =
      list.count == 0 ? "" : "\((list.selection + 1).grouped) / \(list.count.grouped)"
    let counts = Incident.Kind.allCases.map { kind in
      (
        kind, count: list.all.count { $0.kind == kind },
        isMarked: filter.marks.contains(.kind(kind))
      )
    }
    func label(_ kind: Incident.Kind, _ count: Int, _ style: Style) -> Label {
      Label([kind.phrase, Phrase("\(count)")].joined, style)
    }
    let counted = counts.filter { $0.count > 0 && !$0.isMarked }
    guard !filter.isEmpty else {
      return [Label(place, Style(.dim))]
        + counted.map { label($0.0, $0.count, Style($0.0.role, bold: true)) }
    }
    // What is filtered stands alone, so that it is told without colours, and to a reader.
    let roads = filter.marks.compactMap { mark in
      if case .road(let name) = mark { name } else { nil }
    }
    let marked =
      counts.filter(\.isMarked).map { label($0.0, $0.count, Style($0.0.role, bold: true)) }
      + (roads.isEmpty
        ? [] : [Label(roads.sorted().joined(separator: ", "), Style(bold: true))])
    return [Label(place, Style(.dim)), Label(IncidentText.filtered, Style(.dim))] + marked
  }
}
