import Phrases
import Secrets
import SessionDomain
import SettingsDomain
import Store
import TerminalUI

/// What can be typed in the profile, and what it changes.
@MainActor
struct ProfilePrompts {
  let session: SessionUseCases
  let settings: SettingsUseCases
  /// Finds the places that a text means: several where they have one name.
  let findPlaces: @MainActor (String) async -> [NamedCoordinate]
  let notify: Notify

  var name: Prompt {
    Prompt(title: ProfileText.name, ProfileText.name, text: session.state.value.name) {
      [rename = session.rename] answers in
      await Self.reply { () throws(SessionError) in try await rename(answers.text) }
    }
  }

  var erase: Prompt {
    Prompt(
      title: ProfileText.erase, note: ProfileText.howToErase(session.state.value.name),
      ProfileText.name, text: "", submission: ProfileText.eraseIt
    ) { [erase = session.erase] answers in
      await Self.reply { () throws(SessionError) in try await erase(answers.text) }
    }
  }

  func address(_ key: SettingKey) -> Prompt {
    let text = settings.current.address(key) ?? ""
    return Prompt(
      title: key.title, note: ProfileText.addressNote, ProfileText.address, text: text
    ) { [change = settings.change] answers in
      let isEmpty = answers.text.allSatisfy(\.isWhitespace)
      return await Self.reply { () throws(SettingsError) in
        try await change(key, isEmpty ? nil : answers.text)
      }
    }
  }

  /// The place that is found becomes the value, and is shown; of several the user chooses.
  func place(_ key: SettingKey) -> Prompt {
    let before = settings.current.location?.name ?? ""
    return Prompt(
      title: key.title, note: ProfileText.placeNote, ProfileText.place, text: before
    ) { [change = settings.change, findPlaces] answers in
      guard answers.text != before else { return .done }
      guard !answers.text.allSatisfy(\.isWhitespace) else {
        return await Self.reply { () throws(SettingsError) in try await change(key, nil) }
      }
      let places = await findPlaces(answers.text)
      if places.count > 1, answers.option == nil {
        return .choose(places.map { Phrase($0.name) })
      }
      let index = answers.option ?? 0
      guard places.indices.contains(index) else {
        return .refused(ProfileText.noPlace, step: 0)
      }
      let place = places[index]
      return await Self.reply { () throws(SettingsError) in try await change(key, place.setting) }
    }
  }

  /// An empty answer changes nothing, so that Enter alone does not remove the secret.
  func secret(_ key: SettingKey) -> Prompt {
    Prompt(title: key.title, note: ProfileText.keyHow, ProfileText.key) {
      [change = settings.change] answers in
      let text = answers.secrets.first?.withBytes { String(decoding: $0, as: UTF8.self) } ?? ""
      guard !text.isEmpty else { return .done }
      return await Self.reply { () throws(SettingsError) in
        try await change(key, text == Self.none ? nil : text)
      }
    }
  }

  /// What is typed to remove a secret.
  private static let none = "-"

  /// Done after `change`; if it throws, the first question is asked again.
  static func reply<Failure: PhrasedError>(
    to change: () async throws(Failure) -> Void
  ) async -> Prompt.Reply {
    do throws(Failure) {
      try await change()
      return .done
    } catch {
      return .refused(error.phrase, step: 0)
    }
  }

  /// The present PIN if there is one, and the new one twice.
  var pin: Prompt {
    let hasPIN = session.state.value.hasPIN
    let new = hasPIN ? 1 : 0
    let questions =
      (hasPIN ? [ProfileText.currentPIN] : []) + [ProfileText.newPIN, ProfileText.newPINAgain]
    return Prompt(
      title: hasPIN ? ProfileText.changePIN : ProfileText.setPIN, note: ProfileText.pinNote,
      steps: questions.map {
        let isLast = $0 == ProfileText.newPINAgain
        return Prompt.Step(
          label: $0,
          submission: isLast ? FormText.save : ProfileText.nextQuestion)
      }
    ) { [setPIN = session.setPIN, notify] answers in
      let secrets = answers.secrets
      guard secrets.last?.isEmpty == false else {
        return .refused(ProfileText.nothingTyped, step: secrets.count - 1)
      }
      do throws(SessionError) {
        guard secrets.count > new else { return .next }
        let wanted = try PIN(secrets[new])
        guard secrets.count > new + 1 else { return .next }
        // One of another length is another one, too.
        guard let again = try? PIN(secrets[new + 1]), again.isSame(as: wanted) else {
          return .refused(ProfileText.notTheSame, step: new)
        }
        try await setPIN(secrets[new], hasPIN ? secrets[0] : nil)
        notify(ProfileText.pinWasSet)
        return .done
      } catch {
        return .refused(error.phrase, step: error.isAboutCurrentPIN ? 0 : new)
      }
    }
  }

  var removePIN: Prompt {
    Prompt(
      title: ProfileText.removePIN, ProfileText.currentPIN,
      submission: ProfileText.remove
    ) { [removePIN = session.removePIN, notify] answers in
      guard let current = answers.secrets.first, !current.isEmpty else {
        return .refused(ProfileText.nothingTyped, step: 0)
      }
      return await Self.reply { () throws(SessionError) in
        try await removePIN(current)
        notify(ProfileText.pinWasRemoved)
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
