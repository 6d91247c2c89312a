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
    switch neighbour {
    case .none:
      last.hasHeadApart = false
      return last
    case .left(let view):
      last.hasHeadApart = false
      // A click beside the last screen leaves it, like Esc.
      let head = head(of: view, environment).map { Disabled($0, onClick: last.back) }
      return page(
        split(
          Disabled(view, onClick: last.back), last, for: view,
          breathes: !last.isMadeOfGroups, environment), under: head)
    case .right(let view):
      return page(
        split(
          last, Disabled(view), for: last, breathes: !view.isMadeOfGroups, environment),
        under: head(of: last, environment))
    }
  }

  private func split(
    _ first: any Widget, _ second: any Widget, for view: AnyView, breathes: Bool,
    _ environment: Environment
  ) -> Split {
    guard let columns = view.columnsBesideOther(in: environment) else {
      return Split(first, second, breathes: breathes)
    }
    return Split(
      first, second, columns: columns, minimum: Self.columnsBeside, breathes: breathes)
  }

  /// What a view that wants more than half of the columns leaves to the one beside it.
  private static let columnsBeside = 34

  /// The head of a view, which leaves it out of its body then.
  private func head(of view: AnyView, _ environment: Environment) -> (any Widget)? {
    let head = view.head(in: environment)
    view.hasHeadApart = head != nil
    return head.map { ViewHead($0, of: view) }
  }

  private func page(_ content: any Widget, under head: (any Widget)?) -> any Widget {
    head.map { HeadedPage(head: $0, content: content) } ?? content
  }

  func describe(to speech: Speech) {
    guard let last else { return }
    last.hasHeadApart = false
    let head: (any Widget)? =
      if case .right = neighbour { head(of: last, speech.environment) } else { nil }
    page(last, under: head).describe(to: speech)
  }
}
