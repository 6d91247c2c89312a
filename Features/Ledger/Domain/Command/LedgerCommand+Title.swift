public import Phrases

extension LedgerCommand {
  /// What the history calls the command after it was carried out, with the settings since.
  public func title(of outcome: LedgerOutcome, _ settings: LedgerSettings) -> Phrase {
    let count = outcome.count
    let rows = Phrase(
      ko: "\(count.grouped)건", en: count == 1 ? "1 entry" : "\(count.grouped) entries")
    let subject = outcome.subject.map(Self.quoted) ?? rows
    return switch self {
    case .add(let entry, _, _): Phrase("{} 추가", "add {}", Self.quoted(entry.text))
    case .addUnknown(_, let file, _, _, _, _, _):
      Phrase("{} {} 가져오기", "import {1} from {0}", Self.quoted(file), rows)
    case .delete: Phrase("{} 삭제", "delete {}", subject)
    case .edit(let row, _): Phrase("{} 편집", "edit {}", Self.quoted(row.name))
    case .split(let row, let parts):
      parts.count == 1
        ? Phrase("{} 합치기", "join {}", Self.quoted(row.name))
        : Phrase("{} 나누기", "split {}", Self.quoted(row.name))
    case .takeBack: Phrase("{} 가져온 내역 삭제", "delete import {}", subject)
    case .categorise(_, let category):
      Phrase(
        "{} → {} 분류", "put {} into {}", subject,
        Self.quoted(settings.categories[category].phrase))
    case .note: Phrase("{} 메모", "note of {}", subject)
    case .save:
      outcome.settings.flatMap { $0.after.title(since: $0.before) }
        ?? Phrase(ko: "설정 편집", en: "edit settings")
    case .merge(let category, let target):
      Phrase(
        "{} 분류를 {}에 합치기", "merge category {} into {}",
        Self.quoted((outcome.settings?.before ?? settings).categories[category].phrase),
        Self.quoted(settings.categories[target].phrase))
    case .apply(let rule): Phrase("{} 규칙 적용", "apply rule {}", rule.title)
    case .applyRules: Phrase(ko: "모든 규칙 적용", en: "apply all rules")
    case .account(let command): command.title(of: outcome, settings.accounts, rows)
    case .link(let proposals): LinkText.title(of: proposals, count)
    case .refuse:
      Phrase(
        ko: "연결하지 않음 \(count.grouped)건",
        en: count == 1 ? "refuse link" : "refuse \(count.grouped) links")
    case .unlink:
      Phrase(
        ko: "연결 \(count.grouped)건 해제",
        en: count == 1 ? "remove link" : "remove \(count.grouped) links")
    }
  }

  /// How much of a text a title quotes, in characters.
  private static let quotedLength = 30

  static func quoted(_ text: String) -> Phrase { quoted(Phrase(text)) }

  static func quoted(_ phrase: Phrase) -> Phrase {
    func short(_ language: Language) -> String {
      phrase.text(language).shortened(to: quotedLength)
    }
    return Phrase(ko: "‘\(short(.korean))’", en: "“\(short(.english))”")
  }
}

extension Phrase {
  /// A phrase with others in the place of `{}`, in their order, or of `{0}` and `{1}`.
  init(_ korean: String, _ english: String, _ phrases: Phrase...) {
    func text(_ template: String, _ language: Language) -> String {
      var parts = template.split(separator: "{", omittingEmptySubsequences: false)[...]
      var text = parts.popFirst().map(String.init) ?? ""
      for (index, part) in parts.enumerated() {
        let sides = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
        let number = sides.first.flatMap { Int($0) } ?? index
        text += phrases[number].text(language) + sides.dropFirst().joined()
      }
      return text
    }
    self.init(ko: text(korean, .korean), en: text(english, .english))
  }
}
