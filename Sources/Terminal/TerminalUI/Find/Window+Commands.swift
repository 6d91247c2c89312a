import Phrases

/// The commands of Ctrl-P.
extension Window {
  /// How many of the entries that were chosen last are remembered.
  private static let mostRecents = 20

  func showCommands() {
    guard overlay == nil, let commands else { return }
    let sources = commands.sources()
    let language = environment.language
    let findings = sources.enumerated().flatMap { position, source in
      source.all().map {
        CommandEntry($0, from: source, at: position, language, open: commands.open)
      }
    }
    let destinations = commands.destinations()
    let bindings = bindingEntries(knowing: destinations)
    let listed =
      destinations.map { entry(of: $0, commands) } + bindings
      + destinations.flatMap { entries(of: $0, without: Set(bindings.map(\.title)), commands) }
      + findings
    show(
      CommandView(
        CommandList(listed, recents: recentCommands), asking: sources,
        of: commands, in: language
      ) { [weak self] entry in self?.perform(entry) })
  }

  private func entry(of destination: Destination, _ commands: Commands) -> CommandEntry {
    let words =
      Language.allCases.map(TerminalText.goTo.text) + [destination.link] + destination.words
    return CommandEntry(
      destination.title, detail: destination.link, shortDetail: "", kind: TerminalText.place,
      words: words,
      .place, environment.language
    ) { commands.open(.place(destination.link)) }
  }

  /// The commands of the screen at a destination, those of an open one only where bindings do not have
  /// them: inside of it, and while a search is being typed, without those `titles`.
  private func entries(
    of destination: Destination, without titles: Set<String>, _ commands: Commands
  ) -> [CommandEntry] {
    let language = environment.language
    let isOffered = { (command: ScreenCommand) in
      !destination.isOpen || command.isInside
        || self.takesText && !titles.contains(command.name.text(language).sentenceCased)
    }
    return destination.commands.filter(isOffered).map { command in
      let titles = [destination.title, command.sheet?.title].compactMap(\.self)
      let way = titles.map { $0.text(language).sentenceCased }
        .joined(separator: environment.symbols.path)
      let key = environment.name(of: command.key)
      return CommandEntry(
        command.name, detail: "\(way)\(environment.symbols.separator)\(key)",
        shortDetail: key, kind: TerminalText.command,
        words: command.words + Language.allCases.map(command.title.text),
        in: titles, .command, environment.language
      ) { commands.open(.command(command, at: destination.link)) }
    }
  }

  /// The bindings that can be reached now, without duplicate titles and those that others hide.
  ///
  /// Those that only move a selection or the focus come last. What `known` commands are called besides,
  /// those of the same title are called too; one with the title of another screen's command says that it
  /// is of this screen.
  private func bindingEntries(knowing destinations: [Destination]) -> [CommandEntry] {
    let language = environment.language
    let known = destinations.flatMap(\.commands)
    let elsewhere = Set(
      destinations.filter { !$0.isOpen }.flatMap(\.commands).map { $0.name.text(language) })
    let synonyms = Dictionary(grouping: known) { $0.name.text(language) }
      .mapValues { $0.flatMap(\.words) }
    let open = destinations.filter(\.isOpen).map(\.title)
    let places = Set(destinations.map { $0.title.text(language) })
    var keys: Set<Key> = []
    var titles: Set<String> = []
    var entries: [(isHinted: Bool, entry: CommandEntry)] = []
    for binding in commandBindings {
      let name = binding.name ?? binding.title
      let title = name.text(language)
      let own = binding.keys.filter { keys.insert($0).inserted }
      guard binding.isListed else { continue }
      // A tile only opens its place, which is offered itself.
      let isNew = binding.isCommand && !places.contains(title)
      guard !own.isEmpty || isNew, titles.insert(title).inserted else { continue }
      let here = elsewhere.contains(title) ? TerminalText.thisScreen.text(language) : nil
      // In a field a letter is text.
      let key = takesText ? own.first { !$0.isCharacter } : own.first
      let facts = [here, key.map(environment.name)].compactMap(\.self)
      let entry = CommandEntry(
        name, detail: facts.joined(separator: environment.symbols.separator),
        kind: TerminalText.command,
        words: binding.words + Language.allCases.map(binding.title.text) + otherNames(of: binding)
          + synonyms[title, default: []],
        in: open, .command, language, action: binding.action)
      entries.append((binding.isHinted, entry))
    }
    return entries.filter(\.isHinted).map(\.entry) + entries.filter { !$0.isHinted }.map(\.entry)
  }

  /// What leaves a form or a sheet is found by either name.
  private func otherNames(of binding: KeyBinding) -> [String] {
    let names = [FormText.cancel, FormText.close].flatMap { Language.allCases.map($0.text) }
    let title = binding.title.text(environment.language)
    return binding.keys.contains(.escape) && names.contains(title) ? names : []
  }

  private var commandBindings: [KeyBinding] {
    let own = ownBindings.filter { !$0.keys.contains(.control("p")) }
    return chain.bindings + buttons + own
  }

  /// The buttons on the screen, such as one that saves a form, besides the one with the focus.
  private var buttons: [KeyBinding] {
    placements.compactMap { $0.responder as? ButtonState }.filter { $0 !== focus.responder }
      .map { button in .command(title: button.title) { [weak button] in button?.onPress?() } }
  }

  private func perform(_ entry: CommandEntry) {
    recentCommands.removeAll { $0 == entry.id }
    recentCommands = [entry.id] + recentCommands.prefix(Self.mostRecents - 1)
    closeOverlay(andRun: entry.action)
  }
}

extension Key {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}
