public import Editing
public import LedgerDomain
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
    var files: [FoundFile] = [] { didSet { list.show(files) } }
    private(set) var list = Listing<FoundFile>()
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

    /// Another path is typed, which means another file than the one that is being read.
    mutating func type(_ path: String) {
      self.path = path
      isCancelled = work == .reading
      endWork()
      assist.clear()
      failure = nil
      resetPassword()
    }

    mutating func choose(_ file: FoundFile) {
      path = file.path
      resetPassword()
    }

    mutating func begin(_ work: Work, _ mapping: ColumnMapping?, permil: Int?) {
      (self.work, self.permil) = (work, permil)
      // The answer to reading is said once.
      assist.clear()
      isCancelled = false
      failure = nil
      if let mapping { self.mapping = mapping }
    }

    mutating func endWork() { (work, permil) = (nil, nil) }

    mutating func show(_ preview: ImportPreview) {
      endWork()
      resetPassword()
      self.preview = preview
      mapping = preview.statement.mapping
    }

    /// With other columns the file was read before, and is shown as it was.
    mutating func cancelReading() {
      endWork()
      isCancelled = preview == nil
      if let preview { mapping = preview.statement.mapping }
    }

    /// Asks for the path again.
    mutating func forgetPreview() {
      preview = nil
      (account, newName) = (nil, nil)
      failure = nil
    }

    private mutating func resetPassword() { (isLocked, wrongCount) = (false, 0) }

    /// How much is done of work that is shown instead of the page.
    var shownPermil: Int? { work == .adding || preview == nil ? permil : nil }

    /// The files that are offered, until a path is typed.
    var offered: [FoundFile] {
      path.isEmpty || files.contains { $0.path == path } ? files : []
    }

    mutating func apply(_ event: Listing<FoundFile>.Event) { list.apply(event) }

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
    case files(Listing<FoundFile>.Event), chooseFile(FoundFile.ID)
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

extension FoundFile: ListRow {}

extension Import {
  static let commands: [KeyCommand<Import>] = [
    KeyCommand(.control("s"), title: ImportText.add, sends: .add).when(\.canAdd),
    KeyCommand(.escape, title: FormText.cancel, sends: .back)
      .titled { $0.work == nil && $0.preview != nil ? FormText.back : nil },
  ]
}

@MainActor public struct ImportBuilder: ImportBuildable {
  private let statements: StatementUseCases

  public init(statements: StatementUseCases) {
    self.statements = statements
  }

  public func build(listener: any ImportListener) -> any ViewableRouting {
    let view = ImportView(Import.Model())
    let interactor = ImportInteractor(statements, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: .bankImport, restorable: interactor)
  }
}
