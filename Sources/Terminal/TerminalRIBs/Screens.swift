import TerminalUI

/// The last screen of a stack, with or without another view beside it; it receives the keys.
struct Screens: CompositeWidget {
  /// A visible view that receives no keys, and its side.
  enum Neighbour {
    case none
    case left(AnyView)
    case right(AnyView)

    var view: AnyView? {
      switch self {
      case .none: nil
      case .left(let view), .right(let view): view
      }
    }
  }

  let last: AnyView?
  let neighbour: Neighbour

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let last else { return Blank() }
    // Measures columns, which a screen that is alone does not need.
    lazy var own = last.columnsBesideOther(in: environment)
    switch neighbour {
    case .left(let view) where hasRoom(leastOver(own), in: size):
      last.hasHeadApart = false
      let most = view.columnsBesideOther(in: environment)?.upperBound ?? 0
      let split = Split(
        list: Disabled(view, onClick: last.back),
        columns: Split.asideColumns...max(most, Split.asideColumns), beside: last,
        leastAside: leastOver(own), breathes: !last.isMadeOfGroups)
      // A click beside the last screen leaves it, like Esc.
      return page(split, of: view, environment) { Disabled($0, onClick: last.back) }
    case .right(let view) where hasRoom(Split.least(of: own), in: size):
      let split = Split(
        list: last, columns: own, beside: Disabled(view), breathes: !view.isMadeOfGroups)
      return page(split, of: last, environment) { $0 }
    case .none, .left, .right:
      last.hasHeadApart = false
      return last
    }
  }

  /// The least of a screen over another one, of which nothing must be cut.
  private func leastOver(_ columns: ClosedRange<Int>?) -> Int {
    columns.map { Split.least(of: $0) } ?? Split.asideColumns
  }

  private func hasRoom(_ columns: Int, in size: Size) -> Bool {
    Split.hasRoom(for: columns, Split.asideColumns, in: size.columns)
  }

  /// Content between the head and the foot of a view, which leaves them out of its body then.
  private func page(
    _ content: any Widget, of view: AnyView, _ environment: Environment,
    _ wrap: (ViewHead) -> any Widget
  ) -> any Widget {
    let head = view.head(in: environment)
    view.hasHeadApart = head != nil
    guard let head else { return content }
    let foot = view.foot(in: environment)
    return HeadedPage(
      head: wrap(ViewHead(head, of: view)), content: content,
      foot: foot.map { wrap(ViewHead($0, of: view)) })
  }

  func describe(to speech: Speech) {
    guard let last else { return }
    last.hasHeadApart = false
    guard case .right = neighbour else { return last.describe(to: speech) }
    page(last, of: last, speech.environment) { $0 }.describe(to: speech)
  }
}
