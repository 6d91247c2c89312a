/// What is loaded, and how far that has come.
public enum Loadable<Value, Failure: Error> {
  /// Nobody has asked yet.
  case ready
  /// On its way; the progress from 0 to 1000 where it is known.
  case loading(permil: Int?)
  case success(Value)
  case failure(Failure)

  /// The value, once it is there.
  public var value: Value? {
    guard case .success(let value) = self else { return nil }
    return value
  }

  /// The same with another value.
  public func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other, Failure> {
    switch self {
    case .ready: .ready
    case .loading(let permil): .loading(permil: permil)
    case .success(let value): .success(transform(value))
    case .failure(let failure): .failure(failure)
    }
  }
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Hashable where Value: Hashable, Failure: Hashable {}
extension Loadable: Sendable where Value: Sendable {}
