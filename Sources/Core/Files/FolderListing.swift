internal import Dispatch
internal import Platform
internal import Synchronization

/// Reads the names in folders that the user has named, on a thread of its own.
///
/// A folder on a network may never answer: nothing waits longer than its patience, and while one
/// reading is stuck no other of the same queue begins. Each folder of files has a queue of its own, so
/// that one which is stuck keeps no other from being read.
public final class FolderListing: Sendable {
  public struct Entry: Hashable, Sendable {
    public let name: String
    /// Also for a link to a folder.
    public let isFolder: Bool
  }

  public struct Listing: Hashable, Sendable {
    /// In the order of the folder.
    public let entries: [Entry]
    /// Whether all of the folder was read.
    public let isWhole: Bool
  }

  /// A file of a folder.
  public struct File: Hashable, Sendable {
    public let path: String
    /// When it was written last, in milliseconds since 1970.
    public let time: Int64
    /// In bytes.
    public let size: Int64
  }

  public enum Failure: Error, Hashable {
    /// There is no folder with the name.
    case missing
    case cannotRead
    /// It did not answer before the patience was at its end.
    case slow
  }

  private let queue = newQueue()
  /// Those of the folders of files, by path.
  private let queues = Mutex<[String: DispatchQueue]>([:])
  private let patience: @Sendable () async throws -> Void
  private let names: @Sendable (String, String, Int) -> Result<Listing, Failure>

  /// `patience` returns when a reading has taken too long; it is cancelled at the end of the reading.
  public convenience init(patience: @escaping @Sendable () async throws -> Void) {
    self.init(patience: patience, names: Self.read)
  }

  /// A test may read in its own way.
  init(
    patience: @escaping @Sendable () async throws -> Void,
    names: @escaping @Sendable (String, String, Int) -> Result<Listing, Failure>
  ) {
    self.patience = patience
    self.names = names
  }

  /// The files and folders whose names begin with `prefix`; of those that begin with a dot only if it
  /// does too.
  ///
  /// At most `limit` of them are found. Leaves out names that are not text in one line, and those with
  /// control characters.
  public func entries(
    in folder: String, from prefix: String, limit: Int
  ) async throws(Failure) -> Listing {
    try await read(on: queue) { [names] _ in names(folder, prefix, limit) }
  }

  /// The files of folders whose names end with one of the suffixes, whatever their case, the newest first, of equal
  /// times by path.
  ///
  /// A folder that is not there, cannot be read or does not answer in time has none. At most `limit` names
  /// of each are looked at.
  public func files(
    in folders: [String], endingWith suffixes: [String], limit: Int
  ) async -> [File] {
    let files = await withTaskGroup(of: [File].self) { group in
      for folder in Set(folders) {
        group.addTask { [self] in
          let found = try? await read(on: queue(of: folder)) { [names] isWanted in
            names(folder, "", limit).map { listing in
              Self.files(of: listing, in: folder, endingWith: suffixes, while: isWanted)
            }
          }
          return found ?? []
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return files.sorted { ($0.time, $1.path) > ($1.time, $0.path) }
  }

  private static func files(
    of listing: Listing, in folder: String, endingWith suffixes: [String],
    while isWanted: () -> Bool
  ) -> [File] {
    var files: [File] = []
    for entry in listing.entries
    where !entry.isFolder && suffixes.contains(where: entry.name.lowercased().hasSuffix) {
      guard isWanted() else { break }
      if let file = file("\(folder)/\(entry.name)") { files.append(file) }
    }
    return files
  }

  private static func newQueue() -> DispatchQueue {
    DispatchQueue(label: "galbi.folder", qos: .userInitiated)
  }

  private func queue(of folder: String) -> DispatchQueue {
    queues.withLock { queues in
      let queue = queues[folder] ?? Self.newQueue()
      queues[folder] = queue
      return queue
    }
  }

  /// `body` may ask whether anyone still waits for its answer.
  private func read<Value: Sendable>(
    on queue: DispatchQueue,
    _ body: @escaping @Sendable (_ isWanted: () -> Bool) -> Result<Value, Failure>
  ) async throws(Failure) -> Value {
    let answer: Result<Value, Failure> = await withCheckedContinuation { continuation in
      let race = Race<Value>(continuation)
      let end = Task { [patience] in
        try await patience()
        race.end(with: .failure(.slow))
      }
      queue.async {
        guard !race.hasEnded else { return }
        race.end(with: body { !race.hasEnded })
        end.cancel()
      }
    }
    return try answer.get()
  }

  private static func read(
    _ folder: String, _ prefix: String, _ limit: Int
  ) -> Result<Listing, Failure> {
    guard let stream = opendir(folder) else {
      return .failure([ENOENT, ENOTDIR].contains(errno) ? .missing : .cannotRead)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      guard let name, name.hasPrefix(prefix), prefix.hasPrefix(".") || !name.hasPrefix("."),
        !name.unicodeScalars.contains(where: isUnfit)
      else { continue }
      guard entries.count < limit else {
        return .success(Listing(entries: entries, isWhole: false))
      }
      let isFolder = Self.isFolder("\(folder)/\(name)", Int32(entry.pointee.d_type))
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return .success(Listing(entries: entries, isWhole: true))
  }

  /// Whether it would end a line, or be an order to a terminal.
  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// Nil for what is no regular file.
  private static func file(_ path: String) -> File? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = Int64(seconds: status.modified.tv_sec, nanoseconds: status.modified.tv_nsec)
    return File(path: path, time: time, size: Int64(status.st_size))
  }

  private static func isFolder(_ path: String, _ type: Int32) -> Bool {
    guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { return type == Int32(DT_DIR) }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Of an answer and the end of the time the first counts.
  private final class Race<Value: Sendable>: Sendable {
    typealias Answer = Result<Value, Failure>

    private let continuation: Mutex<CheckedContinuation<Answer, Never>?>

    init(_ continuation: CheckedContinuation<Answer, Never>) {
      self.continuation = Mutex(continuation)
    }

    var hasEnded: Bool { continuation.withLock { $0 == nil } }

    func end(with answer: Answer) {
      let waiting = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      waiting?.resume(returning: answer)
    }
  }
}
