import Editing
import Phrases
import TerminalUI
import Time
import WalletDomain

/// The next ride above the rides before it; the button has the focus first.
struct TransportPage: Widget {
  let places: [TextField]
  /// The fare and the balance.
  let amounts: [(name: Phrase, amount: Phrase)]
  /// What comes of them, where there is room.
  let rest: [(name: Phrase, amount: Phrase, style: Style)]
  let call: Button
  /// That a taxi is being called, or what went wrong.
  let note: (any Widget)?
  /// Nil before they were read.
  let rides: Listing<Receipt>?
  let list: ListControls<Listing<Receipt>>
  let today: Day
  let scroll: ScrollState

  static let labelColumns = 8
  /// The most columns of the form.
  private static let formColumns = 46
  /// The least columns of the fare and the balance.
  private static let amountColumns = 12
  /// With so many rows there are blank rows between the parts.
  private static let roomyRows = 13

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let isRoomy = size.rows >= Self.roomyRows
    let gap = isRoomy ? 1 : 0
    let noteRows = min(
      note?.size(in: Size(columns: size.columns, rows: 2), canvas.environment).rows ?? 0,
      max(size.rows - 2, 0))
    let lines = lines(isRoomy: isRoomy)
    let formRows = min(places.count + lines.count, max(size.rows - 1 - noteRows, 0))
    let callRow = formRows + gap
    draw(call, row: callRow, rows: 1, on: canvas)
    if let note { draw(note, row: callRow + 1, rows: noteRows, on: canvas) }
    drawRides(from: callRow + 1 + noteRows + gap, on: canvas)
    draw(Scroll(scroll, form(lines, size)), row: 0, rows: formRows, on: canvas)
  }

  private func draw(_ widget: some Widget, row: Int, rows: Int, on canvas: Canvas) {
    let rows = min(rows, max(canvas.size.rows - row, 0))
    widget.draw(on: canvas.region(rows: row..<row + rows))
  }

  private func lines(
    isRoomy: Bool
  ) -> [(name: Phrase, amount: Phrase, style: Style)] {
    amounts.map { ($0, $1, .plain) } + (isRoomy ? rest : [])
  }

  private func form(
    _ lines: [(name: Phrase, amount: Phrase, style: Style)], _ size: Size
  ) -> any Widget {
    let lines = lines.map { name, amount, style in
      // What it is called is cut before an amount is.
      Columns(
        spacing: 1, .flexible(Label(name, Style(.dim))),
        .minimum(Self.amountColumns, Label(amount, style, alignment: .trailing)))
    }
    let rows = Rows(places.map { .fixed(1, $0) } + lines.map { .fixed(1, $0) })
    return Columns(.fixed(min(Self.formColumns, size.columns), rows))
  }

  private func drawRides(from row: Int, on canvas: Canvas) {
    let rows = canvas.size.rows - row
    guard rows >= 2, let rides else { return }
    let place = canvas.region(rows: row..<row + rows)
    guard rides.count > 0 else {
      return Paragraph(TransportText.noRides, Style(.dim))
        .draw(on: place)
    }
    Rows(
      .fixed(1, head(rides)),
      .flexible(RideTable(rides: rides, today: today, list: list), minimum: 1)
    ).draw(on: place)
  }

  /// How many rides there are.
  private func head(_ rides: Listing<Receipt>) -> any Widget {
    OneLine(
      Columns(
        spacing: 2, .intrinsic(Label(TransportText.rides, Style(bold: true))),
        .intrinsic(Label(rides.count.grouped, Style(.dim))), .gap))
  }

  func describe(to speech: Speech) {
    for field in places { field.describe(to: speech) }
    for line in lines(isRoomy: true) {
      let words = [line.name, line.amount].joined(separator: ": ")
      speech.say(words.text(speech.environment.language))
    }
    call.describe(to: speech)
    note?.describe(to: speech)
    if let rides, rides.count > 0 {
      RideTable(rides: rides, today: today, list: list).describe(to: speech)
    }
  }
}
