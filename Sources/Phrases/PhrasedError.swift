/// An error at the border of a module, each case with one sentence for the user.
public protocol PhrasedError: Error, Sendable {
  var phrase: Phrase { get }
}
