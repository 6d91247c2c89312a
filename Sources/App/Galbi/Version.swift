/// The version of Galbi.
enum Version {
  static let number = "0.1.0"
  /// The day of this version, for the manual page.
  static let date = "2026-11-24"
  /// Where faults of Galbi are reported.
  static let reports = "maintainers@galbi.example.org"
}
