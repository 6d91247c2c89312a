/// What a colour means; a theme says which colour that is, and nothing else names one.
public enum Role: UInt8, CaseIterable, Sendable {
  case text, dim, accent, selection, positive, warning, danger, rule, surface
  /// Tell things apart that are drawn side by side, such as the bars of a chart; each also says
  /// what it is in words.
  case tint1, tint2, tint3, tint4, tint5, tint6

  /// The tints in their order.
  public static let tints: [Role] = [.tint1, .tint2, .tint3, .tint4, .tint5, .tint6]
}
