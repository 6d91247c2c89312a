/// The numbers before the final byte of a key, between semicolons; any may have further ones after colons.
struct KeyParameters {
  private let fields: [[Int?]]

  init(_ bytes: [UInt8]) {
    fields = bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { field in
      field.split(separator: 0x3A, omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
    }
  }

  var count: Int { fields.count }

  /// The first number of a field; nil if there is none.
  subscript(index: Int) -> Int? {
    fields.indices.contains(index) ? fields[index].first.flatMap(\.self) : nil
  }

  /// Whether the key was released: 1 behind the modifiers is a press, 2 a repetition, 3 a release.
  var isRelease: Bool { fields.count > 1 && fields[1].count > 1 && fields[1][1] == 3 }
}
