/// What ought not to be, in a sentence.
struct Fault: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
