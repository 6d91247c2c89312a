import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// All that there is to say of a pair: why it is one, and both entries wholly.
@MainActor
struct LinkDetail {
  private let proposal: LinkProposal
  private let model: Links.Model
  private let symbols: Symbols

  /// Whether it begins with the day, which the rows of few columns do not have, and leaves out the amount.
  private let saysDay: Bool

  init(_ proposal: LinkProposal, _ model: Links.Model, saysDay: Bool, _ symbols: Symbols) {
    (self.proposal, self.model, self.symbols) = (proposal, model, symbols)
    self.saysDay = saysDay
  }

  var widget: any Widget {
    let certainty = proposal.isSure ? LinksText.sure : LinksText.doubtful
    let kind = [proposal.kind.phrase, certainty]
    let day = proposal.first.day.phrase(today: model.today)
    let title = joined(saysDay ? [day] + kind : kind + [proposal.amount.phrase])
    // What is not explained is seen first, however few rows there are.
    var parts: [LayoutItem] = bill.map { [.intrinsic(Paragraph($0))] } ?? []
    parts.append(.intrinsic(Paragraph(title, Style(bold: true))))
    let reasons = proposal.reasons.filter {
      if case .unexplained = $0 { bill == nil } else { true }
    }
    let told = proposal.told(reasons)
    if !told.isEmpty { parts.append(.intrinsic(Paragraph(joined(told)))) }
    parts.append(.intrinsic(Paragraph(words(of: proposal.first))))
    parts.append(.intrinsic(Paragraph(other)))
    return Rows(parts)
  }

  private var other: Phrase {
    if let second = proposal.second { return words(of: second) }
    guard let made = proposal.made else { return model.others(proposal) }
    return joined([model.accounts[made].phrase, LinksText.made, proposal.amount.phrase])
  }

  /// How much of a card's bill its entries explain; nil for all of it.
  private var bill: Phrase? {
    let rest = proposal.first.amount.size - proposal.amount
    guard proposal.kind == .cardBill, rest > .zero else { return nil }
    return joined([
      [LinksText.explained, proposal.amount.phrase].joined,
      [LinksText.unexplained, rest.phrase].joined,
    ])
  }

  /// As `국민은행 · 2026.11.14 오전 9:12 · 삼성카드 · -659,406원 · 기타 · 자동이체`.
  private func words(of row: LedgerRow) -> Phrase {
    let day = DayShape.long.phrase(of: row.day)
    let time = row.entry.bank?.time
    let bank = [row.entry.bank?.kind, row.entry.bank?.counterpart, row.entry.bank?.foreign]
    let said = [row.note] + bank.compactMap(\.self)
    return joined(
      [
        model.accounts[row.account].phrase, time.map { [day, $0].joined } ?? day,
        Phrase(row.text), row.entry.signedAmount, model.categories[row.category].phrase,
      ] + said.filter { !$0.isEmpty && $0 != row.text }.map { Phrase($0) })
  }

  private func joined(_ phrases: [Phrase]) -> Phrase {
    phrases.joined(separator: symbols.separator)
  }
}
