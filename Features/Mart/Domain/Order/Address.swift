/// Where something is sent to.
public struct Address: Hashable, Sendable {
  public var street1 = ""
  /// Empty for none.
  public var street2 = ""
  public var city = ""
  public var state = ""
  public var zip = ""

  public init() {}

  public subscript(field: AddressField) -> String {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }
}

/// The fields of an address, in the order in which they are stored.
public enum AddressField: String, CaseIterable, Sendable {
  case street1, street2, city, state, zip

  fileprivate var path: WritableKeyPath<Address, String> {
    switch self {
    case .street1: \.street1
    case .street2: \.street2
    case .city: \.city
    case .state: \.state
    case .zip: \.zip
    }
  }
}
