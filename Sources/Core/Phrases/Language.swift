/// A language of the user interface.
public enum Language: String, CaseIterable, Sendable {
  /// Korean; the raw value is its code in ISO 639, as settings and options have it.
  case korean = "ko"
  /// English; the raw value is its code in ISO 639, as settings and options have it.
  case english = "en"
}
