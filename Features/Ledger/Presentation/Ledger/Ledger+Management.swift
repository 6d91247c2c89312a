import Editing
import LedgerDomain

extension Ledger {
  /// What the user does with what is managed; its lists stay until a change is stored.
  ///
  /// Each shows its list with one selected; nil for the one that was.
  enum Management: Equatable {
    case category(Category), rule(Rule), account(Account), lock(Lock), imported(Imported)
    case history(HistoryEvent)

    enum Category: Equatable {
      case list(LedgerCategory?)
      case add
      case edit(LedgerCategory)
      case move(LedgerCategory, by: Int)
      case askToMerge(LedgerCategory)
      case merge(LedgerCategory, into: LedgerCategory)
    }

    enum Rule: Equatable {
      case list(LedgerRule.ID?)
      case add
      case edit(LedgerRule)
      case turn(LedgerRule)
      case move(LedgerRule.ID, by: Int)
      case remove(LedgerRule)
      /// All rules if nil.
      case askToApply(LedgerRule?)
      case apply(LedgerRule?)
      /// The rule is stored, and was applied if there is an outcome of that.
      case saved(LedgerRule, LedgerOutcome?)
    }

    enum Account: Equatable {
      case list(LedgerAccount.ID?)
      case add
      case edit(LedgerAccount.ID)
      /// The account was of this kind.
      case saved(LedgerAccount.ID, was: AccountKind)
      case askToRemove(LedgerAccount.ID)
      case remove(LedgerAccount.ID, movingTo: LedgerAccount.ID?)
      /// Reconciles an account; the one that is shown if nil.
      case reconcile(LedgerAccount.ID?)
    }

    /// The statements by which entries are locked.
    enum Lock: Equatable {
      case list(LedgerReconciliation.ID?)
      /// Shows the rows that a statement has locked.
      case show(LedgerReconciliation)
      case unlock(LedgerAccount.ID)
    }

    enum Imported: Equatable {
      case list
      case show(LedgerImport)
      case takeBack(LedgerImport)
    }
  }
}
