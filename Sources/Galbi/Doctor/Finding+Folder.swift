import Glibc

extension Finding {
  /// The free space that is needed, in bytes.
  private static let leastRoom: UInt = 16 << 20

  /// Whether files can be written in a folder, and only their owner can read them.
  static func folder(_ path: String) -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return canMake(path)
        ? Finding(
          .note, ko: "\(path) – 아직 없습니다. 처음 시작할 때 만듭니다.",
          en: "\(path) – not there yet; the first launch makes it.")
        : Finding(
          .broken, ko: "\(path)을(를) 만들 수 없습니다. 위 폴더의 권한을 확인하거나 --data를 쓰세요.",
          en: "\(path) cannot be made; check who may write the folder above, or use --data.")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return Finding(.broken, ko: "\(path)은(는) 폴더가 아닙니다.", en: "\(path) is no folder.")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      return Finding(
        .broken, ko: "\(path)에 쓸 수 없습니다. 권한을 확인하세요.",
        en: "\(path) cannot be written; check who may.")
    }
    guard hasRoom(path) else {
      return Finding(
        .broken, ko: "\(path)의 디스크에 자리가 거의 없습니다. 자리를 만드세요.",
        en: "The disk of \(path) is almost full; make room.")
    }
    guard status.st_mode & 0o077 == 0 else {
      return Finding(
        .note, ko: "\(path) – 다른 사용자도 볼 수 있습니다. chmod 700으로 막을 수 있습니다.",
        en: "\(path) – others may look into it; chmod 700 keeps them out.")
    }
    return .fine(path)
  }

  /// Whether the nearest existing folder above `path` can be written.
  private static func canMake(_ path: String) -> Bool {
    var above = path
    while let slash = above.lastIndex(of: "/") {
      above = slash == above.startIndex ? "/" : String(above[..<slash])
      if access(above, F_OK) == 0 { return access(above, W_OK | X_OK) == 0 }
      if above == "/" { break }
    }
    return access(".", W_OK | X_OK) == 0
  }

  private static func hasRoom(_ path: String) -> Bool {
    var disk = statvfs()
    guard statvfs(path, &disk) == 0 else { return true }
    return UInt(disk.f_bavail) * UInt(disk.f_frsize) >= leastRoom
  }
}
