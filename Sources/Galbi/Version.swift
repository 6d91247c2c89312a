/// The version of Galbi.
enum Version {
  static let number = "0.1.0"
}
