import Files
import Glibc
import Log
import SQLite
public import WalletDomain

/// The copy that is kept beside the books, and what a user with damaged ones can do.
extension SQLiteWallet {
  /// `wallet.backup.sqlite` for `wallet.sqlite`.
  var copyPath: String {
    let ending = ".sqlite"
    let path = database.path
    return "\(path.hasSuffix(ending) ? path.dropLast(ending.count) : path[...]).backup\(ending)"
  }

  public func copyTime() async -> Int64? { Self.time(of: copyPath) }

  public func keepCopy(at moment: BookTime) async {
    // A copy of nothing would stand in the way of the day's first one with money in it.
    guard let last = mark.last, last > 0 else { return }
    let path = database.path
    if let time = Self.time(of: copyPath) {
      let changed = [path, "\(path)-wal"].compactMap(Self.time).max() ?? 0
      guard BookTime(time: time).day != moment.day, changed > time else { return }
    }
    // A database of its own: the money does not wait.
    let database = Database(path: path, access: .changing)
    do throws(SQLiteError) {
      try await database.copy(to: copyPath)
      Self.set(moment.time, of: copyPath)
    } catch {
      // Another Galbi makes one, or this one ends.
      switch error {
      case .busy, .interrupted: break
      default: log.warning("wallet", "No copy of the wallet was made. \(error.description)")
      }
    }
    await database.close()
  }

  public func bringBackCopy(at moment: BookTime) async throws(WalletError) -> String? {
    do throws(SQLiteError) {
      let aside = try await database.bringBack(copyPath, stamp: "\(moment.time)")
      mark.write(0)
      log.warning("wallet", "A copy was brought back; the damaged wallet is now \(aside).")
      return Self.name(of: aside)
    } catch {
      log.error("wallet", error.description)
      switch error {
      case .gone, .corrupt: throw .noBackup
      default: throw WalletError(error, isChange: true)
      }
    }
  }

  public func startAnew(at moment: BookTime) async throws(WalletError) -> String? {
    try await cross(isChange: true) { () throws(SQLiteError) in
      let aside = try await database.setAside(stamp: "\(moment.time)")
      log.warning("wallet", "A new wallet was begun; the damaged one is now \(aside).")
      mark.write(0)
      try await database.make()
      return Self.name(of: aside)
    }
  }

  /// The name of a file that is there.
  private static func name(of path: String) -> String? {
    guard FileIdentity(of: path) != nil else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  /// When a file was changed last, in milliseconds since 1970.
  private static func time(of path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 else { return nil }
    return Int64(status.st_mtim.tv_sec) * 1_000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
  }

  private static func set(_ time: Int64, of path: String) {
    let part = timespec(
      tv_sec: time_t(time / 1_000), tv_nsec: Int(time % 1_000) * 1_000_000)
    utimensat(AT_FDCWD, path, [part, part], 0)
  }
}
