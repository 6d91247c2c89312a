/// The files in a zip that is no workbook, as banks send statements.
public struct SheetPackage {
  /// The names of its files, in its order; those that systems add to each are left out.
  public var names: [String] { files.map(\.name) }

  private let archive: ZipArchive
  private let files: [(number: Int64, name: String)]

  /// Nil for a file of another kind.
  public init?(_ bytes: [UInt8], limits: SheetLimits = SheetLimits()) throws(SheetError) {
    guard case .package = SheetKind(of: bytes) else { return nil }
    archive = try ZipArchive(bytes, limits)
    guard !Workbook.isWorkbook(archive) else { return nil }
    files = archive.names.filter { file in
      let parts = file.name.split(separator: "/")
      return parts.first != "__MACOSX" && parts.last?.hasPrefix(".") != true
    }
  }

  /// All bytes of a file, by its place among the names; `damaged` also for one with a password.
  public func read(_ place: Int) throws(SheetError) -> [UInt8] {
    try archive.read(files[place].number)
  }
}
