import Launch
import Phrases
import SettingsDomain
import TerminalUI

/// What may follow some words of a command line.
struct Completion {
  struct Candidate {
    let word: String
    let text: Phrase?
  }

  /// The words before; nil for any word.
  let words: [String?]
  /// What stands in this place, such as a file.
  let value: CommandValue
  let candidates: [Candidate]
}

@MainActor
extension Completion {
  /// Those of more words first, so that the first one that fits is the right one.
  static let all: [Completion] = {
    var places: [[String?]] = []
    for form in CommandForm.all {
      places += (0...form.words.count).map { Array(form.words[..<$0]) }
      // Also the end, so that what follows any word does not follow two.
      places += (0...form.values.count).dropFirst().map { form.place(of: $0) }
    }
    var seen: Set<[String?]> = []
    let unique = places.filter { seen.insert($0).inserted }
    let rules =
      SettingKey.allCases.map { Completion(setting: $0) } + unique.map { Completion(after: $0) }
    return rules.filter { !$0.isEmpty || $0.words.count { $0 == nil } > 1 }.sorted {
      ($0.words.count, $0.words.compactMap(\.self).count)
        > ($1.words.count, $1.words.compactMap(\.self).count)
    }
  }()

  private var isEmpty: Bool { candidates.isEmpty && value != .file }

  private init(after place: [String?]) {
    let next = CommandForm.words(after: place.compactMap(\.self)).map { word in
      let form = CommandForm.all.first {
        $0.words.starts(with: place.compactMap(\.self) + [word])
      }
      return Candidate(word: word, text: form?.text)
    }
    let value = CommandForm.all.lazy.compactMap { form in
      if form.isRepeated, form.place(of: form.values.count) == place { return form.values.last }
      return form.values.indices.first { form.place(of: $0) == place }.map { form.values[$0] }
    }.first
    words = place
    self.value = value ?? .words([])
    candidates =
      (place.contains(nil) ? [] : next)
      + self.value.words.map { Candidate(word: $0, text: Self.titles[$0]) }
  }

  private init(setting: SettingKey) {
    words = ["config", "set", setting.name]
    value = .words([])
    candidates =
      if case .choice(let choices) = setting.kind {
        choices.map { Candidate(word: $0.value, text: $0.title) }
      } else { [] }
  }

  private static let titles = Dictionary(
    Destination.all.map { ($0.link, $0.title) } + SettingKey.allCases.map { ($0.name, $0.title) },
    uniquingKeysWith: { first, _ in first })

  /// The commands that print text only and, of all of their options, those that have an effect; last what
  /// holds for everything else.
  static let options: [(command: [String], options: [CommandOption])] = {
    let commands = CommandForm.all.map(\.words).filter { !$0.isEmpty && $0 != ["demo"] }
    var seen: Set<[String]> = []
    // Those of two words first, since all that begin with one word fit that word.
    let purposes =
      commands.map { Array($0.prefix(2)) }.filter { $0.count == 2 }
      + commands.map { Array($0.prefix(1)) }
    let all = purposes.filter { seen.insert($0).inserted }
      .map { command in (command, options(of: command)) }
    // A command of two words stands for itself only where it takes other options than its first word.
    return all.filter { command, options in
      command.count == 1 || options.map(\.name) != Completion.options(of: [command[0]]).map(\.name)
    } + [([], options(of: []))]
  }()

  private static func options(of command: [String]) -> [CommandOption] {
    let purpose: Purpose =
      switch command {
      case []: .screen
      case ["tree"]: .tree
      default: .words((["galbi"] + command).joined(separator: " "))
      }
    return CommandOption.all.filter {
      purpose.takes($0.scope)
        || $0.isOnly(for: (["galbi"] + command.prefix(1)).joined(separator: " "))
    }
  }
}

extension CommandForm {
  /// What stands before one of its values.
  fileprivate func place(of value: Int) -> [String?] {
    words + Array(repeating: nil, count: value)
  }
}
