import Phrases
import Secrets
import SessionDomain
import Store
import TerminalUI

extension ProfilePrompts {
  /// The present PIN if there is one, and the new one twice.
  var pin: Prompt {
    let hasPIN = session.state.value.hasPIN
    let new = hasPIN ? 1 : 0
    let questions: [ProfileText] = (hasPIN ? [.currentPIN] : []) + [.newPIN, .newPINAgain]
    return Prompt(
      title: (hasPIN ? ProfileText.changePIN : .setPIN).phrase, note: ProfileText.pinNote.phrase,
      steps: questions.map {
        let isLast = $0 == .newPINAgain
        return Prompt.Step(
          label: $0.phrase, kind: .secret,
          submission: isLast ? FormText.save.phrase : ProfileText.nextQuestion.phrase)
      }
    ) { [setPIN = session.setPIN, notify] answers in
      let secrets = answers.secrets
      guard secrets.last?.isEmpty == false else {
        return .refused(ProfileText.nothingTyped.phrase, step: secrets.count - 1)
      }
      do throws(SessionError) {
        guard secrets.count > new else { return .next }
        let wanted = try PIN(secrets[new])
        guard secrets.count > new + 1 else { return .next }
        guard try PIN(secrets[new + 1]).isSame(as: wanted) else {
          return .refused(ProfileText.notTheSame.phrase, step: new)
        }
        try await setPIN(secrets[new], hasPIN ? secrets[0] : nil)
        notify(ProfileText.pinWasSet.phrase)
        return .done
      } catch {
        return .refused(error.phrase, step: error.isAboutCurrentPIN ? 0 : new)
      }
    }
  }

  var removePIN: Prompt {
    Prompt(
      title: ProfileText.removePIN.phrase, .currentPIN, .secret,
      submission: ProfileText.remove.phrase
    ) { [removePIN = session.removePIN, notify] answers in
      guard let current = answers.secrets.first, !current.isEmpty else {
        return .refused(ProfileText.nothingTyped.phrase, step: 0)
      }
      return await Self.reply { () throws(SessionError) in
        try await removePIN(current)
        notify(ProfileText.pinWasRemoved.phrase)
      }
    }
  }
}

extension PIN {
  fileprivate func isSame(as other: PIN) -> Bool {
    withBytes { mine in other.withBytes { mine.elementsEqual($0) } }
  }
}

extension SessionError {
  fileprivate var isAboutCurrentPIN: Bool {
    switch self {
    case .wrongPIN, .mustWait, .needsCurrentPIN: true
    default: false
    }
  }
}
