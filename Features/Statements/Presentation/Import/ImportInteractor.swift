import LedgerDomain
import RIBs
import Secrets
import StatementsDomain
import StatementsInterface
import Storage
import Store
import TerminalUI

/// Shows what importing a file would do, and does nothing before the user confirms it.
///
/// It has no `FormFlow`: reading and adding are told as they go on and can be ended, and what the user has chosen is
/// not stored but decides how the file is read again.
final class ImportInteractor: PresentableInteractor<Import>, Restorable {
  private weak let listener: (any ImportListener)?
  /// How many times a file was read.
  var readings = 0
  let statements: StatementUseCases
  lazy var reading = LatestRequest("read import", of: self)
  private lazy var completing = LatestRequest("complete path", of: self)
  lazy var directing = LatestRequest("direct import", of: self)
  private lazy var refreshing = LatestRequest("refresh import", of: self)
  private lazy var looking = LatestRequest("look for statements", of: self)
  private lazy var adding = LatestRequest("import entries", of: self)

  init(
    _ statements: StatementUseCases, on presenter: any Presentable<Import>,
    listener: any ImportListener
  ) {
    self.statements = statements
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(
      statements.work.observe { [weak self] work in
        if let work { self?.show(work.permil, of: .adding) }
      })
    whileActive(statements.revision.observe { [weak self] _ in self?.refresh() })
    looking.ask(statements.newestFiles) { [self] answer in
      if case .success(let files) = answer { model.files = files }
    }
  }

  /// The path; the file is read again.
  var restorationState: RestorationState? { model.path.isEmpty ? nil : ["path": model.path] }

  /// A file that is being read or added, or that has entries to add.
  var hasUnsaved: Bool { model.work != nil || model.preview?.bringsNothing == false }

  func restore(_ restoration: RestorationState) { model.path = restoration["path"] ?? "" }

  override func didReceive(_ action: Action) {
    switch action {
    case .typePath(let path):
      // The path of a preview is that of the file which it shows.
      guard model.preview == nil else { return }
      if model.work == .reading { reading.cancel() }
      update { $0.type(path) }
    case .completePath: complete()
    case .files(let event): update { $0.apply(event) }
    case .chooseFile(let id):
      guard model.work == nil, model.preview == nil,
        let file = model.offered.first(where: { $0.id == id })
      else { return }
      update { $0.choose(file) }
      read()
    case .read:
      guard model.work == nil else { return }
      if model.path.allSatisfy(\.isWhitespace) { model.assist.askForPath() } else { read() }
    case .unlock(let password):
      guard model.work == nil, model.isLocked, !password.isEmpty else { return }
      read(by: password)
    case .stepAccount(let step): stepAccount(by: step)
    case .typeAccount(let name):
      update {
        $0.newName = name
        $0.failure = nil
      }
    case .choose(let choice, let step): choose(choice, by: step)
    case .step(let role, let step): self.step(role, by: step)
    case .add: add()
    case .back: goBack()
    case .close: if model.work == .adding { goBack() } else { listener?.importDidClose() }
    }
  }

  private func complete() {
    let path = model.path
    completing.ask { [statements] () throws(PathError) in
      try await statements.complete(path)
    } then: { [self] answer in
      guard model.path == path, model.work == nil, model.preview == nil else { return }
      update {
        switch $0.assist.take(answer, for: path) {
        case .replace(let longer): $0.path = longer
        case .show: break
        case .moveOn: $0.leavesPath.ask(for: true)
        }
      }
    }
  }

  private func step(_ role: StatementRole, by step: Int) {
    guard let preview = model.preview, model.work != .adding else { return }
    let count = preview.statement.columns.count
    let present = model.mapping[role].map { $0 + 1 } ?? 0
    let next = (present + step + count + 1) % (count + 1)
    var mapping = model.mapping
    mapping[role] = next == 0 ? nil : next - 1
    read(preview, mapping)
  }

  private func choose(_ choice: StatementChoice, by step: Int) {
    guard let preview = model.preview, model.work != .adding else { return }
    var mapping = model.mapping
    mapping.step(choice, by: step, in: preview.statement)
    read(preview, mapping)
  }

  private func stepAccount(by step: Int) {
    guard let preview = model.preview, model.work != .adding else { return }
    let new = preview.mayAddSettings ? [AccountChoice.new(preview.newName)] : []
    let choices = new + preview.accounts.map { .existing($0.id) }
    update {
      $0.account = choices.element(step, after: $0.target) ?? preview.account
      $0.failure = nil
    }
    direct()
  }

  /// Shows what is new for the account that was chosen; what is read at the time comes for it, too.
  func direct() {
    guard let preview = model.preview, model.work == nil else { return }
    let target = model.target
    directing.ask { [statements] () throws(StatementError) in
      try await statements.direct(preview, target)
    } then: { [self] result in
      guard model.preview != nil, model.target == target else { return }
      switch result {
      case .success(let preview): model.preview = preview
      case .failure(let error): model.failure = error
      }
    }
  }

  /// Others may have imported the same file, or changed the accounts.
  func refresh() {
    guard let preview = model.preview, model.work == nil else { return }
    let (chosen, reading) = (model.account, readings)
    refreshing.ask { [statements] () throws(StatementError) in
      try await statements.refresh(preview, chosen)
    } then: { [self] result in
      guard model.preview != nil, model.work == nil, readings == reading else { return }
      guard model.account == chosen else { return refresh() }
      update {
        switch result {
        case .success(let preview):
          $0.preview = preview
          if chosen?.existing != nil { $0.account = preview.account }
        case .failure(let error): $0.failure = error
        }
      }
    }
  }

  private func add() {
    guard model.canAdd, var preview = model.preview else { return }
    preview.account = model.targetName.map(AccountChoice.new) ?? model.target
    let isLong = preview.new.count >= LongWork.least
    run(.adding, permil: isLong ? 0 : nil, as: adding) {
      [statements, preview] () throws(StatementError) in
      try await statements.add(preview)
    } then: { [self] count in
      let account = model.targetPhrase
      model = Model()
      listener?.importDidEnd(count, into: account, on: preview.days)
    }
    if isLong { markWorkAsLong() }
  }

  func show(_ permil: Int, of work: Model.Work) {
    guard model.work == work else { return }
    if model.permil == nil { markWorkAsLong() }
    model.permil = permil
  }

  private func goBack() {
    switch (model.work, model.preview) {
    // If it is too late for that, it is added.
    case (.adding, _): statements.cancel()
    case (.reading, _):
      reading.cancel()
      update { $0.cancelReading() }
      if model.preview?.account != model.target { direct() }
    case (nil, nil): listener?.importDidClose()
    case (nil, _): update { $0.forgetPreview() }
    }
  }
}
