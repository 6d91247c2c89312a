import PeopleDomain

/// What the whole app knows: exactly two levels, group and field.
struct AppState {
  var session = SessionState()
  var field = PeopleState()
}

/// Who is at the terminal.
struct SessionState: Hashable {
  /// The profile's name; empty before one is open.
  var name = ""
}
