/// The gender of a person, as the service names it.
public enum Gender: String, Sendable {
  case female, male, unknown
}
