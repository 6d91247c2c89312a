import Files
import Platform

/// The keys that are let in, and the name of whom each belongs to: the file that sshd reads.
struct AccessList {
  struct Entry: Equatable {
    let key: AccessKey
    /// Of the profile, too.
    let name: String
  }

  let path: String
  private(set) var entries: [Entry] = []

  /// Before each key; sshd allows it a terminal and nothing else.
  private static let options = "restrict,pty"

  /// - Throws: `unreadable`, and `foreignLine` for a line that Galbi has not written.
  init(_ path: String) throws(ServeError) {
    self.path = path
    let text: String?
    do throws(FileError) { text = try FileAccess.read(path) } catch { throw .unreadable(path) }
    for (number, line) in (text ?? "").split(separator: "\n").enumerated() {
      guard let entry = Self.entry(line) else { throw .foreignLine(path, line: number + 1) }
      entries.append(entry)
    }
  }

  private static func entry(_ line: Substring) -> Entry? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4, words[0] == options, isName(words[3]),
      let key = AccessKey(kind: words[1], data: words[2])
    else { return nil }
    return Entry(key: key, name: words[3])
  }

  /// Whether a name can be that of a folder and of a user.
  static func isName(_ name: String) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return name.utf8.count <= 32 && name.utf8.first.map(letters.contains) == true
      && name.utf8.allSatisfy {
        letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
  }

  func name(of key: AccessKey) -> String? { entries.first { $0.key == key }?.name }

  /// - Throws: `badName` and `taken`.
  mutating func add(_ key: AccessKey, as name: String) throws(ServeError) {
    guard Self.isName(name) else { throw .badName(name) }
    if let owner = self.name(of: key) { throw .taken(owner) }
    entries.append(Entry(key: key, name: name))
  }

  /// Removes all keys of a name.
  ///
  /// - Throws: `unknownName`.
  mutating func remove(_ name: String) throws(ServeError) {
    guard entries.contains(where: { $0.name == name }) else { throw .unknownName(name) }
    entries.removeAll { $0.name == name }
  }

  /// Replaces the file; sshd reads it as the user who logs in, so all may read it.
  ///
  /// - Throws: `unwritable`.
  func write() throws(ServeError) {
    let lines = entries.map { "\(Self.options) \($0.key.kind) \($0.key.data) \($0.name)\n" }
    do throws(FileError) {
      try FileAccess.write(lines.joined(), to: path)
    } catch {
      throw .unwritable(path)
    }
    guard chmod(path, 0o644) == 0 else { throw .unwritable(path) }
  }
}
