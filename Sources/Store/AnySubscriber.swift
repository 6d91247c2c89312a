/// Who receives the changes of one slice, whatever its type.
@MainActor class AnySubscriber {
  final let slice: AnySlice

  /// The delivery whose value it has received last.
  final var knownRound = Round.latest

  final private(set) var isEnded = false

  init(slice: AnySlice) {
    self.slice = slice
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
