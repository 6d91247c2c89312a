/// One state of what a window shows: another object, another state.
///
/// An object and not a number, so that no two windows ever have the same.
@MainActor
final class Revision {}
