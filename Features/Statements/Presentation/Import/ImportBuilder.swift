import RIBs
public import StatementsDomain
public import StatementsInterface
public import TerminalRIBs

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
