/// What a member does in a random history, by the numbers of the model.
enum HistoryStep {
  /// An entry of a statement.
  struct Line {
    let day: Int
    let amount: Int64
    let text: String
    let category: Int
    /// The name of a category that is added if it is missing; empty for none.
    var newCategory = ""
  }

  enum Place {
    case existing(Int)
    case new(String)
  }

  /// Two entries, or one and the account in which the other is made.
  struct Pair {
    let kind: String
    let first: Int
    let second: Int?
    let amount: Int64
    var account: Int?
  }

  case add(Line, to: Int)
  case bring([Line], to: Place, opening: Int64?)
  /// What an entry says: its day, amount and text, its payee and account.
  struct Edit {
    let number: Int
    var day: Int?
    var amount: Int64?
    var text: String?
    var payee: String?
    var account: Int?
  }

  case edit(Edit)
  /// The amounts and categories of all parts.
  case split(Int, [(amount: Int64, category: Int)])
  case delete([Int])
  case takeBack(Int)
  case categorise([Int], Int)
  case note([Int], String)
  case link([Pair])
  case refuse([Pair])
  case unlink([Int])
  case addCategory(String, tint: Int)
  case changeCategory(Int, name: String, tint: Int)
  case moveCategory(Int, by: Int)
  case merge(Int, into: Int)
  case setBudget(Int, from: Int, Int64)
  case endBudget(Int, from: Int)
  /// For a payee, and applied to all rows or not.
  case addRule(String, Int, isApplied: Bool)
  case changeRule(Int, Int)
  case turnRule(Int)
  case removeRule(Int)
  case moveRule(Int, by: Int)
  case applyRules
  case addAccount(String, opening: Int64)
  case changeAccount(Int, name: String, opening: Int64)
  case removeAccount(Int, into: Int?)
  case move([Int], to: Int)
  case mark([Int], isCleared: Bool)
  case clear(Int, upTo: Int)
  /// What is cleared up to a day.
  case lock(Int, upTo: Int)
  case unlock(Int)
  case undo
  case redo
}
