import TerminalUI

/// How far a download is.
enum DownloadProgress: Equatable {
  /// In thousandths.
  case share(Int)
  /// Nobody knows; `phase` counts the steps that a moving bar has made.
  case unknown(phase: Int)

  @MainActor
  func bar(_ label: String = "") -> ProgressBar {
    switch self {
    case .share(let permil): ProgressBar(label, permil: permil)
    case .unknown(let phase): ProgressBar(label, permil: nil, phase: phase)
    }
  }
}
