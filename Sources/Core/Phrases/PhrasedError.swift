/// An error at the border of a module, each case with one sentence for the user.
///
/// The sentence says what happened and what to do next.
public protocol PhrasedError: Phrased, Error, Sendable {}
