import Expectations
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
    expectEqual(app.tree, "Trip(Seats)")
    try await app.press("Down Enter")
    expectEqual(app.tree, "Trip")
    expectEqual(app.content.first, " Seat 1B")
    await expectEqual(app.end(), [])
  }

  @Test func `D asks, and only the answer deletes`() async throws {
    let app = app { _ in VisitsBuilder().build() }
    try await app.press("D Enter")
    expectEqual(app.content, [" Visits: 3"])
    try await app.press("D Tab Enter")
    expectEqual(app.content, [" Visits: 0"])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(false, "Trip booked."), (true, "No seat is free.")])
  func `a toast says that the trip is booked, or why it is not`(
    isFull: Bool, notice: String
  ) async throws {
    var notices: [Phrase] = []
    let builder = BookingBuilder { () async throws(BookingError) in if isFull { throw .full } }
    let app = app { _ in builder.build { notices.append($0) } }
    try await app.press("Enter")
    expectEqual(notices.map { $0.text(.english) }, [notice])
    await expectEqual(app.end(), [])
  }

  @Test func `a picture is drawn in half blocks, and has words`() async throws {
    let photo = Raster(width: 4, height: 4, bytes: Array(repeating: 200, count: 48))
    let app = app { _ in PhotoBuilder { photo }.build() }
    await app.settle()
    expectEqual(app.content.first?.hasPrefix(" ▀"), true)
    #expect(app.speech.contains("the beach of Gangneung"))
    await expectEqual(app.end(), [])
  }

  @Test func `the bar moves with each part of the map`() async throws {
    let checkpoint = Checkpoint()
    let app = app { _ in DownloadBuilder { _ in await checkpoint.pass() }.build() }
    await app.settle()
    app.begin(.enter)
    await checkpoint.reached()
    checkpoint.letOnePass()
    await checkpoint.reached(by: 2)
    expectEqual(app.content.first?.hasSuffix(" 25%"), true)
    checkpoint.open()
    await app.settle()
    expectEqual(app.content.first?.hasSuffix(" 100%"), true)
    await expectEqual(app.end(), [])
  }

  private func app(_ build: @escaping (any Stage) -> AnyRouter) -> AppHarness<Void> {
    AppHarness((), .small, .english, in: FrameRouter(build: build))
  }
}
