import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing

@testable import Cities

@MainActor struct CitiesTests {
  @Test func `v adds a visit`() {
    let spy = PresenterSpy<City>(City.Model(name: "Busan"))
    let tree = Tree()
    Router(interactor: CityInteractor(on: spy)).launch(in: tree)
    spy.send(.visit, .visit)
    #expect(spy.model == City.Model(name: "Busan", visits: ["Visit 1", "Visit 2"]))
  }

  @Test func `Enter opens a city, and Esc returns to the list`() async throws {
    let app = AppHarness(
      (), Size(columns: 30, rows: 9), .english, in: FrameRouter { CitiesRouter(on: $0) })
    try await app.press("Down Enter v")
    #expect(app.content == ["▌ Visit 1"])
    try await app.press("Esc")
    #expect(app.content == ["  Seoul", "▌ Busan", "  Gangneung"])
    #expect(await app.end() == [])
  }

  @Test func `a search finds a city, and d deletes it`() async throws {
    let app = AppHarness(
      (), Size(columns: 30, rows: 9), .english, in: FrameRouter { CitiesRouter(on: $0) })
    try await app.press(#"/ "bus" Enter d Esc"#)
    #expect(app.content == ["▌ Seoul", "  Gangneung"])
    #expect(await app.end() == [])
  }
}
