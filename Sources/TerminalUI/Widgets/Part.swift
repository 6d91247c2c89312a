/// A widget in `Columns` or `Rows`, and its share of their length.
@MainActor
public struct Part {
  /// The minimum and actual length of a part.
  struct Extent {
    let minimum: Int
    /// The preferred length, before the available length is distributed.
    var length: Int
    /// The share of extra length; 0 for none.
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

  /// A part with a fixed length.
  public static func fixed(_ length: Int, _ widget: any Widget) -> Part {
    Part(widget: widget, kind: .fixed(max(length, 0)))
  }

  /// A part with the preferred length of its widget, or less if space is short.
  public static func intrinsic(_ widget: any Widget) -> Part {
    Part(widget: widget, kind: .intrinsic(minimum: 0))
  }

  /// A part with the preferred length of its widget, but at least `length`.
  public static func minimum(_ length: Int, _ widget: any Widget) -> Part {
    Part(widget: widget, kind: .intrinsic(minimum: max(length, 0)))
  }

  /// A part with at least `minimum`, which shares the remaining length by weight.
  public static func flexible(
    _ widget: any Widget, weight: Int = 1, minimum: Int = 0
  ) -> Part {
    Part(widget: widget, kind: .flexible(weight: max(weight, 1), minimum: max(minimum, 0)))
  }

  /// A blank part with a fixed length.
  public static func space(_ length: Int) -> Part {
    Part(widget: Blank(), kind: .fixed(max(length, 0)), isBlank: true)
  }

  /// A blank part that shares the remaining length.
  public static var gap: Part {
    Part(widget: Blank(), kind: .flexible(weight: 1, minimum: 0), isBlank: true)
  }

  /// `natural` returns the preferred length of the widget.
  func extent(_ natural: () -> Int) -> Extent {
    switch kind {
    case .fixed(let length): Extent(minimum: length, length: length)
    case .intrinsic(let minimum): Extent(minimum: minimum, length: max(natural(), minimum))
    case .flexible(let weight, let minimum):
      Extent(minimum: minimum, length: minimum, weight: weight)
    }
  }

  /// The preferred length, ignoring flexibility.
  func naturalLength(_ natural: () -> Int) -> Int {
    switch kind {
    case .fixed(let length): length
    case .intrinsic(let minimum), .flexible(_, let minimum): max(natural(), minimum)
    }
  }
}
