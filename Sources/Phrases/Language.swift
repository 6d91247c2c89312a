/// A language that Galbi speaks.
public enum Language: String, CaseIterable, Sendable {
  case korean = "ko"
  case english = "en"
}
