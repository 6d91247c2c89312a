/// A widget in columns or rows, and how much of their length it takes.
@MainActor
public struct Part {
  /// What it takes at least, and what it takes, along the length.
  struct Extent {
    let least: Int
    /// What it would like to take, until the parts have shared what there is.
    var length: Int
    /// Its share of what is left over; 0 for none.
    var weight = 0
  }

  private enum Kind {
    case fixed(Int)
    case intrinsic(minimum: Int)
    case flexible(weight: Int, minimum: Int)
  }

  let widget: any Widget
  private let kind: Kind
  private(set) var isBlank = false

  /// Always this long.
  public static func fixed(_ length: Int, _ widget: any Widget) -> Part {
    Part(widget: widget, kind: .fixed(max(length, 0)))
  }

  /// As long as the widget likes, less where space is short.
  public static func intrinsic(_ widget: any Widget) -> Part {
    Part(widget: widget, kind: .intrinsic(minimum: 0))
  }

  /// As long as the widget likes, and never shorter than this.
  public static func minimum(_ length: Int, _ widget: any Widget) -> Part {
    Part(widget: widget, kind: .intrinsic(minimum: max(length, 0)))
  }

  /// Shares what the others leave, by weight, and is never shorter than the minimum.
  public static func flexible(
    _ widget: any Widget, weight: Int = 1, minimum: Int = 0
  ) -> Part {
    Part(widget: widget, kind: .flexible(weight: max(weight, 1), minimum: max(minimum, 0)))
  }

  /// This much of nothing.
  public static func space(_ length: Int) -> Part {
    Part(widget: Blank(), kind: .fixed(max(length, 0)), isBlank: true)
  }

  /// Whatever is left over, of nothing.
  public static var gap: Part {
    Part(widget: Blank(), kind: .flexible(weight: 1, minimum: 0), isBlank: true)
  }

  /// `natural` is asked for the length that the widget likes.
  func extent(_ natural: () -> Int) -> Extent {
    switch kind {
    case .fixed(let length): Extent(least: length, length: length)
    case .intrinsic(let minimum): Extent(least: minimum, length: max(natural(), minimum))
    case .flexible(let weight, let minimum):
      Extent(least: minimum, length: minimum, weight: weight)
    }
  }

  /// The length it likes, flexible or not.
  func naturalLength(_ natural: () -> Int) -> Int {
    switch kind {
    case .fixed(let length): length
    case .intrinsic(let minimum), .flexible(_, let minimum): max(natural(), minimum)
    }
  }
}
