/// What importing a file would do; without a mapping it is guessed from the headings.
///
/// A Query: nothing is written.
public typealias ReadImport =
  @MainActor (_ path: String, _ mapping: ColumnMapping?) async throws(LedgerError) -> ImportPreview

@MainActor
public func makeReadImport(_ model: LedgerModel, files: any StatementWork) -> ReadImport {
  { path, mapping throws(LedgerError) in
    let statement = try await files.read(path, mapping: mapping)
    return ImportPreview(
      path: path, statement: statement, new: try await model.unknown(statement.entries))
  }
}
