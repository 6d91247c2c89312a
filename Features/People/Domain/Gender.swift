/// As the service tells it.
public enum Gender: String, Sendable {
  case female, male, unknown
}
