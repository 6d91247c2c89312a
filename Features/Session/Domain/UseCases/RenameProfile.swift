public import Store

/// Gives the profile another name.
///
/// An Action. Blanks at the ends are left out; throws `emptyName` where nothing else is there.
public typealias RenameProfile = @MainActor (_ name: String) async throws(SessionError) -> Void

@MainActor
public func makeRenameProfile(
  work: any SessionWork, writer: Writer<SessionState>
) -> RenameProfile {
  { name throws(SessionError) in
    let name = trimmed(name)
    guard !name.isEmpty else { throw .emptyName }
    let account = try await work.change { account in
      account.profile.name = name
      return account
    }
    writer.update { $0.take(account) }
  }
}

/// The text without the blanks at its ends, on one line.
func trimmed(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
