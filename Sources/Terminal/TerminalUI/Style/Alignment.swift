/// The alignment of text in its columns.
public enum Alignment: Hashable, Sendable {
  /// The left, the middle or the right of the columns; text that is too long begins at the left.
  case leading, center, trailing
}
