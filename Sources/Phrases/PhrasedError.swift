/// An error at the border of a module, each case with one sentence for the user.
public protocol PhrasedError: Error, Sendable {
  /// What happened and what to do next, in one sentence for the user.
  var phrase: Phrase { get }
}
