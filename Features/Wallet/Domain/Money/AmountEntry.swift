/// An amount as it is typed: digits are appended and erased at its end.
///
/// The first typed digit replaces an amount that was filled in. What was typed, pasted or erased can be undone.
public struct AmountEntry: Hashable, Sendable {
  public private(set) var amount: Won
  /// Whether the amount was filled in, and the user has not changed it.
  public private(set) var isPrefilled: Bool

  /// Whether a sign was typed, as 만 or a point, that would make another amount of the digits: until it is erased
  /// there is not what was meant, and no digits come after it.
  public private(set) var isRefused: Bool

  /// What was there before, the last at the end.
  private var past: [AmountEntry] = []

  /// How many steps can be undone.
  private static let mostPast = 100
  /// Far above what any form allows, so that too large an amount can be typed and corrected.
  private static let limit: Int64 = 999_999_999_999

  public init(_ amount: Won = .zero, isPrefilled: Bool = false, isRefused: Bool = false) {
    self.amount = Won(min(max(amount.amount, 0), Self.limit))
    self.isPrefilled = isPrefilled
    self.isRefused = isRefused
  }

  /// By what is there, and not by what was before.
  public static func == (one: AmountEntry, other: AmountEntry) -> Bool {
    (one.amount, one.isPrefilled, one.isRefused)
      == (other.amount, other.isPrefilled, other.isRefused)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(amount)
    hasher.combine(isPrefilled)
    hasher.combine(isRefused)
  }

  public mutating func type(_ digits: String) {
    change { if !$0.isRefused { $0.append(digits) } }
  }

  /// Notes that a sign was typed that no amount has here.
  public mutating func refuse() { change { $0.isRefused = true } }

  private mutating func append(_ digits: String) {
    for digit in digits.compactMap(\.wholeNumberValue) {
      if isPrefilled { (amount, isPrefilled) = (.zero, false) }
      let next = amount.amount * 10 + Int64(digit)
      if next <= Self.limit { amount = Won(next) }
    }
  }

  /// Adds to what is there, be it typed or filled in.
  public mutating func add(_ more: Won) {
    change { if !$0.isRefused { $0 = AmountEntry($0.amount + more) } }
  }

  /// Erases the last digit, or with what was refused all before it, beside which it would be typed again.
  public mutating func erase() {
    change { $0 = $0.isRefused ? AmountEntry() : AmountEntry(Won($0.amount.amount / 10)) }
  }

  public mutating func clear() { change { $0 = AmountEntry() } }

  /// Takes the last change back.
  public mutating func undo() {
    guard var last = past.popLast() else { return }
    last.past = past
    self = last
  }

  private mutating func change(_ body: (inout AmountEntry) -> Void) {
    var (changed, before) = (self, self)
    body(&changed)
    guard changed != before else { return }
    let steps = past.suffix(Self.mostPast - 1)
    before.past = []
    changed.past = steps + [before]
    self = changed
  }

  /// Replaces the amount with a whole one such as `50,000원`; returns false for any other text.
  public mutating func paste(_ text: String) -> Bool {
    guard let pasted = Won(text: text), pasted.amount <= Self.limit else { return false }
    change { $0 = AmountEntry(pasted) }
    return true
  }
}
