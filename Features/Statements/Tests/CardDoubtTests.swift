import Expectations
import LedgerDomain
import Storage
import Testing

@testable import StatementsDomain

/// Short files of a card whose purchases have a plus, and of accounts that look like them.
struct CardDoubtTests {
  private static let (tesco, airline, ocado) = (
    "13/10/2025,TESCO STORE 2345 LONDON,50", "15/10/2025,BRITISH AIRWAYS,200",
    "16/10/2025,OCADO,75"
  )
  private static let payment = "24/10/2025,PAYMENT RECEIVED - THANK YOU,-300"
  private static let part = "28/10/2025,BRITISH AIRWAYS,-20"

  private func cells(_ line: String) -> [String] { line.split(separator: ",").map(String.init) }

  private func read(_ lines: [String]) -> BankStatement {
    .read([["Date", "Description", "Amount"]] + lines.map(cells))
  }

  @Test(arguments: [
    [tesco, airline, payment, part], [tesco, airline, ocado, payment, part],
    [tesco, airline, ocado, payment, part, "29/10/2025,TESCO STORE 2345 LONDON,-5"],
    [airline, part], [tesco, airline, part, "29/10/2025,TESCO STORE 2345 LONDON,-5"],
    // Of an older purchase.
    [tesco, airline, payment, "28/10/2025,AMAZON,-20"],
    [tesco, payment, "28/10/2025,AMAZON,-20", "29/10/2025,ARGOS,-20"],
    [tesco, airline, "24/10/2025,ONLINE PAYMENT,-300", "28/10/2025,AMAZON,-20"],
    [tesco, "24/10/2025,INTEREST CHARGE,12", payment, part],
    [tesco, airline, "28/10/2025,AMAZON REFUND,-20", "29/10/2025,ARGOS,-20"],
  ])
  func `what came to a card, also in part, is asked about with its purchases spent`(
    _ lines: [String]
  ) {
    let found = read(lines)
    #expect(found.isKindUnclear && found.kind == .card, "\(found.amounts)")
    expectEqual(found.amounts, lines.map { -(Int64(cells($0)[2]) ?? 0) })
  }

  @Test(arguments: [
    // An account that pays and is paid.
    ["13/10/2025,SALARY,3000", "15/10/2025,RENT PAYMENT,-900"],
    ["13/10/2025,SALARY,3000", "15/10/2025,ONLINE PAYMENT,-900"],
    ["13/10/2025,ACME LTD,3000", "15/10/2025,TESCO,-90", "16/10/2025,AMAZON REFUND,-20"],
    ["13/10/2025,JANE,30", "15/10/2025,TESCO,-90", "16/10/2025,JANE,-20", "17/10/2025,LIDL,-9"],
    ["13/10/2025,JANE,20", "15/10/2025,TESCO,-90"], ["13/10/2025,TESCO,-90"],
  ])
  func `an account is read without a question as before`(_ lines: [String]) {
    let found = read(lines)
    #expect(!found.isKindUnclear, "\(found.amounts)")
    expectEqual(found.amounts, lines.map { Int64(cells($0)[2]) ?? 0 })
  }

  @Test func `an account with a salary that thanks for a payment is asked about as one`() {
    let found = read(["13/10/2025,SALARY,3000", Self.payment, "28/10/2025,AMAZON,-20"])
    #expect(found.isKindUnclear && found.kind == .account)
  }

  @Test func `a bank that calls the kinds of its entries subcategories has them`() {
    let found = BankStatement.read([
      ["Number", "Date", "Account", "Amount", "Subcategory", "Memo"],
      ["", "29/10/2025", "20-00-00 12345678", "-200", "Funds Transfer", "J SMITH SAVER"],
      ["", "28/10/2025", "20-00-00 12345678", "-100", "Cash Withdrawal", "BARCLAYS HIGH ST"],
    ])
    expectEqual(found.entries.map(\.entry.bank?.kind), ["Cash Withdrawal", "Funds Transfer"])
    // Where there is a column for the kind, or for what was bought, that is it.
    for heading in ["Type", "Category"] {
      let other = BankStatement.read([
        ["Date", heading, "Subcategory", "Description", "Amount"],
        ["29/10/2025", "Transfer", "Family", "J SMITH", "-200"],
        ["28/10/2025", "Food", "Lunch", "TESCO", "-100"],
      ])
      let kinds = heading == "Type" ? ["Food", "Transfer"] : [nil, nil]
      expectEqual(other.entries.map(\.entry.bank?.kind), kinds)
    }
  }
}
