import Phrases

/// What `galbi generate` prints from the tables of commands, options, settings, links and demos.
enum Reference: String, CaseIterable {
  case man, bash, zsh, fish

  /// Without the last line break; what a completion says depends on the language of its shell.
  @MainActor func text(_ language: Language) -> String {
    switch self {
    case .man: ManualPage.galbi(language)
    case .bash: Completion.bash
    case .zsh: Completion.zsh
    case .fish: Completion.fish
    }
  }
}
