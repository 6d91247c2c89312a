import Expectations
import Headless
import PeopleDomain
import RIBs
import RIBsTesting
import TerminalUI
import Testing

@testable import HomePresentation

/// Home that is left and restored.
@MainActor
struct HomeRestorationTests {
  private let dependencies = HomeFixture()

  init() { dependencies.stored(Fixed.people, favourites: ["3"]) }

  /// The place and the screen of another Home that has come back to where one was after some keys.
  private func comeBack(
    after keys: String, _ columns: Int = 40, _ rows: Int = 9, change: () -> Void = {}
  ) async throws -> (place: [String], lines: [ScreenLines]) {
    let first = dependencies.launch(columns, rows)
    try await first.press(keys)
    let place = first.root.navigationPath
    let lines = first.lines
    first.shutDown()
    change()
    let second = dependencies.launch(columns, rows)
    _ = try await second.root.open(try #require(NavigationPath(parsing: place.description)))
    await second.settle()
    defer { second.shutDown() }
    return ([place.description, second.root.navigationPath.description], [lines, second.lines])
  }

  @Test(arguments: [
    ("", "home;above=1"), ("End Up", "home;id=1&above=1"),
    ("v v Down", "home;id=2&list=favourites&above=1"),
    ("/ \"훈\" Enter", "home;id=2&search=훈&above=1"),
    ("End Enter", "home;id=4&above=2/4"), ("r Down", "home;id=3&above=2"),
  ])
  func `scope, filter, selection and scroll are as they were`(keys: String, place: String)
    async throws
  {
    let (places, lines) = try await comeBack(after: keys)
    expectEqual(places, [place, place])
    expectEqual(lines[0], lines[1])
  }

  @Test func `a place of a former version, with names of its own, is read`() async throws {
    let app = dependencies.launch()
    _ = try await app.root.open(
      try #require(NavigationPath(parsing: "home;person=2&filter=훈&above=1")))
    await app.settle()
    let place = app.root.navigationPath
    #expect(place.description.contains("id=2") && place.description.contains("search=훈"))
    app.shutDown()
  }

  @Test func `the person is selected at another row`() async throws {
    let (places, lines) = try await comeBack(after: "End") {
      dependencies.stored(Fixed.people.filter { $0.country == "NL" })
    }
    expectEqual(places, ["home;id=4&above=2", "home;id=4&above=2"])
    #expect(lines[1].contains { $0.contains("▌ 노년   Sanne Bakker") })
  }

  @Test func `a removed person is replaced by the first`() async throws {
    let (places, _) = try await comeBack(after: "End") {
      dependencies.stored(Fixed.people.filter { $0.country == "KR" })
    }
    expectEqual(places[1], "home;id=4&above=1")
  }

  @Test func `a person beside the list is not part of the place, an opened one is`() async throws {
    let (places, lines) = try await comeBack(after: "Down", 120, 12)
    expectEqual(places, ["home;id=3&above=1", "home;id=3&above=1"])
    expectEqual(lines[0], lines[1])
    let (opened, screens) = try await comeBack(after: "Down Enter", 120, 12)
    expectEqual(opened, ["home;id=3&above=1/3", "home;id=3&above=1/3"])
    expectEqual(screens[0], screens[1])
  }

  @Test func `a link to home shows the list, not the person opened over it`() async throws {
    let app = dependencies.launch()
    try await app.press("Down Enter")
    expectEqual(app.root.navigationPath.link.description, "home/3")
    try await app.open("home")
    expectEqual(app.root.navigationPath.link.description, "home")
    expectEqual(app.lines[1], " 홈")
    app.shutDown()
  }

  @Test func `broken values are left out`() async throws {
    let app = dependencies.launch()
    _ = try await app.root.open(
      try #require(NavigationPath(parsing: "home;list=x&above=z&person=nobody&q=1")))
    await app.settle()
    #expect(app.lines[3].hasPrefix(" 사람  4"))
    expectEqual(app.root.navigationPath.link.description, "home")
    app.shutDown()
  }
}
