import Expectations
import Headless
import PeopleDomain
import PeopleFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing

@testable import DetailPresentation

/// The detail and its editor as riblets: what keys make of them, and what they leave behind.
@MainActor
struct DetailBuilderTests {
  private let app = DetailApp()

  private var hasEditor: Bool { app.root.children.first?.children.isEmpty == false }

  private func stored() async throws -> Person {
    try await app.dependencies.fixed.card(of: "7").person
  }

  /// Takes everything down, and looks for what is left.
  private func end() async {
    await expectEqual(app.end(), [])
    expectEqual(app.lines[1], "  홈")
  }

  @Test func `an edit is saved, seen at once, undone and redone`() async throws {
    try await app.press("e End \"둘\" C-s")
    #expect(!hasEditor)
    expectEqual(app.leaks.leaks, [])
    expectEqual(app.lines[1], "  홈 › 박지훈둘")
    expectEqual(app.dependencies.notices.map { $0.text(.english) }, ["Saved. Press u to undo."])
    try await app.press("u")
    expectEqual(app.lines[1], "  홈 › 박지훈")
    try await app.press("U")
    expectEqual(app.lines[1], "  홈 › 박지훈둘")
    await end()
  }

  @Test func `enter goes from field to field, and saves in the last one`() async throws {
    try await app.press("e \"둘\" Enter Enter Enter Backspace \"6\" Enter Enter \"1\" Enter")
    #expect(!hasEditor)
    try await expectEqual(
      stored(),
      Fixed.person {
        $0[.name] = "박지훈둘"
        $0[.age] = "46"
        $0[.cellphone] = "010-0007-00001"
      })
    await end()
  }

  @Test func `the buttons save and leave`() async throws {
    try await app.press("e \"둘\" BackTab Enter")
    #expect(!hasEditor)
    try await expectEqual(stored().name, "박지훈둘")
    try await app.press("e BackTab BackTab Enter")
    #expect(!hasEditor)
    await end()
  }

  @Test func `escape leaves without changes, and asks with them`() async throws {
    try await app.press("e Esc")
    #expect(!hasEditor)
    try await app.press("e \"둘\" Esc")
    #expect(hasEditor)
    try await app.press("Esc \"셋\" Esc Tab Enter")
    #expect(!hasEditor)
    try await expectEqual(stored(), Fixed.person)
    expectEqual(app.leaks.leaks, [])
    await end()
  }

  @Test func `mine is saved over theirs, theirs is left as it is`() async throws {
    for (choice, name) in [("Tab Tab Enter", "박지훈둘"), ("Tab Enter", "박지은")] {
      let before = try await stored()
      try await app.press("e End \"둘\"")
      try await app.dependencies.editElsewhere(before) { $0[.name] = "박지은" }
      try await app.press("C-s \(choice)")
      #expect(!hasEditor)
      expectEqual(app.lines[1], "  홈 › \(name)")
      expectEqual(app.leaks.leaks, [])
      try await app.dependencies.editElsewhere(try await stored()) { $0[.name] = "박지훈" }
    }
    await end()
  }

  @Test func `a change elsewhere is noticed by saving, whether or not it was told`() async throws {
    try await app.press("e \"둘\"")
    try await app.dependencies.editElsewhere(Fixed.person, tells: false) { $0[.age] = "50" }
    try await app.press("C-s")
    #expect(app.speech.contains("이름: 내 버전 박지훈둘, 다른 버전 박지훈"))
    await end()
  }

  @Test func `a detail that goes takes its editor along`() async throws {
    try await app.press("e \"둘\"")
    #expect(hasEditor)
    await end()
  }

  @Test func `a detail that goes while its editor saves loses nothing and leaves nothing`()
    async throws
  {
    let (begun, done) = (Checkpoint(), Checkpoint())
    let edit = app.dependencies.people.edit
    app.dependencies.people.edit = { seen, wanted throws(PeopleError) in
      await begun.pass()
      try await edit(seen, wanted)
      await done.pass()
    }
    try await app.press("e \"둘\"")
    app.begin(.control("s"))
    await begun.reached()
    app.root.close()
    begun.open()
    await done.reached()
    done.open()
    try await expectEqual(stored().name, "박지훈둘")
    await end()
  }

  @Test func `a window that grows and shrinks keeps the form and what was typed`() async throws {
    try await app.press("e Tab \"x\"")
    for size in [.small, Size(columns: 200, rows: 50)] {
      app.window.send(.resize(size))
      await app.settle()
      #expect(app.speech.contains("> 입력란 사용자 이름: user007x"))
    }
    try await app.press("C-s")
    try await expectEqual(stored().username, "user007x")
    await end()
  }

  @Test func `the link names the person, and the form over them`() async throws {
    try await app.press("e")
    expectEqual(app.root.navigationPath.description, "7/edit")
    await end()
  }

  @Test func `a link opens the form as soon as the person is read`() async throws {
    let app = DetailApp(isReady: false)
    let detail = try #require(app.root.children.first)
    let opening = Task { try await detail.open(Link(parsing: "edit")) }
    await app.settle()
    #expect(detail.children.isEmpty)
    app.dependencies.becomeReady()
    try await expectEqual(opening.value.name, "Editor")
    await app.settle()
    #expect(app.speech.contains("> 입력란 이름: 박지훈"))
    app.shutDown()
  }

  @Test(arguments: [PeopleState.Origin.samples, .downloaded(at: 0)])
  func `a link to the form of a sample or an unknown person opens no form`(
    origin: PeopleState.Origin
  ) async throws {
    let app = DetailApp(DetailFixture([]), isReady: false)
    app.dependencies.becomeReady(origin)
    await app.settle()
    let detail = try #require(app.root.children.first)
    await #expect(throws: LinkError.self) { try await detail.open(Link(parsing: "edit")) }
    #expect(detail.children.isEmpty)
    app.shutDown()
  }

  @Test func `a link to the form of a detail that goes meanwhile ends`() async throws {
    let app = DetailApp(isReady: false)
    do {
      let detail = try #require(app.root.children.first)
      let opening = Task.immediate { try await detail.open(Link(parsing: "edit")) }
      app.root.close()
      await #expect(throws: LinkError.self) { try await opening.value }
    }
    await app.settle()
    expectEqual(app.leaks.leaks, [])
    app.shutDown()
  }

  @Test func `restoring the place restores the draft`() async throws {
    try await app.press("e Tab \"x 가\" Tab Tab \"&\"")
    let place = app.root.navigationPath
    #expect(app.root.hasUnsavedBelow)
    try await app.relaunch(at: place)
    expectEqual(app.root.navigationPath, place)
    #expect(app.speech.contains("입력란 사용자 이름: user007x 가"))
    try await app.press("Tab C-u \"kim\" Tab Tab Backspace C-s")
    try await expectEqual(stored(), Fixed.person { $0[.username] = "kim" })
    #expect(!app.root.hasUnsavedBelow)
    await end()
  }

  @Test func `a draft of a person who cannot be read is kept until they can`() async throws {
    try await app.press("e Tab \"x\"")
    let place = app.root.navigationPath
    let find = app.dependencies.people.find
    app.dependencies.people.find = { _ throws(PeopleError) in throw .storage(.cannotRead) }
    await #expect(throws: LinkError.self) { try await app.relaunch(at: place) }
    await app.settle()
    #expect(!hasEditor)
    let kept = app.root.navigationPath
    expectEqual(kept.link.description, "7")
    app.dependencies.people.find = find
    try await app.relaunch(at: kept)
    expectEqual(app.root.navigationPath, place)
    #expect(app.speech.contains("> 입력란 이름: 박지훈") || app.root.hasUnsavedBelow)
    await end()
  }

  @Test func `a link to the person closes the form, but not one with unsaved input`() async throws {
    try await app.press("e")
    app.root.children.first?.arrive()
    #expect(!hasEditor)
    try await app.press("e \"둘\"")
    app.root.children.first?.arrive()
    #expect(hasEditor)
    await end()
  }
}
