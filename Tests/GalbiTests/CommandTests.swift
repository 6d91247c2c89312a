import DetailRaft
import Expectations
import HomeRaft
import LedgerDomain
import Phrases
import RIBs
import StatementsDomain
import Testing
import Time

@testable import Galbi
@testable import Launch

@MainActor
struct CommandTests {
  /// The command in a word, with its link or demo.
  private func read(_ arguments: String...) throws -> String {
    switch try Command(Options(arguments)) {
    case .help: "help"
    case .version: "version"
    case .doctor: "doctor"
    case .doctorOfKeys: "doctor keys"
    case .launch(let link): "launch \(link?.description ?? "-")"
    case .tree(let link): "tree \(link?.description ?? "-")"
    case .listDemos: "demos"
    case .demo(let demo): "demo \(demo.name)"
    case .config(let command): "config \(command)"
    case .places(let command): "places \(command)"
    case .ledger(let command): "ledger \(command)"
    case .backup(let command): "backup \(command)"
    case .books(let command): "books \(command)"
    case .serve(let command): "serve \(command)"
    case .generate(let reference): "generate \(reference)"
    }
  }

  @Test func `words are commands`() throws {
    try expectEqual(read(), "launch -")
    try expectEqual(read("--offline", "home/7"), "launch home/7")
    try expectEqual(read("home"), "launch home")
    try expectEqual(read("tree"), "tree -")
    try expectEqual(read("tree", "home/7", "--json"), "tree home/7")
    try expectEqual(read("doctor", "keys"), "doctor keys")
    try expectEqual(read("demo"), "demos")
    try expectEqual(read("demo", "Home"), "demo Home")
    try expectEqual(read("demo", "detail"), "demo Detail")
    try expectEqual(read("config"), "config list")
    try expectEqual(read("config", "path", "--data", "a"), "config path")
    try expectEqual(read("places"), "places tell")
    try expectEqual(read("places", "import", "a.csv"), #"places take("a.csv")"#)
    try expectEqual(
      read("books", "move", "--to", "postgresql:///b"), #"books move("postgresql:///b")"#)
    try expectEqual(read("ledger"), "ledger help")
    try expectEqual(
      read("ledger", "list", "GS25", "커피", "--json"),
      #"ledger list("GS25 커피", Galbi.LedgerCommand.Format.json)"#)
    try expectEqual(read("ledger", "links", "--yes"), "ledger links(isDone: true, isJSON: false)")
    try expectEqual(read("backup", "a"), #"backup backUp("a", isReplacing: false)"#)
    try expectEqual(read("restore", "a", "--yes"), #"backup restore("a", isConfirmed: true)"#)
    try expectEqual(read("serve", "--ssh"), "serve print")
    try expectEqual(read("serve", "--ssh", "check"), "serve check")
    try expectEqual(
      read("serve", "add", "kim", "k.pub", "--ssh"), #"serve add(name: "kim", file: "k.pub")"#)
    try expectEqual(read("serve", "--ssh", "remove", "kim"), #"serve remove(name: "kim")"#)
    try expectEqual(read("generate", "man"), "generate man")
    try expectEqual(read("profile"), "launch profile")
    try expectEqual(read("doctor", "--offline"), "doctor")
  }

  @Test func `an entry and files are read with their options`() throws {
    func command(_ words: String...) throws -> Galbi.LedgerCommand? {
      guard case .ledger(let command) = try Command(Options(["ledger"] + words)) else { return nil }
      return command
    }
    guard
      case .add(let entry, isJSON: true)? = try command(
        "add", "+4500", "a", "b", "--note", "c", "--json")
    else {
      Issue.record("no entry")
      return
    }
    #expect((entry.amount, entry.text, entry.note, entry.account) == ("+4500", "a b", "c", nil))
    guard
      case .bring(let order)? = try command(
        "import", "a.csv", "b.csv", "--column", "amount=이용 금액", "--column=day=일자", "--income")
    else {
      Issue.record("no files")
      return
    }
    #expect(order.files == ["a.csv", "b.csv"] && !order.isDone && order.isPlusSpent == false)
    expectEqual(order.columns.map(\.heading), ["이용 금액", "일자"])
    expectEqual(order.columns.map(\.role), [.amount, .day])
    #expect(throws: UsageError.self) { try command("import", "a.csv", "--column", "sum=a") }
    #expect(throws: UsageError.self) { try command("import", "a.csv", "--income", "--spending") }
    guard
      case .link(let chosen, isDone: true, isJSON: false)? = try command(
        "links", "12", "34", "--as", "refund", "--yes")
    else {
      Issue.record("no entries to link")
      return
    }
    #expect(chosen.ids == [12, 34] && chosen.areRefunds == true)
    for words in [["--as", "refund"], ["12", "12"], ["12", "a"], ["12", "34", "--as", "bill"]] {
      #expect(throws: UsageError.self) { try Command(Options(["ledger", "links"] + words)) }
    }
    #expect(throws: UsageError.self) { try command("import") }
    #expect(throws: UsageError.self) { try command("add", "4500") }
    #expect(throws: UsageError.self) {
      try Options(["--note", String(repeating: "a", count: 4_001)])
    }
  }

  @Test func `with a clock outside of the calendar nothing is added`() throws {
    guard
      case .ledger(.add(let entry, _)) = try Command(Options(["ledger", "add", "4500", "커피"]))
    else {
      Issue.record("no entry")
      return
    }
    let noon: Int64 = 43_200_000
    try expectEqual(entry.draft(at: noon, .builtIn, .english)[.day], "1970-01-01")
    for now in [Day.times.lowerBound - 1, Day.times.upperBound + 1, .min, .max] {
      #expect(throws: TypedEntry.Fault.self) { try entry.draft(at: now, .builtIn, .english) }
    }
  }

  @Test func `help comes before everything else, and then the version`() throws {
    try expectEqual(read("ledger", "list", "--help", "--version"), "help")
    #expect(throws: UsageError.unknownWord("xyzzy", nearest: nil)) { try read("--help", "xyzzy") }
    try expectEqual(read("tree", "home", "--version", "more"), "version")
    #expect(try read("help") == "help" && read("help", "config") == "help")
  }

  @Test(arguments: [
    (["hoem"], UsageError.unknownWord("hoem", nearest: "home")),
    (["hoem/7?a=b"], .unknownWord("hoem/7?a=b", nearest: "home")),
    (["finance/ledger/"], .unknownWord("finance/ledger/", nearest: "finance/ledger")),
    (["/home//highway"], .unknownWord("/home//highway", nearest: "home/highway")),
    (
      ["FINANCE/Ledger?query=A"],
      .unknownWord("FINANCE/Ledger?query=A", nearest: "finance/ledger?query=A")
    ),
    (["confi", "set", "theme"], .unknownWord("confi", nearest: "config")),
    (["confi"], .unknownWord("confi", nearest: "config")),
    (["helth"], .unknownWord("helth", nearest: "help")),
    (["hlep"], .unknownWord("hlep", nearest: "help")),
    (["version"], .unknownWord("version", nearest: "--version")),
    (["config", "got"], .unknownWord("got", nearest: "get")),
    (["books", "members", "sett"], .unknownWord("sett", nearest: "set")),
    (
      ["generate"],
      .missingName(example: "galbi generate man", names: ["man", "bash", "zsh", "fish"])
    ),
    (["generate", "bsh"], .unknownWord("bsh", nearest: "bash")),
    (["man"], .unknownWord("man", nearest: "generate man")),
    (["manual"], .unknownWord("manual", nearest: "generate man")),
    (["completions"], .unknownWord("completions", nearest: "generate bash")),
    (["zsh"], .unknownWord("zsh", nearest: "generate zsh")),
    (["config", "path", "more"], .unexpectedWord("more")),
    (
      ["ledger", "import", "a.csv", ""],
      .badValue(option: "FILE", value: "", expected: CommandForm.path)
    ),
    (["backup", "-"], .badValue(option: "FILE", value: "-", expected: CommandForm.path)),
    (["places", "import", ""], .badValue(option: "FILE", value: "", expected: CommandForm.path)),
    (
      ["ledger", "export", "a.csv"], .missingValue(option: "--format", example: "csv")
    ),
    (["tree", "bogus"], .unknownWord("bogus", nearest: nil)),
    (["help", "confg"], .unknownWord("confg", nearest: "config")),
    (["places", "import"], .missingWord(example: "galbi places import places.csv")),
    (["places", "imprt"], .unknownWord("imprt", nearest: "import")),
    (["places", "import", "a", "b"], .unexpectedWord("b")),
    (["books", "mov"], .unknownWord("mov", nearest: "move")),
    (
      ["books", "move"],
      .missingWord(example: "galbi books move --to postgresql://example.org/books")
    ),
    (["serve"], .missingWord(example: "galbi serve --ssh")),
    (["serve", "--ssh", "chek"], .unknownWord("chek", nearest: "check")),
    (
      ["serve", "--ssh", "add", "kim"],
      .missingWord(example: "galbi serve --ssh add kim id_ed25519.pub")
    ),
    (["serve", "--ssh", "list", "kim"], .unexpectedWord("kim")),
    (["tre"], .unknownWord("tre", nearest: "tree")),
    (["doctr"], .unknownWord("doctr", nearest: "doctor")),
    (["movies"], .unknownWord("movies", nearest: nil)),
    (["home//7"], .unknownWord("home//7", nearest: "home/7")),
    (["home/%"], .unknownWord("home/%", nearest: "home")),
    ([""], .unknownWord("", nearest: nil)),
    (["tree", "hom"], .unknownWord("hom", nearest: "home")),
    (["demo", "Hom"], .unknownWord("Hom", nearest: "Home")),
    (["home", "tree"], .unexpectedWord("tree")), (["tree", "home", "7"], .unexpectedWord("7")),
    (["demo", "Home", "Detail"], .unexpectedWord("Detail")),
  ])
  func `an unknown word is refused with the nearest one`(
    words: [String], error: UsageError
  ) throws {
    let options = try Options(words)
    #expect(throws: error) { try Command(options) }
  }

  @Test func `help is that of the command with the words`() throws {
    func help(_ words: [String]) throws -> String {
      guard case .help(let words) = try Command(try Options(words)) else { return "" }
      return HelpText.text(.english, of: words)
    }
    let whole = HelpText.text(.english)
    try expectEqual(help(["--help"]), whole)
    try expectEqual(help(["help"]), whole)
    try expectEqual(help(["home", "--help"]), whole)
    let added = try help(["ledger", "add", "5", "--help"])
    try expectEqual(added, help(["help", "ledger", "add"]))
    #expect(added.hasPrefix("galbi ledger add AMOUNT TEXT…"))
    #expect(added.contains("\n--day") && !added.contains("ledger import"))
    #expect(try help(["help", "ledger"]).contains("galbi ledger import FILE…"))
    try expectEqual(help(["ledger", "help"]), help(["ledger", "--help"]))
    try expectEqual(help(["ledger", "help", "add"]), added)
  }

  @Test func `a word that is like no demo is answered by all of them`() throws {
    let options = try Options(["demo", "Weather"])
    #expect(throws: UsageError.unknownName("Weather", names: Command.demos.map(\.name))) {
      try Command(options)
    }
  }

  @Test func `each demo is listed under the name of its riblet, in alphabetical order`() {
    let names = Command.demos.map(\.name)
    expectEqual(names, names.sorted())
    expectEqual(Set(names).count, names.count)
  }
}
