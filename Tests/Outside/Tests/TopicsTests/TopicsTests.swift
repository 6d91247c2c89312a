import Headless
import Phrases
import RIBs
import RIBsTesting
import Raster
import TerminalRIBs
import TerminalUI
import Testing

@testable import Topics

/// The riblets of the article on sheets, questions, toasts, pictures and progress.
@MainActor struct TopicsTests {
  @Test func `a seat is chosen in a sheet`() async throws {
    let app = app { TripRouter(on: $0) }
    try await app.press("Enter")
    #expect(app.tree == "Trip(Seats)")
    try await app.press("Down Enter")
    #expect(app.tree == "Trip")
    #expect(app.content.first == " Seat 1B")
    #expect(await app.end() == [])
  }

  @Test func `D asks, and only the answer deletes`() async throws {
    let app = app { _ in VisitsBuilder().build() }
    try await app.press("D Enter")
    #expect(app.content == [" Visits: 3"])
    try await app.press("D Tab Enter")
    #expect(app.content == [" Visits: 0"])
    #expect(await app.end() == [])
  }

  @Test(arguments: [(false, "Trip booked."), (true, "No seat is free.")])
  func `a toast says that the trip is booked, or why it is not`(
    isFull: Bool, notice: String
  ) async throws {
    var notices: [Phrase] = []
    let builder = BookingBuilder { () async throws(BookingError) in if isFull { throw .full } }
    let app = app { _ in builder.build { notices.append($0) } }
    try await app.press("Enter")
    #expect(notices.map { $0.text(.english) } == [notice])
    #expect(await app.end() == [])
  }

  @Test func `a picture is drawn in half blocks, and has words`() async throws {
    let photo = Raster(width: 4, height: 4, bytes: Array(repeating: 200, count: 48))
    let app = app { _ in PhotoBuilder { photo }.build() }
    await app.settle()
    #expect(app.content.first?.hasPrefix(" ▀") == true)
    #expect(app.speech.contains("the beach of Gangneung"))
    #expect(await app.end() == [])
  }

  @Test func `the bar moves with each part of the map`() async throws {
    let checkpoint = Checkpoint()
    let app = app { _ in DownloadBuilder { _ in await checkpoint.pass() }.build() }
    await app.settle()
    app.begin(.enter)
    await checkpoint.reached()
    checkpoint.letOnePass()
    await checkpoint.reached(by: 2)
    #expect(app.content.first?.hasSuffix(" 25%") == true)
    checkpoint.open()
    await app.settle()
    #expect(app.content.first?.hasSuffix(" 100%") == true)
    #expect(await app.end() == [])
  }

  private func app(_ build: @escaping (any Stage) -> AnyRouter) -> AppHarness<Void> {
    AppHarness((), .small, .english, in: FrameRouter(build: build))
  }
}
