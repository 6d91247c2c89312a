import LedgerDomain
import Phrases
import RIBs
import Secrets
public import StatementsDomain
public import StatementsInterface
public import TerminalRIBs
import TerminalUI

/// The sheet that shows what a bank's file has, and adds its entries to the ledger.
enum Import: Riblet {
  struct Model: Equatable {
    enum Work: Equatable {
      case reading, adding
    }

    var path = ""
    /// What is shown below the path.
    var assist = PathAssist()
    /// Files that may be meant, the newest first.
    var files: [FoundFile] = []
    /// Moves the focus on from the path.
    var leavesPath = ViewRequest<Bool>()
    /// What the file has; nil while the user types its path.
    var preview: ImportPreview?
    /// Which columns hold what, as the user has chosen.
    var mapping = ColumnMapping()
    /// Into which account the entries go, as the user has chosen; nil for the one that is offered.
    var account: AccountChoice?
    /// What a new account is called, once the user has typed it.
    var newName: String?
    var work: Work?
    /// How much of long work is done, in thousandths; nil for short work.
    var permil: Int?
    var failure: StatementError?
    /// Whether the file has a password, which is asked for.
    var isLocked = false
    /// How many wrong ones were entered.
    var wrongCount = 0
    /// Whether the user has ended the reading of the file.
    var isCancelled = false

    /// After so many wrong passwords it is said what they usually are.
    private static let fewWrong = 3

    /// Asks for a password, or shows what went wrong.
    mutating func take(_ error: StatementError) {
      switch error {
      // The field says it.
      case .locked: isLocked = true
      case .wrongPassword:
        wrongCount += 1
        failure = .wrongPassword(isRepeated: wrongCount >= Self.fewWrong)
      default: failure = error
      }
    }

    /// How much is done of work that is shown instead of the page.
    var shownPermil: Int? { work == .adding || preview == nil ? permil : nil }

    /// The files that are offered, until a path is typed.
    var offered: [FoundFile] {
      path.isEmpty || files.contains { $0.path == path } ? files : []
    }

    /// Whether there are entries to add, and no work is going on.
    var canAdd: Bool { work == nil && preview?.bringsNothing == false }

    /// Into which account the entries go.
    var target: AccountChoice { account ?? preview?.account ?? .existing(.cash) }

    /// What a new account is called; nil if the entries go into another one.
    var targetName: String? {
      guard case .new(let name) = target else { return nil }
      return newName ?? name
    }

    /// What the account is called into which the entries go.
    var targetPhrase: Phrase {
      if let targetName { return Phrase(targetName) }
      let id = target.existing ?? .cash
      return (preview?.accounts.first { $0.id == id } ?? LedgerAccount(id: id)).phrase
    }
  }

  enum Action {
    case typePath(String)
    case completePath
    /// The file in this place of those that are offered.
    case chooseFile(Int)
    case stepAccount(Int)
    case typeAccount(String)
    case read
    /// The file is read with its password.
    case unlock(Secret)
    /// What the file leaves open is otherwise.
    case choose(StatementChoice, by: Int)
    /// Another column holds what the role says, or none does.
    case step(StatementRole, by: Int)
    case add
    /// To the path, or out of the sheet.
    case back
    case close
  }
}

extension Import {
  static let commands: [KeyCommand<Import>] = [
    KeyCommand(.control("s"), title: ImportText.add, sends: .add).when(\.canAdd),
    KeyCommand(.escape, title: FormText.cancel, sends: .back)
      .titled { $0.work == nil && $0.preview != nil ? FormText.back : nil },
  ]
}

@MainActor public struct ImportBuilder: ImportBuildable {
  private let statements: StatementUseCases

  public init(_ statements: StatementUseCases) {
    self.statements = statements
  }

  public func build(listener: any ImportListener) -> any ViewableRouting {
    let view = ImportView(Import.Model())
    let interactor = ImportInteractor(statements, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: .bankImport, restorable: interactor)
  }
}
