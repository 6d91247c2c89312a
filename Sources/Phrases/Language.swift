/// A language of the user interface.
public enum Language: String, CaseIterable, Sendable {
  /// Korean, which the code `ko` of ISO 639 names in settings and options.
  case korean = "ko"
  /// English, which the code `en` of ISO 639 names in settings and options.
  case english = "en"
}
