import Launch
import Phrases

extension Completion {
  /// A function for zsh, in a folder of `$fpath`.
  @MainActor static var zsh: String {
    """
    #compdef galbi
    # Completion of galbi in zsh, made by `galbi generate zsh`.
    _galbi() {
      local line=' ' option= word
      local -a values
      for word in "${(@)words[2,CURRENT-1]}"; do
        if [[ -n $option ]]; then
          option=
        else
          case $word in
            (\(optionsWithValue.joined(separator: "|"))) option=$word ;;
            (-*) ;;
            (*) line+="$word " ;;
          esac
        fi
      done
      if [[ $PREFIX == --*=* ]]; then
        option=${PREFIX%%=*}
        compset -P '*='
      fi
      case ${GALBI_LANG:-${LC_ALL:-$LANG}} in
        (ko*)
    \(body(.korean))
        ;;
        (*)
    \(body(.english))
        ;;
      esac
    }
    if [[ $funcstack[1] == _galbi ]]; then
      _galbi "$@"
    else
      compdef _galbi galbi
    fi
    """
  }

  @MainActor private static func body(_ language: Language) -> String {
    func describing(_ kind: String, _ candidates: [Candidate]) -> String {
      let values = candidates.map { candidate in
        let text = candidate.text.map { ":\($0.text(language))" } ?? ""
        return quoted(candidate.word + text)
      }
      return "values=(\(values.joined(separator: " "))); _describe \(kind) values"
    }
    func completing(_ value: CommandValue, _ candidates: [Candidate]) -> String? {
      switch value {
      case .file: "_files"
      case .folder: "_files -/"
      case _ where !candidates.isEmpty: describing("galbi", candidates)
      default: nil
      }
    }
    let values = optionValues.compactMap { option in
      completing(option.value, option.value.words.map { Candidate(word: $0, text: nil) })
        .map { "(\(option.pattern)) \($0) ;;" }
    }
    let options = Completion.options.map { command, options in
      let candidates = options.map { Candidate(word: $0.name, text: $0.text) }
      return "(\(pattern(command))*) \(describing("-o galbi", candidates)) ;;"
    }
    let words = all.map { rule in
      "(\(pattern(rule.words))) \(completing(rule.value, rule.candidates) ?? "") ;;"
    }
    return """
      if [[ -n $option ]]; then
        case $line$option in
      \(values.joined(separator: "\n"))
        esac
      elif [[ $PREFIX == -* ]]; then
        case $line in
      \(options.joined(separator: "\n"))
        esac
      else
        case $line in
      \(words.joined(separator: "\n"))
        esac
      fi
      """
  }

  /// As one word of a shell.
  static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
