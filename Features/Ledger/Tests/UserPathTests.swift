import Expectations
import LedgerDomain
import Testing

struct UserPathTests {
  @Test(arguments: [
    ("/a/b.csv", "/a/b.csv"), (" ~/a b.csv ", "/home/kim/a b.csv"), ("~", "/home/kim"),
    ("~kim/a", "~kim/a"), ("'/a b/c.csv' ", "/a b/c.csv"), ("\"~/c.csv\"", "/home/kim/c.csv"),
    ("'a'", "a"), ("'a", "'a"), ("''", "''"), ("'a\"", "'a\""), ("  ", ""),
  ])
  func `a path is taken as the user means it`(_ text: String, _ path: String) {
    expectEqual(UserPath.expanded(text, homeFolder: "/home/kim"), path)
  }

  @Test(arguments: [
    ("/a/My\\ File\\(1\\).csv ", "/a/My File(1).csv"),
    ("file:///a/%EC%9D%80%ED%96%89%201.csv", "/a/은행 1.csv"),
    ("file://localhost/a/b.csv\n", "/a/b.csv"), ("'/a/it'\\''s.csv'", "/a/it's.csv"),
    ("\"/a/\\\"b\\\".csv\"", "/a/\"b\".csv"), ("/a/It's.csv", "/a/It's.csv"),
    ("'/a/\\ b.csv'", "/a/\\ b.csv"), ("/a/b\\ ", "/a/b "), ("/a\\b.csv", "/a\\b.csv"),
    ("file:///a/%FF.csv", "file:///a/%FF.csv"), ("file:///a/100%.csv", "/a/100%.csv"),
    ("file://server/a.csv", "file://server/a.csv"),
  ])
  func `the path of a file that was dropped on the terminal is taken as the file's`(
    _ text: String, _ path: String
  ) {
    expectEqual(UserPath.expanded(text, homeFolder: "/home/kim"), path)
  }

  @Test(arguments: [
    ("/a\\ b.csv /c.csv", true), ("'/a b.csv' '/c d.csv' ", true),
    ("file:///a.csv\nfile:///b.csv", true), ("~/a.csv ~/b.csv ~/c.csv", true),
    ("\"/a b.csv\" /c.csv", true), ("/a b.csv", false), ("/a.csv", false), ("/a\\ /b.csv", false),
    ("'/a /b.csv'", false), ("/a/It's /b.csv", true), ("/a - /b.csv", false), ("", false),
  ])
  func `files that were dropped at once are told from one with blanks in its name`(
    _ text: String, _ areSeveral: Bool
  ) {
    expectEqual(UserPath.areSeveral(text), areSeveral)
  }

  @Test func `without a home folder nothing stands for it`() {
    expectEqual(UserPath.expanded("~/a", homeFolder: nil), "~/a")
  }
}
