import PlacesDomain
import SQL
import Search

/// Making the index, inside one transaction each.
extension Connection {
  func stage(_ places: [StagedPlace]) throws(SQLError) {
    let staged = dialect.rows(
      "?", ("length", .integer), ("name", .text), ("address", .text), ("latitude", .integer),
      ("longitude", .integer))
    for part in places.batches() {
      try run(
        "INSERT INTO staged SELECT length, name, address, latitude, longitude FROM \(staged) AS read",
        SQLList(rows: part) { place in
          [
            WordKey(place.name).units.count, place.name, place.address, place.latitude,
            place.longitude,
          ]
        })
    }
  }

  /// Numbers the places by length and text, each once; returns how many there are.
  func rankStaged() throws(SQLError) -> Int {
    try run(
      """
      INSERT INTO place (name, address, latitude, longitude)
      SELECT name, address, latitude, longitude FROM staged
      GROUP BY length, name, address, latitude, longitude
      ORDER BY length, name, address, latitude, longitude
      """)
    try run("DROP TABLE staged")
    return try scalar("SELECT max(id) FROM place") ?? 0
  }

  /// Makes the lists of a segment.
  func index(_ segment: PlaceSegment) throws(SQLError) {
    try run("INSERT INTO segment VALUES (?, ?)", segment.start, segment.length)
    var lists = PlaceSegment.Words.allCases.map { _ in PlaceWordList() }
    var block: [UInt8] = []
    var lastLength: Int? = try scalar("SELECT max(length) FROM length")
    let places = try query(
      "SELECT name, address, latitude, longitude FROM place WHERE id > ? AND id <= ?",
      segment.start, segment.start + segment.length
    ) { row throws(SQLError) in
      StagedPlace(
        name: try row[0], address: try row[1], latitude: try row[2], longitude: try row[3])
    }
    for (number, place) in places.enumerated() {
      let name = WordKey(place.name)
      if name.units.count != lastLength {
        lastLength = name.units.count
        try run(
          "INSERT INTO length VALUES (?, ?)", name.units.count, segment.start + number)
      }
      let number = UInt16(number)
      for start in name.starts {
        let words = start == 0 ? PlaceSegment.Words.start : .word
        lists[words.rawValue].append(name.units[start...], number)
      }
      for part in place.address.split(whereSeparator: \.isWhitespace) {
        let part = WordKey(String(part))
        for start in part.starts {
          lists[PlaceSegment.Words.address.rawValue].append(part.units[start...], number)
        }
      }
      for coordinate in [place.latitude, place.longitude] {
        withUnsafeBytes(of: Int32(coordinate).littleEndian) { block += $0 }
      }
      if (Int(number) + 1).isMultiple(of: PlaceSegment.blockLength)
        || Int(number) + 1 == places.count
      {
        let first = Int(number) / PlaceSegment.blockLength
        try run(
          "INSERT INTO position VALUES (?, ?)",
          segment.start / PlaceSegment.blockLength + first, block)
        block = []
      }
    }
    for words in PlaceSegment.Words.allCases {
      for order in HangulSearch.Order.allCases {
        for (first, run) in lists[words.rawValue].runs(by: order) {
          try self.run(
            "INSERT INTO run (segment, list, first, entries) VALUES (?, ?, ?, ?)", segment.start,
            PlaceSegment.list(words, order), PlaceSegment.blob(first), run.bytes)
        }
      }
    }
  }
}
