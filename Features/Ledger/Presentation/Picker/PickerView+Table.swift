import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// The columns of options with titles.
extension PickerView {
  typealias Column = ListColumn<Picker.Option, Picker.Column>

  /// The least columns of names beside figures.
  private static let nameColumns = 8

  func tableColumns(in room: Int, _ environment: Environment) -> [Column] {
    let cells = detailColumns(\.details, environment)
    let widest = model.list.all.map { environment.columns(of: $0.name) }.max() ?? 0
    // Titles are whole where that cuts no name.
    let titled = zip(cells, model.headings).map { max($0, $1.columns(in: environment)) }
    var rest = room - besideNames(cells) + Self.listColumns - widest
    let widths = zip(cells, titled).map { cell, titled in
      guard titled - cell <= rest else { return cell }
      rest -= titled - cell
      return titled
    }
    let name = Column(
      model.listing == nil ? ReconcileText.account : LedgerText.name,
      .flexible(minimum: Self.nameColumns, preferred: widest, maximum: widest),
      sorts: model.listing == nil ? nil : .name
    ) { option, _ in
      TableRow.Cell(option.name)
    }
    return [name]
      + zip(model.headings, widths).enumerated().map { place, each in
        let (heading, width) = each
        let column = Column(
          heading.title, .fixed(width), alignment: heading.isOfFigures ? .trailing : .leading,
          rank: heading.rank, sorts: heading.sorts, isSearched: !heading.isOfFigures
        ) { option, _ in
          let detail = option.details[place]
          let spoken = heading.unit.map {
            Phrase.composed(ko: "\(detail)\($0)", en: "\(detail) \($0)")
          }
          guard let remark = option.remark, heading.unit != nil else {
            return TableRow.Cell(detail, Style(.dim), spoken: spoken)
          }
          // Also seen without colours.
          return TableRow.Cell(
            [Picker.marked, detail].joined, Style(.warning),
            spoken: [spoken ?? detail, remark].joined(separator: ", "))
        }
        return heading.unit.map(column.counted) ?? column
      }
  }
}

extension Picker {
  /// Stands before a figure that is to be looked at.
  static let marked = Phrase("!")
}

extension Picker.Heading {
  /// The columns of its title, with its unit and the sign of an order.
  func columns(in environment: Environment) -> Int {
    environment.columns(of: unit.map(title.counted) ?? title) + (sorts == nil ? 0 : 2)
  }
}
