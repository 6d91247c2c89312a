import LedgerDomain
import Testing

struct UserPathTests {
  @Test(arguments: [
    ("/a/b.csv", "/a/b.csv"), (" ~/a b.csv ", "/home/kim/a b.csv"), ("~", "/home/kim"),
    ("~kim/a", "~kim/a"), ("'/a b/c.csv' ", "/a b/c.csv"), ("\"~/c.csv\"", "/home/kim/c.csv"),
    ("'a'", "a"), ("'a", "'a"), ("''", "''"), ("'a\"", "'a\""), ("  ", ""),
  ])
  func `a path is taken as the user means it`(_ text: String, _ path: String) {
    #expect(UserPath.expanded(text, homeFolder: "/home/kim") == path)
  }

  @Test func `without a home folder nothing stands for it`() {
    #expect(UserPath.expanded("~/a", homeFolder: nil) == "~/a")
  }
}
