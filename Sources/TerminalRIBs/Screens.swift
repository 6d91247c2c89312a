import TerminalUI

/// The last screen of a stack, with or without another view beside it; it receives the keys.
struct Screens: Widget {
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

  private let last: AnyView?
  private let neighbour: Neighbour

  init(_ last: AnyView?, _ neighbour: Neighbour) {
    self.last = last
    self.neighbour = neighbour
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    guard let last else { return }
    switch neighbour {
    case .none: last.draw(on: canvas)
    // A click beside the last screen leaves it, like Esc.
    case .left(let view): Split(Passive(view, onClick: last.back), last).draw(on: canvas)
    case .right(let view): Split(last, Passive(view)).draw(on: canvas)
    }
  }

  func describe(to speech: Speech) { last?.describe(to: speech) }
}
