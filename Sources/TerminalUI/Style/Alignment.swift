/// The alignment of text in its columns.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}
