import Expectations
import Launch
import Testing

struct NearestTests {
  private let places = ["home", "demo", "tree"]

  @Test(arguments: [
    ("home", "home"), ("hme", "home"), ("hoome", "home"), ("jome", "home"), ("ohme", "home"),
    ("HOME", "home"), ("trea", "tree"), ("teer", "tree"), ("dem", "demo"), ("demos", "demo"),
  ])
  func `a slip of the finger is understood`(word: String, meant: String) {
    expectEqual(nearest(to: word, among: places), meant)
  }

  @Test(arguments: [("--foo", "--now"), ("--5", "--to"), ("5", "--x"), ("-q", "-h"), ("x", "y")])
  func `a short word is like none that shares half of it`(word: String, other: String) {
    expectEqual(nearest(to: word, among: [other]), nil)
  }

  @Test(arguments: [("--nwo", "--now"), ("--jsno", "--json"), ("-yes", "--yes")])
  func `the dashes of an option are no letters`(word: String, meant: String) {
    expectEqual(nearest(to: word, among: ["--headless", meant]), meant)
  }

  @Test(arguments: [
    ("--vers", "--version"), ("--ver", "--version"), ("--languag", "--language"),
    ("--keyz", "--keys"),
    ("--tim", "--timeout"), ("--he", nil), ("--hea", nil),
  ])
  func `the beginning of one option alone is that option`(word: String, meant: String?) {
    let options = ["--keys", "--version", "--language", "--timeout", "--headless", "--header"]
    expectEqual(nearest(to: word, among: options), meant)
  }

  @Test(arguments: ["", "x", "finance", "홈", "highway"])
  func `a word unlike all of them is none`(word: String) {
    expectEqual(nearest(to: word, among: places), nil)
  }

  @Test func `a long word may have more slips, and of all that are alike the first is meant`() {
    expectEqual(nearest(to: "transprotatoin", among: ["transportation"]), "transportation")
    expectEqual(nearest(to: "ab", among: ["ax", "ay"]), "ax")
    expectEqual(nearest(to: "home", among: []), nil)
  }

  @Test func `of equals the one that begins like the word is meant`() {
    expectEqual(nearest(to: "fsh", among: ["zsh", "bash", "fish"]), "fish")
    expectEqual(nearest(to: "Zash", among: ["bash", "zsh"]), "zsh")
    expectEqual(nearest(to: "cat", among: ["hat", "can", "cab"]), "can")
  }

  @Test func `two swapped letters are one slip`() {
    expectEqual(nearest(to: "form", among: ["farms", "from"]), "from")
  }
}
