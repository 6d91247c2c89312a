import Expectations
import LedgerDomain
import Phrases
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files of two people at one bank, whose titles name them.
@MainActor
struct HolderTitleTests {
  private let books = HouseholdBooks()

  private func file(_ title: String, _ day: String, _ shop: String) -> String {
    let approval = day.filter(\.isNumber)
    return """
      \(title)
      이용일자,이용가맹점,이용금액,승인번호
      \(day),\(shop),9000,\(approval)

      """
  }

  private func add(_ names: String...) async throws {
    for name in names { _ = try await books.ledger.perform(.account(.set(nil, name: name))) }
  }

  /// What a file would go into, and whether it is asked.
  private func offered(_ text: String) async throws -> (name: String, isAsked: Bool) {
    let preview = try await books.preview("a.csv", text)
    let name =
      switch preview.account {
      case .new(let name): "+\(name)"
      case .existing(let id): preview.settings.accounts[id].phrase.text(.korean)
      }
    return (name, preview.accountQuestion != nil)
  }

  @Test func `accounts that are called by title and holder get the files of these`() async throws {
    try await add("신한카드 홍길동님의", "신한카드 김영희님의", "국민은행", "국민은행 개인", "신한은행", "신한은행 SOL")
    for name in ["신한카드 김영희님의", "신한카드 홍길동님의", "국민은행 개인", "국민은행", "신한은행 SOL", "신한은행"] {
      let found = try await offered(file("\(name) 이용내역", "2026-10-02", "쿠팡"))
      #expect(found == (name, false), "\(found)")
    }
    // As before, another one is of neither.
    let other = try await offered(file("신한카드 이하늘님의 이용내역", "2026-10-02", "쿠팡"))
    #expect(other == ("+신한카드", false), "\(other)")
  }

  @Test func `the file of another holder is asked about, and each finds its own from then on`()
    async throws
  {
    try await books.bring("a.csv", file("신한카드 홍길동님의 이용내역", "2026-10-02", "쿠팡"))
    let next = try await offered(file("신한카드 홍길동님의 이용내역", "2026-11-02", "빵집"))
    #expect(next == ("신한카드", false), "\(next)")
    let same = try await offered(file("신한카드 홍*동 회원님의 이용내역", "2026-11-03", "약국"))
    #expect(same == ("신한카드", false), "\(same)")
    let other = file("신한카드 김영희님의 이용내역", "2026-10-03", "서점")
    let asked = try await offered(other)
    #expect(asked == ("+신한카드 김영희", true), "\(asked)")
    try await books.bring("a.csv", other)
    let later = try await offered(file("신한카드 김영희님의 이용내역", "2026-11-04", "시장"))
    #expect(later == ("신한카드 김영희", false), "\(later)")
    let first = try await offered(file("신한카드 홍길동님의 이용내역", "2026-11-05", "극장"))
    #expect(first == ("신한카드", false), "\(first)")
  }

  @Test func `an account of which no holder is known is asked about once`() async throws {
    try await add("신한카드")
    let text = file("신한카드 홍길동님의 이용내역", "2026-10-02", "쿠팡")
    let preview = try await books.preview("a.csv", text)
    let id = try #require(preview.accounts.last?.id)
    expectEqual(preview.accountQuestion, .otherHolder(id))
    try await books.bring(preview, into: .existing(id))
    let next = try await offered(file("신한카드 홍길동님의 이용내역", "2026-11-02", "빵집"))
    #expect(next == ("신한카드", false), "\(next)")
  }

  @Test func `files of two holders that are chosen at once are asked about`() async throws {
    let one = try await books.preview("a.csv", file("신한카드 홍길동님의 이용내역", "2026-10-02", "쿠팡"))
    for (title, isAsked) in [("신한카드 김영희님의", true), ("신한카드 홍길동님의", false)] {
      var other = try await books.preview("b.csv", file("\(title) 이용내역", "2026-10-03", "서점"))
      other.leaveOut(knownBy: [one])
      expectEqual(other.accountQuestion != nil, isAsked)
    }
  }
}
