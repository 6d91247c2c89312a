public import LedgerDomain
import Phrases
import Storage
import WalletDomain

/// What only the user can say of the account that is offered for a file.
public enum AccountQuestion: Hashable, Sendable {
  /// The balances do not go on from those of the account that is called like the bank or the file.
  case apart(LedgerAccount.ID)
  /// They go on from those of several accounts, or from one that had nothing, as every new one.
  case several
  /// Files of this name and with these columns went into several accounts of other names.
  case severalFiles
  /// The account that is called like the bank or the file has the number of another card.
  case otherCard(LedgerAccount.ID)
  /// The account that is called like the bank or the file, or has its number, is another kind of account.
  case otherKind(LedgerAccount.ID)
  /// The account has a few entries of the file already, which may be purchases that stand in two files.
  case alike(LedgerAccount.ID)
  /// The account that is called like the file, which names no bank, had files with other columns or of other cards.
  case otherLayout(LedgerAccount.ID)
  /// The account that is called like the bank is not known to be of the holder whom the title of the file names.
  case otherHolder(LedgerAccount.ID)
}

extension ImportPreview {
  /// Notes what the balances of the file and of the account say.
  mutating func judge() {
    (continuity, chain) = (.unknown, statement.chain)
    guard let id = account.existing, let balances = balances[id] else { return }
    let steps = statement.steps
    continuity = balances.continuity(of: steps, statement.chain)
    // By its number it is the account's in any case.
    if continuity != .apart || isNumbered(id) { chain = balances.joined(with: steps) }
  }

  /// Whether the balances say that the entries are rather another account's.
  public var isApart: Bool {
    continuity == .apart && account.existing.map(isNumbered) == false
  }

  /// How the file is read as the last one of its card was, with purchases over months as they are billed; nil if it is
  /// read as it should be.
  var asBilledBefore: ColumnMapping? {
    guard statement.hasInstalments, !statement.mapping.isAsBilled, let id = account.existing,
      settings.accounts[id].isAsBilled == true
    else { return nil }
    var mapping = statement.mapping
    mapping.isAsBilled = true
    return mapping
  }

  private func isNumbered(_ id: LedgerAccount.ID) -> Bool {
    settings.accounts[id].hasNumber(statement.accountNumber) == true
  }

  /// What the account that is chosen gets as its opening balance.
  @MainActor func opening(
    of choice: AccountChoice, in ledger: LedgerUseCases
  ) async throws(LedgerError) -> Won? {
    guard mayAddSettings, let opening = statement.opening else { return nil }
    guard let id = choice.existing else { return opening == .zero ? nil : opening }
    let present = settings.accounts[id].opening
    if present == .zero, opening != .zero {
      let sums = try await ledger.accountSums()[id]
      if sums.map({ $0.total.count > 0 }) != true { return opening }
    }
    return earlierOpening(of: id, present)
  }

  /// What an account had before a file that is earlier than what it has.
  private func earlierOpening(of id: LedgerAccount.ID, _ present: Won) -> Won? {
    guard let balances = balances[id], let first = statement.chain.days?.lowerBound,
      balances.start.map({ $0 >= first }) ?? false,
      BalanceChain(balances.steps).openings.contains(present)
    else { return nil }
    let opening = balances.joined(with: statement.steps).openings.first
    return opening == present ? nil : opening
  }

  /// How many accounts are other ones, or new, with what the file says of them.
  @MainActor func changedAccounts(in ledger: LedgerUseCases) async throws(LedgerError) -> Int {
    guard mayAddSettings, let book = statement.book, !book.accounts.isEmpty else { return 0 }
    let sums = try await ledger.accountSums()
    let unused = settings.accounts.list.filter { account in
      account.opening == .zero && (sums[account.id]?.total.count ?? 0) == 0
    }
    return settings.accounts.count(changedBy: book, filling: Set(unused.map(\.id)))
  }

  /// How many of the entries are looked up.
  static let sample = 200

  /// The same with the account that is offered, and with what it may be otherwise; in place of a new one that
  /// may not be added, one that there is, rather of a bank than the cash.
  @MainActor func offering(in ledger: LedgerUseCases) async throws(LedgerError) -> ImportPreview {
    var preview = self
    if let days = statement.chain.days {
      preview.balances = try await ledger.balances(accounts.map(\.id), days)
    }
    preview.balanced = try await preview.balancedAccounts(in: ledger)
    if let drawn = await preview.asDrawn() { preview = drawn }
    (preview.account, preview.accountQuestion) = await preview.likelyAccount(in: ledger)
    if !mayAddSettings, case .new = preview.account {
      preview.account = .existing(accounts.first { $0.id != .cash }?.id ?? .cash)
    }
    return preview
  }

  /// The same with the only balance as what was drawn; nil unless that alone goes on from an account.
  private func asDrawn() async -> ImportPreview? {
    guard statement.chain.count == 1, !statement.isExport,
      !(await continuities()).contains(where: { $0.how == .joined })
    else { return nil }
    var preview = self
    for index in statement.entries.indices {
      preview.statement.entries[index].entry.bank?.balance?.negate()
    }
    preview.statement.chain = BalanceChain(preview.statement.steps)
    guard await preview.continuities().count(where: { $0.how == .joined }) == 1 else { return nil }
    preview.entries = await preview.statement.stated(
      by: settings, addingCategories: mayAddSettings, .silent, within: 0...1_000
    ).entries
    return preview
  }

  /// How the file goes on from each account that may be its own, off the caller's actor, since files may be long.
  @concurrent
  private func continuities() async -> [(id: LedgerAccount.ID, how: AccountBalances.Continuity)] {
    let steps = statement.steps
    return accounts.filter { $0.hasNumber(statement.accountNumber) != false }.compactMap {
      account in
      balances[account.id].map { (account.id, $0.continuity(of: steps, statement.chain)) }
    }
  }

  @MainActor private func likelyAccount(
    in ledger: LedgerUseCases
  ) async -> (AccountChoice, AccountQuestion?) {
    let named = account.existing
    if let named, !statement.isExport, isOfOtherKind(settings.accounts[named]) {
      return (.new(newName), .otherKind(named))
    }
    if statement.isExport || named.map(isNumbered) == true { return (account, nil) }
    let all = await LongWork.apart { await continuities() }
    let found = all.filter { !isOfOtherHouse(settings.accounts[$0.id]) }
    if named == nil, all.count > found.count, !found.contains(where: { $0.how == .joined }),
      all.contains(where: { $0.how == .joined })
    {
      // The balances say one thing, and the names another.
      return (account, .several)
    }
    let joined = found.filter { $0.how == .joined }.map(\.id)
    if let first = joined.first {
      let isClear = joined.count == 1
      return (
        .existing(named.flatMap { joined.contains($0) ? $0 : nil } ?? first),
        isClear ? nil : .several
      )
    }
    let empty = found.filter { $0.how == .joinedAtZero }.map(\.id)
    if let named, empty.contains(named) { return (account, nil) }
    if let first = empty.first { return (.existing(first), .several) }
    if let named, found.contains(where: { $0.id == named && $0.how == .apart }) {
      return (.new(newName), .apart(named))
    }
    if let named, await isLaidOutOtherwise(named, in: ledger) {
      return (.new(newName), .otherLayout(named))
    }
    let (known, isClear) = await knownAccount(in: ledger)
    if let id = known?.existing, !isClear { return (account, .alike(id)) }
    if known == nil, areNamedBefore { return (account, .severalFiles) }
    if known == nil, let other = otherCard { return (account, .otherCard(other)) }
    if known == nil, let other = otherHolder { return (account, .otherHolder(other)) }
    return (known ?? account, nil)
  }

  /// Whether nothing but its name says that a file is of an account, whose files were of other cards, or had other
  /// columns.
  @MainActor private func isLaidOutOtherwise(
    _ id: LedgerAccount.ID, in ledger: LedgerUseCases
  ) async -> Bool {
    let account = settings.accounts[id]
    guard statement.bank.isEmpty, BankName.house(in: file) == nil, !entries.isEmpty,
      statement.isLaidOutOtherwise(than: account)
    else { return false }
    let sample = Array(entries.prefix(Self.sample))
    guard let own = try? await ledger.news(sample, id),
      let all = try? await ledger.news(sample, nil)
    else { return false }
    // Two files of one card have the same purchases.
    return own.new.count == all.new.count
  }

  /// Asks for the account where the files before this one that go into the same new account may be of another one, as
  /// they would be asked about once that has them.
  mutating func doubtAccount(of files: [ImportPreview]) {
    let numbers = Set(files.map(\.statement.accountNumber))
    guard case .new = account, accountQuestion == nil, !statement.isExport,
      statement.accountNumber.isEmpty || numbers == [""]
    else { return }
    // It has no number yet.
    let id = LedgerAccount.ID(rawValue: newName)
    let balances = AccountBalances(files.flatMap(\.statement.steps))
    switch balances.continuity(of: statement.steps, statement.chain) {
    case .apart: accountQuestion = .apart(id)
    case .joined, .joinedAtZero: break
    case .unknown:
      let (title, holder) = (statement.formerBank, statement.titledHolder)
      if !holder.isEmpty,
        !files.contains(where: { file in
          let known = [file.statement.titledHolder, file.statement.holder]
          return file.statement.formerBank == title
            || known.contains { LinkNames.areSame($0, holder) }
        })
      {
        accountQuestion = .otherHolder(id)
      } else if statement.bank.isEmpty, BankName.house(in: file) == nil,
        statement.isLaidOutOtherwise(than: files.flatMap(\.statement.layout))
      {
        accountQuestion = .otherLayout(id)
      }
    }
  }

  /// Takes the account of a file before this one with the same title; or where these add an account of the name that it
  /// would have, and are called otherwise, the name that it gets once they are there.
  mutating func takeOtherName(than files: [ImportPreview]) {
    let title = Self.title(statement, file: file)
    guard account == .new(newName), !title.isEmpty, !statement.isExport,
      files.contains(where: { $0.account == account })
    else { return }
    let new = files.filter { $0.account == .new($0.newName) }
    let alike = new.last { Self.title($0.statement, file: $0.file) == title }
    newName =
      alike?.newName
      ?? Self.name(statement, file: file, settings.accounts, besides: new.map(\.newName))
    account = .new(newName)
  }

  func name(of id: LedgerAccount.ID) -> String {
    settings.accounts[id].phrase.text(.korean)
  }
}

extension BankStatement {
  /// What the balances go by.
  var steps: [BalanceStep] { entries.map { BalanceStep($0.entry) } }
}
