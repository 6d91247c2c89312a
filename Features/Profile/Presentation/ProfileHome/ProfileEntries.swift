import Phrases
import Secrets
import SessionDomain
import SettingsDomain
import Store

/// What can be typed in the profile, and what becomes of it.
@MainActor
struct ProfileEntries {
  let dependency: any ProfileHomeDependency

  var name: Entry {
    Entry(
      title: ProfileText.name.phrase,
      steps: [
        Entry.Step(label: ProfileText.name.phrase, kind: .text(dependency.session.value.name))
      ]
    ) { [dependency] answers in
      do throws(SessionError) {
        try await dependency.renameProfile(answers.text)
        return .done
      } catch {
        return .refused(error.phrase, step: 0)
      }
    }
  }

  var erase: Entry {
    Entry(
      title: ProfileText.erase.phrase,
      note: ProfileText.howToErase(dependency.session.value.name),
      steps: [
        Entry.Step(
          label: ProfileText.name.phrase, kind: .text(""), submission: ProfileText.eraseIt.phrase)
      ]
    ) { [dependency] answers in
      do throws(SessionError) {
        try await dependency.eraseData(answers.text)
        return .done
      } catch {
        return .refused(error.phrase, step: 0)
      }
    }
  }

  func address(_ key: SettingKey) -> Entry {
    let text = dependency.settings.value.settings.address(key) ?? ""
    return Entry(
      title: key.title, note: ProfileText.addressNote.phrase,
      steps: [Entry.Step(label: ProfileText.address.phrase, kind: .text(text))]
    ) { [dependency] answers in
      let isEmpty = answers.text.allSatisfy(\.isWhitespace)
      return await Self.change(key, to: isEmpty ? nil : answers.text, dependency)
    }
  }

  /// An empty one stays as it is: Enter in passing costs no key.
  func secret(_ key: SettingKey) -> Entry {
    Entry(
      title: key.title, note: ProfileText.keyHow.phrase,
      steps: [Entry.Step(label: ProfileText.key.phrase, kind: .secret)]
    ) { [dependency] answers in
      let text = answers.secrets.first?.withBytes { String(decoding: $0, as: UTF8.self) } ?? ""
      guard !text.isEmpty else { return .done }
      return await Self.change(key, to: text == Self.nothing ? nil : text, dependency)
    }
  }

  /// What is typed for no key at all.
  private static let nothing = "-"

  private static func change(
    _ key: SettingKey, to value: String?, _ dependency: any ProfileHomeDependency
  ) async -> Entry.Reply {
    do throws(SettingsError) {
      try await dependency.changeSetting(key, value)
      return .done
    } catch {
      return .refused(error.phrase, step: 0)
    }
  }
}
