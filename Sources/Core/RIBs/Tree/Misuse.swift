/// Ends the program after wrong use of the tree, with one sentence on standard error that names both
/// riblets.
///
/// Works in release builds too, which drop the messages of `precondition`.
func misuse(_ sentence: String) -> Never { fatalError(sentence) }
