/// A long change of the ledger that is under way.
public struct LedgerWork: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case importing, removing, categorising, changing, undoing, redoing
  }

  public let kind: Kind
  /// How much of it is done.
  public let permil: Int

  public init(_ kind: Kind, permil: Int) {
    self.kind = kind
    self.permil = permil
  }
}

extension LedgerCommand {
  /// What is shown of the command while it is carried out.
  var work: LedgerWork.Kind {
    switch self {
    case .addUnknown: .importing
    case .delete, .takeBack: .removing
    case .categorise, .merge, .apply, .applyRules, .save: .categorising
    case .add, .edit, .split, .note, .account, .link, .refuse, .unlink: .changing
    }
  }
}
