/// What a colour means; a theme says which colour that is, and nothing else names one.
public enum Role: UInt8, CaseIterable, Sendable {
  case text, dim, accent, selection, positive, warning, danger, rule, surface
}
