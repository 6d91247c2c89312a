public import Store

/// Gives the profile another name.
///
/// An Action. Blanks at the ends are left out; throws `emptyName` where nothing else is there,
/// and `nameTooLong`.
public typealias RenameProfile = @MainActor (_ name: String) async throws(SessionError) -> Void

@MainActor
public func makeRenameProfile(
  work: any SessionWork, writer: Writer<SessionState>
) -> RenameProfile {
  { name throws(SessionError) in
    let name = trimmed(name)
    guard !name.isEmpty else { throw .emptyName }
    guard name.count <= Profile.nameLimit else { throw .nameTooLong }
    let account = try await work.change { account in
      account.profile.name = name
      return account
    }
    writer.update { $0.take(account) }
  }
}

/// The text without the blanks at its ends, on one line, and without characters that nobody sees.
///
/// A name is typed again before everything is erased.
func trimmed(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  var seen = String.UnicodeScalarView()
  seen += words.unicodeScalars.filter { !$0.isUnseen }
  return String(seen)
}

extension Unicode.Scalar {
  /// Controls, and marks of direction; joiners are parts of what they join.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control: true
    case .format: !properties.isJoinControl
    default: false
    }
  }
}
