/// Identifies one state of a window by its object identity, which is unique across windows.
@MainActor
final class Revision {}
