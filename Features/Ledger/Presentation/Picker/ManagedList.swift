import LedgerDomain
import Store
import Time

extension Ledger {
  /// A list over the ledger of what the user manages, which follows the ledger while it is shown.
  enum ManagedList {
    case categories, rules, accounts, imports, locks
  }
}

extension Ledger.ManagedList {
  /// The list before its options are read.
  var picker: Picker.Model {
    switch self {
    case .categories: .categories
    case .rules: .rules
    case .accounts: .accounts
    case .imports: .imports
    case .locks: .locks
    }
  }

  /// What is managed now.
  @MainActor func options(
    in ledger: LedgerUseCases, today: Day
  ) async throws(LedgerError) -> [Picker.Option] {
    var settings: LedgerSettings { ledger.state.value.settings }
    switch self {
    case .categories: return Picker.Model.options(settings.categories)
    case .rules: return Picker.Model.options(of: settings)
    case .accounts:
      let sums = try await ledger.accountSums()
      return Picker.Model.options(settings.accounts, sums, try await ledger.printedBalances())
    case .imports:
      let imports = try await ledger.imports()
      return Picker.Model.options(imports, settings.accounts, today: today)
    case .locks:
      let reconciliations = try await ledger.reconciliations()
      return Picker.Model.options(reconciliations, settings.accounts)
    }
  }
}
