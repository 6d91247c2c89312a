import Launch

extension Completion {
  /// The names of options whose value is the next word.
  @MainActor static let optionsWithValue: [String] = {
    var seen: Set<String> = []
    return CommandOption.all.filter { $0.value != nil && seen.insert($0.name).inserted }
      .map(\.name)
  }()

  /// What options take, as alternatives of a `case` of the words and the option behind them; what an option takes that
  /// several commands have depends on the command.
  @MainActor static let optionValues: [(pattern: String, value: CommandValue)] = {
    let names = CommandOption.all.filter { $0.value != nil }.map(\.name)
    func values(
      of all: [CommandOption], after command: [String], areShared: Bool
    ) -> [(String, CommandValue)] {
      all.compactMap { option in
        guard let value = option.value, (names.count { $0 == option.name } > 1) == areShared
        else { return nil }
        return ("\(pattern(command))*\(option.name)", value)
      }
    }
    return options.flatMap { values(of: $0.options, after: $0.command, areShared: true) }
      + values(of: CommandOption.all, after: [], areShared: false)
  }()

  /// A script for bash, which needs nothing else.
  @MainActor static var bash: String {
    func completing(_ value: CommandValue, _ words: [String]) -> String? {
      switch value {
      case .file: "compopt -o default"
      case .folder: "compopt -o dirnames"
      case _ where !words.isEmpty: "words='\(words.joined(separator: " "))'"
      default: nil
      }
    }
    let values = optionValues.compactMap { option in
      completing(option.value, option.value.words).map { "      \(option.pattern)) \($0) ;;" }
    }
    let options = Completion.options.map { command, options in
      "      \(pattern(command))*) words='\(options.map(\.name).joined(separator: " "))' ;;"
    }
    let words = all.map { rule in
      let does = completing(rule.value, rule.candidates.map(\.word)).map { "\($0) " } ?? ""
      return "      \(pattern(rule.words))) \(does);;"
    }
    return """
      # Completion of galbi in bash, made by `galbi generate bash`.
      _galbi() {
        local current=${COMP_WORDS[COMP_CWORD]} line=' ' option= word words=
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          if [[ $word == = ]]; then
            continue
          elif [[ $option ]]; then
            option=
          else
            case $word in
              \(optionsWithValue.joined(separator: " | "))) option=$word ;;
              -*) ;;
              *) line+="$word " ;;
            esac
          fi
        done
        [[ $current != = ]] || current=
        if [[ $option ]]; then
          case $line$option in
      \(values.joined(separator: "\n"))
          esac
        elif [[ $current == -* ]]; then
          case $line in
      \(options.joined(separator: "\n"))
          esac
        else
          case $line in
      \(words.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -F _galbi galbi
      """
  }

  /// A glob for a line of exactly these words, each followed by a blank.
  static func pattern(_ words: [String?]) -> String {
    "' " + words.map { word in word.map { "\($0) " } ?? "'*' " }.joined() + "'"
  }
}
