import TerminalUI

/// The progress of a download that takes long.
enum DownloadProgress: Equatable {
  /// In thousandths.
  case share(Int)
  /// `phase` is how many times the moving bar has moved.
  case unknown(phase: Int)

  @MainActor
  func bar(_ label: String = "") -> ProgressBar {
    switch self {
    case .share(let permil): ProgressBar(label, permil: permil)
    case .unknown(let phase): ProgressBar(label, permil: nil, phase: phase)
    }
  }
}
