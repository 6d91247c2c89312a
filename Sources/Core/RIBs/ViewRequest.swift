/// Something that an interactor asks of its view by way of the model, such as to focus a field.
///
/// Asking for the same value again is another request. A view compares it with the old model's in
/// `modelDidChange(from:)`.
public struct ViewRequest<Value: Equatable>: Equatable {
  /// What was asked for last.
  public private(set) var value: Value?
  private var count = 0

  /// No request, so that the view does nothing at first.
  public init() {}

  /// Makes a request that differs from all before, so that the view notices it in the model.
  public mutating func ask(for value: Value) {
    self.value = value
    count += 1
  }
}

extension ViewRequest: Sendable where Value: Sendable {}
