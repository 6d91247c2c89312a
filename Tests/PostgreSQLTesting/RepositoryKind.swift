/// Where a test of all kinds of repositories has its data.
public enum RepositoryKind: CaseIterable, Sendable {
  case file, memory
  #if PostgreSQL
    case server
  #endif

  /// Without a server where none is installed.
  public static var allCases: [RepositoryKind] {
    #if PostgreSQL
      if ServerPrograms.areInstalled { return [.file, .memory, .server] }
    #endif
    return [.file, .memory]
  }
}
