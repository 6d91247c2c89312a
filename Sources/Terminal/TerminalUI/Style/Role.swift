/// The meaning of a colour, which a theme maps to a colour.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Text, less important text, what stands out, the background of a selection, good news,
  /// warnings, errors, lines, and the background of what is set off.
  case text, dim, accent, selection, positive, warning, danger, rule, surface
  /// Distinguish items side by side, such as the series of a chart, in addition to their titles.
  case tint1, tint2, tint3, tint4, tint5, tint6

  /// The tints, in order.
  public static let tints: [Role] = [.tint1, .tint2, .tint3, .tint4, .tint5, .tint6]
}
