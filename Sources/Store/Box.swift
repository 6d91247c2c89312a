/// A value with a place of its own.
@MainActor final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
