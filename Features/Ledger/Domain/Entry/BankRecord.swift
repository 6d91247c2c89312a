/// What a bank says of an entry beside its day, its amount and its text.
public struct BankRecord: Codable, Hashable, Sendable {
  /// The seconds since midnight.
  public var second: Int?
  /// What the account had after it, in won.
  public var balance: Int64?
  /// The number of a card's approval.
  public var approval: String?
  /// What the bank calls entries of its kind, as 체크카드.
  public var kind: String?
  /// The amount in another currency, as `USD 12.99`.
  public var foreign: String?
  /// Whose the other account is, as the bank has it in a column of its own.
  public var counterpart: String?
  /// The number of the other account, as it stands in the file.
  public var counterpartNumber: String?
  /// Whether the amount may still change; nil if it does not.
  public var isPending: Bool?
  /// Nil for what is paid at once.
  public var instalment: Instalment?

  /// Nil if the bank says nothing.
  public init?(
    second: Int? = nil, balance: Int64? = nil, approval: String? = nil, kind: String? = nil,
    foreign: String? = nil, counterpart: String? = nil, counterpartNumber: String? = nil,
    isPending: Bool = false, instalment: Instalment? = nil
  ) {
    func said(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
    (self.second, self.balance) = (second, balance)
    (self.approval, self.kind, self.foreign) = (said(approval), said(kind), said(foreign))
    (self.counterpart, self.counterpartNumber) = (said(counterpart), said(counterpartNumber))
    self.isPending = isPending ? true : nil
    self.instalment = instalment
    guard !isEmpty else { return nil }
  }

  /// What the kind of a refund is that was made of the line of its purchase, which does not say when it came back.
  public static let undated = "취소금액"

  var isUndated: Bool { kind == Self.undated }

  /// Whether it is of an approval without a number.
  var isUnnumbered: Bool { second != nil && approval == nil && balance == nil }

  /// Whether a card calls a purchase one of which a part was taken back.
  var isOfPart: Bool { kind.map { $0.has("부분") || $0.has("일부") || $0.has("artial") } ?? false }

  /// Whether it says nothing.
  public var isEmpty: Bool {
    second == nil && balance == nil && approval == nil && kind == nil && foreign == nil
      && counterpart == nil && counterpartNumber == nil && isPending == nil && instalment == nil
  }

  /// Whether both cannot be of one entry: the time, the balance or the approval differs.
  func contradicts(_ other: BankRecord) -> Bool {
    if let approval, let others = other.approval, approval != others { return true }
    // What is pending may have another balance when it is posted.
    if isPending == nil, other.isPending == nil, let balance, let others = other.balance,
      balance != others
    {
      return true
    }
    return Self.areTwoMoments(second, other.second)
  }

  /// Whether two times of a day cannot be one; nil is one that is not known.
  static func areTwoMoments(_ one: Int?, _ other: Int?) -> Bool {
    // Some files have midnight where they do not know the time.
    guard let one, let other, one != 0, other != 0 else { return false }
    // Some files have minutes only.
    let isCoarse = one % 60 == 0 || other % 60 == 0
    return isCoarse ? one / 60 != other / 60 : one != other
  }

  /// Whether two times of a day are known, and one.
  static func areOneMoment(_ one: Int?, _ other: Int?) -> Bool {
    guard let one, let other, one != 0, other != 0 else { return false }
    return !areTwoMoments(one, other)
  }
}
