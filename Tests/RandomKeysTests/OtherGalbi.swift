import LedgerDomain
import MartDomain
import PeopleDomain
import Secrets
import SessionDomain
import Store
import Time
import WalletDomain

@testable import Galbi

/// A second Galbi on the same data, without a screen.
@MainActor
final class OtherGalbi {
  private let component: AppComponent
  private lazy var session = component.makeSession(of: Profile(name: World.user))

  init(_ component: AppComponent) {
    self.component = component
  }

  /// Makes the person a year older, or toggles the favourite.
  ///
  /// It may fail: the person may be gone, or the database taken.
  func meddle(with id: Person.ID, isEdit: Bool) async {
    do throws(PeopleError) {
      // Without the service, which may hold its reply back for longer than this waits.
      let people = session.people.people
      try await people.sync()
      guard isEdit else { return try await people.toggleFavourites([id]) }
      let seen = try await people.find(id).person
      var older = seen
      older.age = seen.age == 99 ? 1 : seen.age &+ 1
      try await people.edit(seen, older)
    } catch {
      // The first Galbi goes on as if nothing had happened.
    }
  }

  /// Brings money into the wallet, from a card that is there afterwards.
  ///
  /// It may fail: the database may be taken.
  func topUp() async {
    do throws(WalletError) {
      await session.wallet.useCases.open()
      let card = try await card()
      _ = try await session.wallet.useCases.topUp(
        TopUpRequest(key: .random(), card: card.id, amount: Won(30_000)))
    } catch {
      // The first Galbi goes on as if nothing had happened.
    }
  }

  private func card() async throws(WalletError) -> Card {
    if let card = session.wallet.useCases.state.value.cards.first { return card }
    return try await session.wallet.useCases.addCard(
      CardDetails(
        number: Secret("4111111111111111".utf8), code: Secret("123".utf8), expiry: "12/29"))
  }

  /// Orders milk at the shop, with money from a card.
  ///
  /// It may fail: it may be sold out, or the database may be taken.
  func order() async {
    await topUp()
    guard let mart = session.parts.compactMap({ $0 as? MartComponent }).first?.mart else { return }
    do throws(MartError) {
      var contents = try await mart.draft()
      contents.lines = mart.catalogue["milk"].map { [OrderLine($0, 1)] } ?? []
      for field in OrderField.all where !field.isBilling { contents[field] = Self.text(of: field) }
      _ = try await mart.perform(mart.makeKey(), .place(contents))
    } catch {
      // The first Galbi goes on as if nothing had happened.
    }
  }

  private static func text(of field: OrderField) -> String {
    switch field {
    case .contact(.telephone): "010-1234-5678"
    case .contact(.email): "me@example.org"
    case .shipping(.zip): "04524"
    default: "갈비"
    }
  }

  /// Imports what a bank and a card have of a household: a bill, a purchase over months, its refund, payments
  /// of a loan, and a transfer.
  ///
  /// It may fail: the database may be taken, or all of it may be there.
  func bringStatements() async {
    guard let ledger = session.parts.compactMap({ $0 as? LedgerComponent }).first?.ledger else {
      return
    }
    for (name, lines) in Self.statements {
      let entries = lines.compactMap { line -> StatementEntry? in
        guard let day = Day(rawValue: line.day) else { return nil }
        let bank = BankRecord(
          kind: line.kind, instalment: line.kind == "할부" ? Instalment(months: 3) : nil)
        return StatementEntry(
          LedgerEntry(
            day: day, amount: Won(line.amount), text: line.text, category: .other, bank: bank))
      }
      do throws(LedgerError) {
        // The accounts are known once a page was read.
        _ = try await ledger.list(LedgerQuery(), 0..<1)
        let known = ledger.state.value.settings.accounts.list.first { $0.name == name }?.id
        _ = try await ledger.perform(
          .addUnknown(entries, file: "\(name).csv", to: known.map { .existing($0) } ?? .new(name)))
      } catch {
        // The first Galbi goes on as if nothing had happened.
      }
    }
  }

  private static let statements:
    [(String, [(day: Int, amount: Int64, text: String, kind: String)])] = [
      (
        "국민은행",
        [
          (2023_09_05, -812_345, "주택대출 원리금", "대출"), (2023_10_05, -812_345, "주택대출 원리금", "대출"),
          (2023_10_11, -500_000, "본인", "이체"), (2023_10_25, -148_000, "신한카드", "카드대금"),
          (2023_11_05, -812_345, "주택대출 원리금", "대출"), (2023_11_10, 2_900_000, "급여", "급여"),
        ]
      ),
      ("카카오뱅크", [(2023_10_11, 500_000, "본인", "이체"), (2023_11_01, 7_000, "김하늘", "이체")]),
      (
        "신한카드",
        [
          (2023_09_20, -48_000, "한강서점", "일시불"), (2023_09_21, -300_000, "푸른가전", "할부"),
          (2023_10_28, -18_000, "푸른마트", "일시불"), (2023_11_02, 18_000, "푸른마트 취소", "취소"),
        ]
      ),
    ]

  /// Lets go of the database.
  func end() async {
    session.close()
    await component.closing?.value
  }
}
