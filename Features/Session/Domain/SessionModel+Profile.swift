import Phrases
import Store

extension SessionModel {
  func rename(_ name: String) async throws(SessionError) {
    let name = Profile.name(name)
    guard !name.isEmpty else { throw .emptyName }
    guard name.fits(Profile.nameLimit) else { throw .nameTooLong }
    let account = try await repository.change { account in
      account.profile.name = name
      return account
    }
    writer.update { $0.receive(account) }
  }

  func erase(_ name: String) async throws(SessionError) {
    guard Profile.name(name) == Profile.name(try repository.account().profile.name) else {
      throw .wrongName
    }
    try repository.claim()
    do throws(SessionError) {
      // Kept, so that the next launch finishes an erasure that was interrupted.
      try await repository.change { $0.isErasing = true }
    } catch {
      try repository.enter()
      throw error
    }
    writer.update { $0.stage = .erasing }
  }

  func finishErasing() async {
    await closeFiles()
    do throws(SessionError) {
      try repository.claim()
      let rest = await repository.erase()
      repository.leave()
      writer.update { $0 = SessionState() }
      guard rest.isEmpty else { throw .notErased(rest) }
      open()
    } catch {
      writer.update { $0.stage = .failed(error) }
    }
  }
}
