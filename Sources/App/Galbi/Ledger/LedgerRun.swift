import Launch
import LedgerDomain
import Phrases
import StatementsDomain
import Store
import TerminalUI
import Time

/// Runs `galbi ledger`: the same use cases as the screen's, on standard output.
@MainActor
struct LedgerRun {
  let launcher: Launcher

  init(_ launcher: Launcher) { self.launcher = launcher }

  var language: Language { launcher.language }

  /// Returns the exit status.
  func run(_ command: LedgerCommand) async -> Int32 {
    TextWidth.prepare()
    if command == .help {
      launcher.printLine(LedgerCommandText.help(language))
      return 0
    }
    let pipes = PipedFiles(launcher)
    var command = command
    if case .bring(var order) = command {
      for (place, path) in order.files.enumerated() {
        do throws(StatementError) {
          order.files[place] = try pipes.file(for: path)
        } catch {
          return complain(of: .statement(error), path, order)
        }
      }
      command = .bring(order)
    }
    return await CommandSession(launcher).run(isChange: command.isChange) { [command] in
      do throws(LedgerError) {
        return try await run(command, in: $0, pipes)
      } catch {
        return complain(Task.isCancelled ? .cancelled : error, error.isOfQuery ? 2 : 1)
      }
    }
  }

  private func run(
    _ command: LedgerCommand, in session: SessionComponent, _ pipes: PipedFiles
  ) async throws(LedgerError) -> Int32 {
    let ledger = session.ledger.ledger
    try await ledger.readSettings()
    if command.showsEntries, let problem = ledger.problem.value {
      complain(LedgerCommandText.lacking(problem), 0)
    }
    switch command {
    case .help: break
    case .list(let query, let format): try await list(LedgerQuery(search: query), format, ledger)
    case .balance(let query, let month, let isJSON):
      if let month, let word = try? LedgerFilter(query, in: ledger.state.value.settings),
        word.isOutside(month)
      {
        return complain(LedgerCommandText.otherMonth, 2)
      }
      let query = LedgerQuery(month: month, search: query)
      let figures = try await LedgerFigures.read(query, ledger, language)
      launcher.printLine(isJSON ? figures.value.json : figures.text(language))
    case .add(let typed, let isJSON): return try await add(typed, isJSON: isJSON, ledger)
    case .bring(let order): return await bring(order, session.ledger.statements, ledger)
    case .export(PipedFiles.standard, let format, _):
      return await export(format, through: pipes, ledger)
    case .export(let path, let format, let isReplacing):
      let count = await export(to: path, format, isReplacing: isReplacing, ledger)
      guard let count else { return 1 }
      launcher.hasChanged = true
      launcher.printLine(LedgerCommandText.exported(count).text(language))
    case .link(let chosen, let isDone, let isJSON):
      return try await link(chosen, isDone: isDone, isJSON: isJSON, ledger)
    case .links(let isDone, let isJSON):
      return try await link(isDone: isDone, isJSON: isJSON, ledger)
    }
    return 0
  }

  private func list(
    _ query: LedgerQuery, _ format: LedgerCommand.Format, _ ledger: LedgerUseCases
  ) async throws(LedgerError) {
    var list = EntryList(format, ledger.state.value.settings, language)
    if format == .text {
      for order in [LedgerOrder.amountDescending, .amountAscending] {
        var greatest = query
        greatest.order = order
        list.fit(try await ledger.list(greatest, 0..<1).rows)
      }
    }
    var printed = 0
    try await ledger.forEachPage(of: query) { rows throws(LedgerError) in
      let links = format != .text ? try await ledger.links(rows.map(\.id)) : []
      launcher.print(list.text(of: rows, links, isFirst: printed == 0))
      printed += rows.count
      return !launcher.isOutputClosed
    }
    launcher.print(list.end(after: printed))
    if printed == 0, format == .text { complain(LedgerCommandText.nothing, 0) }
  }

  private func add(
    _ typed: TypedEntry, isJSON: Bool, _ ledger: LedgerUseCases
  ) async throws(LedgerError) -> Int32 {
    let settings = ledger.state.value.settings
    let draft: LedgerDraft
    do throws(TypedEntry.Fault) {
      draft = try typed.draft(at: launcher.commandContext().clock.now, settings, language)
    } catch {
      return complain(error.phrase, 2)
    }
    guard let entry = draft.entry else { return 2 }
    let account = settings.accounts[draft.account]
    guard let row = try await ledger.perform(.add(typed: entry, to: account)).row else { return 1 }
    launcher.hasChanged = true
    var list = EntryList(isJSON ? .json : .text, settings, language)
    launcher.print(list.text(of: [row], [], isFirst: true) + list.end(after: 1))
    return 0
  }

  /// Prints an export once it is complete.
  private func export(
    _ format: ExportFormat, through pipes: PipedFiles, _ ledger: LedgerUseCases
  ) async -> Int32 {
    guard let path = pipes.path() else { return complain(ExportError.cannotWrite.phrase) }
    let count = await export(to: path, format, isReplacing: false, ledger)
    guard let count else { return 1 }
    guard launcher.printFile(at: path) else { return complain(ExportError.cannotWrite.phrase) }
    if !launcher.isOutputClosed { complain(LedgerCommandText.exported(count), 0) }
    return 0
  }

  /// Returns how many entries were written; nil, with the reason said, on failure.
  private func export(
    to path: String, _ format: ExportFormat, isReplacing: Bool, _ ledger: LedgerUseCases
  ) async -> Int? {
    let export = LedgerExport(
      LedgerQuery(order: .oldestFirst), to: path, format, language: language,
      isReplacing: isReplacing)
    do throws(ExportError) {
      return try await ledger.export(export) { _ in }
    } catch {
      complain(error == .exists ? LedgerCommandText.exists : error.phrase)
      return nil
    }
  }

  @discardableResult
  func complain(_ phrase: some Phrased, _ status: Int32 = 1) -> Int32 {
    launcher.printError(phrase.text(language))
    return status
  }
}

extension LedgerCommand {
  /// Whether it makes a change, or writes a file.
  fileprivate var isChange: Bool {
    switch self {
    case .add, .export: true
    case .bring(let order): order.isDone
    case .link(_, let isDone, _), .links(let isDone, _): isDone
    case .help, .list, .balance: false
    }
  }

  /// Whether it says what the ledger has.
  fileprivate var showsEntries: Bool {
    switch self {
    case .list, .balance, .export: true
    default: false
    }
  }
}

extension LedgerError {
  /// Whether it is about what was typed as a query, as other mistakes of the command line are.
  fileprivate var isOfQuery: Bool { if case .query = self { true } else { false } }
}

extension LedgerUseCases {
  /// How many rows are read at once.
  private static let pageSize = 2_000

  /// Reads all rows of a query, page by page, until `take` returns false.
  func forEachPage(
    of query: LedgerQuery, _ take: ([LedgerRow]) async throws(LedgerError) -> Bool
  ) async throws(LedgerError) {
    var position = 0
    while case let window = try await list(query, position..<position + Self.pageSize),
      position < window.count
    {
      // Fewer where rows of a search are gone.
      guard try await take(window.rows) else { return }
      position += Self.pageSize
    }
  }
}
