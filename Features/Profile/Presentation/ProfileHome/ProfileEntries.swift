import ResourceKit
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
      title: ProfileText.erase.phrase, note: ProfileText.eraseHow.phrase,
      steps: [Entry.Step(label: ProfileText.name.phrase, kind: .text(""))]
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

  func secret(_ key: SettingKey) -> Entry {
    Entry(
      title: key.title, note: ProfileText.keyHow.phrase,
      steps: [Entry.Step(label: ProfileText.key.phrase, kind: .secret)]
    ) { [dependency] answers in
      let text = answers.secrets.first?.withBytes { String(decoding: $0, as: UTF8.self) } ?? ""
      return await Self.change(key, to: text.isEmpty ? nil : text, dependency)
    }
  }

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
