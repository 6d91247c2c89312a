import Launch

extension Completion {
  /// The options whose value is the next word, as alternatives of a `case`.
  @MainActor static let optionsWithValue: [(name: String, value: CommandValue)] = {
    let all = CommandOption.all.compactMap { option in option.value.map { (option.name, $0) } }
    return all.reduce(into: []) { options, option in
      // Those of one name have all of their values.
      if let place = options.firstIndex(where: { $0.name == option.0 }) {
        options[place].value = .words(options[place].value.words + option.1.words)
      } else {
        options.append((name: option.0, value: option.1))
      }
    }
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
    let values = optionsWithValue.compactMap { option in
      completing(option.value, option.value.words).map { "      \(option.name)) \($0) ;;" }
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
              \(optionsWithValue.map(\.name).joined(separator: " | "))) option=$word ;;
              -*) ;;
              *) line+="$word " ;;
            esac
          fi
        done
        [[ $current != = ]] || current=
        if [[ $option ]]; then
          case $option in
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
