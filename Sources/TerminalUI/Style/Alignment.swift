/// Where text stands in the columns it is given.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}
