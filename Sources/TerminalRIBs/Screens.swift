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
    return switch neighbour {
    case .none: last
    // A click beside the last screen leaves it, like Esc.
    case .left(let view): Split(Passive(view, onClick: last.back), last)
    case .right(let view): Split(last, Passive(view))
    }
  }

  func describe(to speech: Speech) { last?.describe(to: speech) }
}
