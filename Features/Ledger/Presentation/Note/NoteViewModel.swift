/// All that the sheet for a note shows.
struct NoteViewModel: Equatable {
  /// What stood there.
  let before: String
  /// How many rows the note is for.
  let count: Int
  var text: String
  /// Whether the user is asked to give it up.
  var isAsking = false

  init(before: String, count: Int) {
    self.before = before
    self.count = count
    text = before
  }
}
