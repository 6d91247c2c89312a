import Phrases
import Secrets
import SessionDomain
import SettingsDomain
import Store

/// What can be typed in the profile, and what it changes.
@MainActor
struct ProfilePrompts {
  let session: SessionUseCases
  let settings: SettingsUseCases
  let notify: Notify

  var name: Prompt {
    Prompt(title: ProfileText.name.phrase, .name, .text(session.state.value.name)) {
      [rename = session.rename] answers in
      await Self.reply { () throws(SessionError) in try await rename(answers.text) }
    }
  }

  var erase: Prompt {
    Prompt(
      title: ProfileText.erase.phrase, note: ProfileText.howToErase(session.state.value.name),
      .name, .text(""), submission: ProfileText.eraseIt.phrase
    ) { [erase = session.erase] answers in
      await Self.reply { () throws(SessionError) in try await erase(answers.text) }
    }
  }

  func address(_ key: SettingKey) -> Prompt {
    let text = settings.current.address(key) ?? ""
    return Prompt(
      title: key.title, note: ProfileText.addressNote.phrase, .address, .text(text)
    ) { [change = settings.change] answers in
      let isEmpty = answers.text.allSatisfy(\.isWhitespace)
      return await Self.reply { () throws(SettingsError) in
        try await change(key, isEmpty ? nil : answers.text)
      }
    }
  }

  /// An empty answer changes nothing, so that Enter alone does not remove the secret.
  func secret(_ key: SettingKey) -> Prompt {
    Prompt(title: key.title, note: ProfileText.keyHow.phrase, .key, .secret) {
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
}
