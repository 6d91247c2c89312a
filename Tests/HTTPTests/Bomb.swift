/// 100,000 zeros, compressed by gzip to 132 bytes.
enum Bomb {
  static let bytes: [UInt8] =
    [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 49, 1, 0, 0, 0, 194, 160, 245, 79, 109, 13, 15,
      160,
    ] + [UInt8](repeating: 0, count: 96) + [128, 87, 3, 125, 149, 17, 212, 160, 134, 1, 0]
}
