import Expectations
import Phrases
import TerminalUI
import Testing

@testable import Galbi

/// What `galbi doctor keys` says.
@MainActor
struct KeyDoctorTests {
  @Test func `bytes are shown in digits, and never act on the terminal`() {
    expectEqual(KeyDoctor.shown([0x1B, 0x5B, 0x41]), "1b 5b 41  ␛[A")
    expectEqual(KeyDoctor.shown(Array("ㅁ".utf8)), "e3 85 81  ㅁ")
    #expect(KeyDoctor.shown(Array(repeating: 0x61, count: 65)).contains("61 …"))
  }

  @Test func `a key has its name, its use and who takes it before`() {
    func said(_ key: Key) -> String { KeyDoctor.meaning(of: .key(key)).text(.english) }
    expectEqual(said(.up), "↑: used by Galbi")
    expectEqual(said(.alt("z")), "Alt-Z: not used by Galbi")
    expectEqual(said(.control("b")), "Ctrl-B: used by Galbi. Usually taken before by tmux")
    expectEqual(KeyDoctor.meaning(of: .paste("한글")).text(.english), "a paste of 2 characters")
    let keys: [Key] = [
      .control("a"), .control("s"), .controlLeft, .alt("1"), .altLeft, .pageUp, .function(1),
      .function(12),
    ]
    for key in keys { #expect(KeyDoctor.taker(of: key) != nil) }
  }
}
