import Launch
import Phrases
import Platform
import ProfileRaft
import RIBs
import SessionRaft
import SettingsDomain
import TerminalUI

/// What the words of the command line mean.
@MainActor
enum Command {
  /// Of the command with these words; of all without any.
  case help([String])
  case version
  case launch(Link?)
  case tree(Link?)
  case listDemos
  case demo(Demo)
  case config(ConfigCommand)
  case doctor
  case doctorOfKeys
  case places(PlacesCommand)
  case ledger(LedgerCommand)
  case backup(BackupCommand)
  case books(BooksCommand)
  case serve(ServeCommand)
  case generate(Reference)

  /// By the name of the riblet.
  static let demos =
    ([Demo(name: "Profile", make: ProfileRaft.init), Demo(name: "Session", make: SessionRaft.init)]
    + SessionComponent.parts.flatMap { $0.demos }).sorted { $0.name < $1.name }

  /// The first segments that links may have.
  static let places = Destination.tabs.map(\.link)

  init(_ options: Options) throws(UsageError) {
    // As people ask git and others, before a command or after it where words follow, not files.
    let place = options.words.prefix(2).firstIndex(of: "help")
    let isAsked = place.map { $0 == 0 || !CommandForm.words(after: [options.words[0]]).isEmpty }
    if options.wantsHelp || isAsked == true {
      var words = options.words.drop { $0 == "help" }
      if isAsked == true, place == 1 { words.remove(at: 1) }
      let known = CommandForm.known(in: words)
      if known.isEmpty, let word = words.first { _ = try Self.link(word) }
      self = .help(known)
      return
    }
    if options.wantsVersion {
      self = .version
      return
    }
    var words = options.words[...]
    let isCommand = words.first.map { CommandForm.words(after: []).contains($0) } ?? false
    // What the first word may be comes before what may follow it.
    let link = isCommand ? nil : try words.first.map(Self.link)
    try CommandForm.check(options.words)
    self =
      switch isCommand ? words.popFirst() : nil {
      case nil: .launch(link)
      case "tree": .tree(try words.popFirst().map(Self.linkInTree))
      case "demo": try Self.demo(words.popFirst())
      case "config": .config(try ConfigCommand(&words))
      case "doctor": words.popFirst() == nil ? .doctor : .doctorOfKeys
      case "places": .places(try PlacesCommand(&words))
      case "ledger": .ledger(try LedgerCommand(&words, options))
      case let verb? where ["backup", "restore"].contains(verb):
        .backup(try BackupCommand(verb, &words, options))
      case "books": .books(try BooksCommand(&words, to: options.target))
      case "serve": .serve(try ServeCommand(&words, isSSH: options.isSSH))
      case "generate": .generate(try Self.reference(words.popFirst()))
      case let word?: throw .unknownWord(word, nearest: nil)
      }
  }

  private static func demo(_ name: String?) throws(UsageError) -> Command {
    guard let name else { return .listDemos }
    guard let demo = demos.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknown(name, among: demos.map(\.name))
    }
    return .demo(demo)
  }

  private static func reference(_ name: String?) throws(UsageError) -> Reference {
    guard let name else {
      throw .missingName(
        example: "galbi generate man", names: Reference.allCases.map(\.rawValue))
    }
    guard let reference = Reference(rawValue: name) else {
      throw .unknown(name, among: Reference.allCases.map(\.rawValue))
    }
    return reference
  }

  private static func link(_ word: String) throws(UsageError) -> Link {
    try link(word, among: places + CommandForm.words(after: []) + ["help", "--version"])
  }

  private static func linkInTree(_ word: String) throws(UsageError) -> Link {
    try link(word, among: places)
  }

  /// `words` are those that may stand there.
  private static func link(_ word: String, among words: [String]) throws(UsageError) -> Link {
    guard let link = try? Link(parsing: word), let place = link.segments.first?.name,
      places.contains(place)
    else {
      let head = String(word.prefix { $0 != "/" && $0 != "?" })
      let isOption = head.hasPrefix("-")
      throw .unknownWord(
        word,
        nearest: isOption ? nil : generated(head) ?? tidied(word) ?? nearest(to: head, among: words)
      )
    }
    return link
  }

  /// What prints the manual or the completions, for a word that names one of them alone; nil for any other word.
  private static func generated(_ word: String) -> String? {
    let word = word.lowercased()
    if ["completion", "completions"].contains(word) { return "generate bash" }
    return Reference(rawValue: word == "manual" ? "man" : word).map { "generate \($0.rawValue)" }
  }

  /// A link to a place that has a slash too many or capital letters, without them; nil for any other word.
  private static func tidied(_ word: String) -> String? {
    let path = word.prefix { $0 != "?" }
    let names = path.split(separator: "/").map { $0.lowercased() }
    guard let place = names.first, places.contains(place) else { return nil }
    let tidied = names.joined(separator: "/") + word[path.endIndex...]
    return tidied == word || (try? Link(parsing: tidied)) == nil ? nil : tidied
  }

  /// Returns the exit status.
  func run(_ launcher: Launcher) async throws(UsageError) -> Int32 {
    switch self {
    case .help(let words):
      TextWidth.prepare()
      launcher.printLine(HelpText.text(launcher.language, of: words))
    case .version: launcher.printLine("galbi \(Version.number)")
    case .listDemos:
      try launcher.options.check(for: .words("galbi demo"))
      launcher.printLine(Self.demos.map(\.name).joined(separator: "\n"))
    case .launch(let link):
      guard launcher.canUseDatabase() else { return 1 }
      return try await launcher.run(GalbiProgram.init, link: link)
    case .tree(let link):
      guard launcher.canUseDatabase() else { return 1 }
      return try await launcher.printTree(GalbiProgram.init, link: link)
    case .demo(let demo):
      return try await launcher.run(demo.make) { $0.adapted(to: launcher.settings) }
    case .config(let command):
      try launcher.options.check(for: .words("galbi config"))
      return await ConfigRun(launcher).run(command)
    case .doctor:
      try launcher.options.check(for: .words("galbi doctor"))
      return await Doctor(launcher: launcher).run()
    case .doctorOfKeys:
      try launcher.options.check(for: .words("galbi doctor"))
      return try await KeyDoctor(launcher: launcher).run()
    case .places(let command):
      try launcher.options.check(for: .words("galbi places"))
      return await PlacesRun(launcher).run(command)
    case .ledger(let command):
      try launcher.options.check(for: command.purpose)
      return await LedgerRun(launcher).run(command)
    case .backup(let command):
      try launcher.options.check(for: command.purpose)
      return await BackupRun(launcher).run(command)
    case .books(let command):
      try launcher.options.check(for: command.purpose)
      return await BooksRun(launcher).run(command)
    case .serve(let command):
      try launcher.options.check(for: .words("galbi serve"))
      return ServeRun(launcher).run(command)
    case .generate(let reference):
      try launcher.options.check(for: .words("galbi generate"))
      TextWidth.prepare()
      launcher.printLine(reference.text(launcher.language))
    }
    return 0
  }
}
