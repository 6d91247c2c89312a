import Launch
import Phrases

extension Completion {
  /// Commands for fish.
  @MainActor static var fish: String {
    """
    # Completion of galbi in fish, made by `galbi generate fish`.
    function __galbi_after --description 'Whether the words of the command line match'
        set -l line ''
        set -l option
        for word in (commandline -opc)[2..]
            if set -q option[1]
                set -e option[1]
                continue
            end
            switch $word
                case \(optionsWithValue.joined(separator: " "))
                    set option $word
                case '-*'
                case '*'
                    set line "$line$word "
            end
        end
        string match -qr -- $argv[1] $line
    end
    complete -c galbi -f
    set -l language $GALBI_LANG $LC_ALL $LANG
    switch "$language[1]"
        case 'ko*'
    \(commands(.korean).joined(separator: "\n"))
        case '*'
    \(commands(.english).joined(separator: "\n"))
    end
    """
  }

  @MainActor private static func commands(_ language: Language) -> [String] {
    let words = all.flatMap { rule in
      let condition = "complete -c galbi -n \(after(rule.words))"
      let files = rule.value == .file ? ["\(condition) -F"] : []
      return files
        + rule.candidates.map { candidate in
          let text = candidate.text.map { " -d \(quoted($0.text(language)))" } ?? ""
          return "\(condition) -a \(candidate.word)\(text)"
        }
    }
    return words + CommandOption.all.map { command(of: $0, language) }
  }

  @MainActor private static func command(of option: CommandOption, _ language: Language) -> String {
    let value: String? =
      switch option.value {
      case nil: nil
      case .file?: "-r -F"
      case .folder?: "-x -a '(__fish_complete_directories)'"
      case .text?: "-x"
      case let value?: "-x -a \(quoted(value.words.joined(separator: " ")))"
      }
    let parts = [
      "complete -c galbi", condition(of: option), "-l \(option.name.dropFirst(2))", value,
      "-d \(quoted(option.text.text(language)))",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Nil for an option that has an effect everywhere.
  @MainActor private static func condition(of option: CommandOption) -> String? {
    func takes(_ options: [CommandOption]) -> Bool {
      options.contains { $0.name == option.name && $0.scope == option.scope }
    }
    let commands = Completion.options.dropLast()
    if !takes(options.last?.options ?? []) {
      let taking = commands.filter { takes($0.options) }.map { $0.command.joined(separator: " ") }
      return "-n \"__galbi_after '^(\(taking.joined(separator: "|"))) '\""
    }
    let others = commands.filter { !takes($0.options) }.map { $0.command.joined(separator: " ") }
    return others.isEmpty ? nil : "-n \"__galbi_after '^(?!(\(others.joined(separator: "|"))) )'\""
  }

  /// A condition that the words stand before the cursor.
  private static func after(_ words: [String?]) -> String {
    let pattern = words.map { ($0?.replacing(".", with: "[.]") ?? "[^ ]+") + " " }.joined()
    return "\"__galbi_after '^\(pattern)\\$'\""
  }
}
