/// Who receives the changes of one slice, whatever its type.
@MainActor class AnySubscriber {
  final let slice: AnySlice

  /// The round whose value it has received last.
  final var knownRound: Int

  final private(set) var isEnded = false

  init(slice: AnySlice) {
    self.slice = slice
    knownRound = slice.round
  }

  final func end() {
    guard !isEnded else { return }
    isEnded = true
    letGo()
    slice.end(self)
  }

  /// Hands over the value of the slice.
  func deliver(in round: Int) {}

  func letGo() {}
}
