/// How far a download is.
enum DownloadProgress: Equatable {
  /// In thousandths.
  case share(Int)
  /// Nobody knows; `phase` counts the steps that a moving bar has made.
  case unknown(phase: Int)
}
