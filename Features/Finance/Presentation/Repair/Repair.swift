import Editing
import Phrases
import RIBs
import Storage
import TerminalRIBs
import Time
import WalletDomain

/// The choice of what to do about a damaged wallet.
enum Repair: Riblet {
  /// A repair that can be chosen.
  struct Choice: ListRow {
    let id: WalletRepair
  }

  struct Model: Equatable {
    /// When the last backup of the wallet was made.
    enum Backup: Equatable {
      case unknown
      case missing
      case made(Day, Age)
    }

    enum Notice: Equatable {
      case working
      case failed(WalletError)
      /// The entered word is not the required one.
      case wrongWord
    }

    /// Why the wallet has to be repaired.
    var problem = WalletError.storage(.damaged) {
      didSet { list.show(Self.choices(for: problem)) }
    }
    /// From the least to the most destructive.
    var list = Listing(Self.choices(for: .storage(.damaged)))
    /// The repair that waits for confirmation; nil while the choices are shown.
    var repair: WalletRepair?
    var backup = Backup.unknown
    var notice: Notice?

    /// Whether the confirmation requires a word.
    var needsWord: Bool { repair == .startOver }

    private static func choices(for problem: WalletError) -> [Choice] {
      let first: [WalletRepair] =
        problem == .storage(.damaged) ? [.viewOnly] : [.viewOnly, .keep]
      return (first + [.restoreBackup, .startOver]).map(Choice.init)
    }
  }

  enum Action {
    case list(Listing<Choice>.Event), choose(WalletRepair)
    /// `word` is what was entered, or empty where none is required.
    case confirm(word: String)
    case back
  }
}

protocol RepairListener: Listener {
  /// The wallet was repaired, or the user has left.
  func repairDidClose()
}

struct RepairBuilder {
  let dependencies: FinanceDependencies

  @MainActor func build(listener: any RepairListener) -> any ViewableRouting {
    let view = RepairView(Repair.Model())
    let interactor = RepairInteractor(
      wallet: dependencies.wallet, clock: dependencies.clock, notify: dependencies.notify,
      on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
