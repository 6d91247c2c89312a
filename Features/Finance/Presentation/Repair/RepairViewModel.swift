import Time
import WalletDomain

/// All that the choice of a repair shows.
struct RepairViewModel: Equatable {
  enum Page: Equatable {
    case choices
    /// Whether it shall be done.
    case confirm(WalletRepair)
  }

  /// When the last copy of the wallet was made.
  enum Copy: Equatable {
    case unknown
    case missing
    case made(Day, Age)
  }

  enum Notice: Equatable {
    case working
    case failed(WalletError)
    /// What was typed is not the word that was asked for.
    case wrongWord
  }

  /// In the order in which they are offered, the most careful first.
  static let choices: [WalletRepair] = [.lookOnly, .bringBackCopy, .startAnew]

  var page = Page.choices
  var copy = Copy.unknown
  var notice: Notice?

  var repair: WalletRepair? {
    if case .confirm(let repair) = page { repair } else { nil }
  }

  /// Whether a word has to be typed.
  var needsWord: Bool { repair == .startAnew }
}
