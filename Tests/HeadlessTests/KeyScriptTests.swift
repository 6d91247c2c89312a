import Expectations
import RIBs
import TerminalUI
import Testing

@testable import Headless

struct KeyScriptTests {
  private func steps(_ script: String) throws -> [KeyScript.Step] {
    try KeyScript(script).steps.map(\.step)
  }

  @Test func `names, characters, text and waits are steps`() throws {
    try expectEqual(
      steps(" Down  Enter\n\tC-p q ㄱ \"5 원\" Wait 1.5s Esc "),
      [
        .key(.down), .key(.enter), .key(.control("p")), .key(.character("q")),
        .key(.character("ㄱ")), .key(.character("5")), .key(.character(" ")),
        .key(.character("원")), .wait(.milliseconds(1_500)), .key(.escape),
      ])
  }

  @Test func `several arrows may be one word, as in a hint`() throws {
    try expectEqual(steps("↑↓ →"), [.key(.up), .key(.down), .key(.right)])
  }

  @Test func `a secret stands elsewhere, quoted or not`() throws {
    try expectEqual(steps("<secret> \"<secret>\" Enter"), [.secret, .secret, .key(.enter)])
    try expectEqual(KeyScript("\"<secret>\"").steps.map(\.text), ["<secret>"])
    try expectEqual(steps("\"<secret>x\"").count, 9)
  }

  @Test func `a place stands before the keys, and only there`() throws {
    let script = try KeyScript(" Place home;row=7/ada\nDown")
    expectEqual(script.place, NavigationPath(parsing: "home;row=7/ada"))
    expectEqual(script.steps.map(\.step), [.key(.down)])
    try expectEqual(KeyScript("Down").place, nil)
    for wrong in ["Place", "Place a;%", "Down Place home", "Place home Place home"] {
      #expect(throws: KeyScript.Fault.self) { try KeyScript(wrong) }
    }
  }

  @Test func `nothing is no step`() throws {
    try expectEqual(steps(""), [])
    try expectEqual(steps(" \n "), [])
    try expectEqual(steps("\"\""), [])
  }

  @Test func `in text a quotation mark and a backslash stand behind a backslash`() throws {
    try expectEqual(
      steps(#""a\"\\" b"#),
      [
        .key(.character("a")), .key(.character("\"")), .key(.character("\\")),
        .key(.character("b")),
      ])
  }

  @Test func `a paste is one step, in which lines end`() throws {
    try expectEqual(steps(#"Paste "a\n\"b\" \\" Down"#), [.paste("a\n\"b\" \\"), .key(.down)])
    let script = KeyScript.paste(of: "가 \"b\"\r\n\t\\")
    expectEqual(script, #"Paste "가 \"b\"\n \\""#)
    try expectEqual(KeyScript(script).steps.map(\.text), [script])
    try expectEqual(steps(script), [.paste("가 \"b\"\n \\")])
  }

  @Test func `each step says how a script writes it`() throws {
    try expectEqual(
      KeyScript("PageDown C-P \"a b\" Wait 300ms").steps.map(\.text),
      ["PageDown", "C-P", "a", "Space", "b", "Wait 300ms"])
  }

  @Test(arguments: [
    ("Down down", "down"), ("Enter F13", "F13"), ("ab", "ab"), ("Wait", "Wait "),
    ("Wait Down", "Wait Down"), ("Wait 2", "Wait 2"), ("Wait -1s", "Wait -1s"), ("C-", "C-"),
    ("q \"open", "\"open"), (#""a\n""#, #""a\n""#), ("\"one\ntwo\"", "\"one\ntwo\""),
    ("\"tab\t\"", "\"tab\t\""), (#"a"b""#, #"a"b""#),
    ("Paste Down", "Paste"), ("Paste", "Paste"), (#"Paste "a\t""#, #""a\t""#),
  ])
  func `what is no step is named`(script: String, word: String) {
    #expect {
      try KeyScript(script)
    } throws: {
      ($0 as? KeyScript.Fault)?.word == word
    }
  }

  @Test func `what is no step is found by its line and its first character`() {
    #expect(throws: KeyScript.Fault(word: "down", line: 3, column: 10)) {
      try KeyScript("Down \"a b\"\n\n Wait 2s down\nUp")
    }
  }

  @Test func `a fault is a sentence`() {
    expectEqual(
      KeyScript.Fault(word: "down").description,
      "The key script has “down”, which is no key; use names such as Enter or Ctrl-P, "
        + "single characters, quoted text, or Wait 2s.")
  }

  @Test(arguments: [
    ("2s", Duration.seconds(2)), ("300ms", .milliseconds(300)), ("1.5s", .milliseconds(1_500)),
    ("15m", .seconds(900)), ("2h", .seconds(7_200)), ("0s", .zero),
  ])
  func `a time has a unit`(text: String, duration: Duration) {
    expectEqual(Duration(script: text), duration)
  }

  @Test(arguments: ["", "2", "s", ".s", "-1s", "1e3s", "2 s", "2d", "1.2.3s", "9999999999s", "٢s"])
  func `any other text is no time`(text: String) {
    expectEqual(Duration(script: text), nil)
  }
}
