/// Ends the program because it was used wrongly, with one sentence on standard error that names
/// both sides.
///
/// Also in a release build, which drops the messages of `precondition`.
func stop(_ sentence: String) -> Never { fatalError(sentence) }
