import Launch
import Phrases
import TerminalUI

/// What Ctrl-P finds of the command line: what there is no key for, and what scripts can do with the ledger.
extension CommandForm {
  /// What is found, by its first word, with what it is called besides.
  private static let found = ["ledger": "가계부", "backup": "백업", "restore": "복원"]

  /// The commands of the ledger and of backups; choosing one says how it is typed.
  @MainActor static func findings(_ notify: @escaping @MainActor (Phrase) -> Void) -> FinderSource {
    .listed(Phrase(ko: "명령줄", en: "command line")) {
      all.compactMap { form in
        form.words.first.flatMap { found[$0] }.map { word in
          FinderItem(
            Phrase((["galbi"] + form.words).joined(separator: " ")), words: [word],
            target: .action { notify(form.hint) })
        }
      }
    }
  }

  /// Without options.
  private var hint: Phrase {
    let command = (["galbi"] + words + values.map(\.shown)).joined(separator: " ")
    return Phrase(ko: "셸에서 실행해 주세요: \(command)", en: "Run this in a shell: \(command)")
  }
}
