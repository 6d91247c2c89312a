/// A widget in `Columns` or `Rows`, and its share of their length.
@MainActor
public struct LayoutItem {
  /// The minimum and actual length of a part.
  struct Extent {
    let minimum: Int
    /// The preferred length, before the available length is distributed.
    var length: Int
    /// The share of extra length; 0 for none.
    var weight = 0
  }

  let widget: any Widget
  private var fixed: Int?
  private var minimum = 0
  /// The share of the remaining length; 0 for none.
  private var weight = 0
  private(set) var isBlank = false

  /// A part with a fixed length.
  public static func fixed(_ length: Int, _ widget: any Widget) -> LayoutItem {
    LayoutItem(widget: widget, fixed: max(length, 0), minimum: max(length, 0))
  }

  /// A part with the preferred length of its widget, or less if space is short.
  public static func intrinsic(_ widget: any Widget) -> LayoutItem { LayoutItem(widget: widget) }

  /// A part with the preferred length of its widget, but at least `length`.
  public static func minimum(_ length: Int, _ widget: any Widget) -> LayoutItem {
    LayoutItem(widget: widget, minimum: max(length, 0))
  }

  /// A part with at least `minimum`, which shares the remaining length by weight.
  public static func flexible(
    _ widget: any Widget, weight: Int = 1, minimum: Int = 0
  ) -> LayoutItem {
    LayoutItem(widget: widget, minimum: max(minimum, 0), weight: max(weight, 1))
  }

  /// A blank part with a fixed length.
  public static func space(_ length: Int) -> LayoutItem {
    LayoutItem(widget: Blank(), fixed: max(length, 0), minimum: max(length, 0), isBlank: true)
  }

  /// A blank part that shares the remaining length.
  public static var gap: LayoutItem { LayoutItem(widget: Blank(), weight: 1, isBlank: true) }

  /// The length before the remaining one is shared; `natural` is the widget's preferred length.
  private func extent(_ natural: () -> Int) -> Extent {
    Extent(
      minimum: minimum, length: weight > 0 ? minimum : naturalLength(natural), weight: weight)
  }

  /// The preferred length, ignoring flexibility.
  func naturalLength(_ natural: () -> Int) -> Int { fixed ?? max(natural(), minimum) }
}

extension LayoutItem {
  /// Calls `body` with the widget and range of each part along `length`.
  ///
  /// `natural` returns the preferred length of a widget. Uses loops instead of `map`, whose
  /// closures would check for the main actor at each call.
  static func place(
    _ parts: [LayoutItem], spacing: Int, along length: Int, natural: (any Widget) -> Int,
    _ body: (any Widget, Range<Int>) -> Void
  ) {
    var extents: [Extent] = []
    extents.reserveCapacity(parts.count)
    for index in parts.indices {
      extents.append(parts[index].extent { natural(parts[index].widget) })
    }
    Distribution.share(max(length - spaces(between: parts, spacing), 0), among: &extents)
    var end = 0
    for index in parts.indices {
      let start = end + space(before: index, in: parts, spacing)
      end = start + extents[index].length
      body(parts[index].widget, start..<end)
    }
  }

  /// The sum of the spaces between `parts`.
  static func spaces(between parts: [LayoutItem], _ spacing: Int) -> Int {
    guard spacing > 0 else { return 0 }
    var sum = 0
    for index in parts.indices { sum += space(before: index, in: parts, spacing) }
    return sum
  }

  /// The space before a part; 0 next to blank parts.
  private static func space(before index: Int, in parts: [LayoutItem], _ spacing: Int) -> Int {
    guard spacing > 0, index > 0, !parts[index].isBlank, !parts[index - 1].isBlank else { return 0 }
    return spacing
  }
}
