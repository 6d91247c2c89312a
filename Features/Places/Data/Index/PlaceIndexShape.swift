import SQL

/// The segments of an index, and where the names of each length begin.
struct PlaceIndexShape: Sendable {
  /// In ascending order; `place` is the number of the first place with the length.
  let lengths: [(length: Int, place: Int)]

  init(_ connection: Connection) throws(SQLError) {
    segments = try connection.query("SELECT start, length FROM segment ORDER BY start") {
      row throws(SQLError) in PlaceSegment(start: try row[0], length: try row[1])
    }
    lengths = try connection.query("SELECT length, place FROM length ORDER BY length") {
      row throws(SQLError) in (length: try row[0], place: try row[1])
    }
  }

  /// The segments, in ascending order.
  let segments: [PlaceSegment]

  /// Whether every place has a length.
  var isWhole: Bool { segments.isEmpty || segments.first?.start == 0 && lengths.first?.place == 0 }

  /// The place in `lengths` of the length of a place's name.
  func lengthIndex(of place: Int) -> Int {
    (lengths.firstIndex { $0.place > place } ?? lengths.count) - 1
  }
}
