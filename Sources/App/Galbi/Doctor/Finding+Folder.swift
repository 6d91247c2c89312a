import Platform

extension Finding {
  /// The free space that is needed, in bytes.
  private static let leastRoom: UInt = 16 << 20

  /// Whether files can be written in a folder, and only their owner can read them.
  static func folder(_ path: String) -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return canMake(path)
        ? Finding(
          .note, ko: "\(path) – 아직 없습니다. 처음 시작할 때 만들어집니다.",
          en: "\(path) – not there yet. It is created when Galbi starts first.")
        : Finding(
          .broken, ko: "폴더를 만들 수 없습니다: \(path). 상위 폴더의 권한을 확인하거나 --data를 사용해 주세요.",
          en: "\(path) can’t be created. Check the permissions of the folder above, or use --data.")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return Finding(.broken, ko: "폴더가 아닙니다: \(path)", en: "\(path) is not a folder.")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      return Finding(
        .broken, ko: "저장할 수 없는 폴더입니다: \(path). 권한을 확인해 주세요.",
        en: "\(path) is not writable. Check its permissions.")
    }
    guard hasRoom(path) else {
      return Finding(
        .broken, ko: "디스크 공간이 거의 없습니다: \(path). 공간을 확보해 주세요.",
        en: "The disk of \(path) is almost full. Free up space.")
    }
    guard status.st_mode & 0o077 == 0 else {
      return Finding(
        .note, ko: "\(path) – 다른 사용자도 볼 수 있습니다. chmod 700으로 막을 수 있습니다.",
        en: "\(path) – other users can read it. Use chmod 700 to prevent this.")
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
