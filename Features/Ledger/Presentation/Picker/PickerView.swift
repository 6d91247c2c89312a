import Editing
import LedgerDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// A row for each option; the present one is marked.
final class PickerView: View<Picker> {
  private lazy var list = ListControls<Listing<Picker.Option>>(
    model.title, opens: model.action,
    sortTitles: (model.listing?.columns ?? []).map { ($0, $0.phrase) }, sender(Action.list),
    sender(Action.choose))

  /// In fewer columns options have their short details.
  private static let roomForDetails = 50
  /// The columns of a list beside its rows: the mark of the selection, and the scroll bar.
  private static let listColumns = 4
  private static let spacing = 2

  /// How a list is sorted, by keys, commands and clicks; nil for one that is not.
  private var sorting: SortControls<Picker.Column>? {
    model.listing != nil && model.options.count > 1 ? list.sorting(of: model.list) : nil
  }

  override var title: Phrase { model.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let leaving =
      model.back != nil ? FormText.back : model.showsPresent ? FormText.cancel : FormText.close
    let own = model.list.selected?.commands ?? []
    // What adds one first, and what moves one last, as far as there is room for hints.
    let all = model.commands.prefix(1) + own + model.commands.dropFirst()
    let moves = ScreenCommand.moves.map(\.key)
    // Options are moved in the order that they have by themselves only.
    let commands =
      all.filter { !moves.contains($0.key) }
      + (model.list.sort.column == nil ? all.filter { moves.contains($0.key) } : [])
    return commands.map { key($0.key, title: $0.title, sends: .run($0.outcome)) }
      + (sorting?.bindings(in: environment) ?? []) + [
        key(.escape, title: leaving, sends: .cancel)
      ]
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let rows = model.options.isEmpty ? 2 : model.options.count + (sorting == nil ? 0 : 1)
    return Size(
      columns: min(model.columns, offered.columns), rows: min(rows, offered.rows))
  }

  override func body(in environment: Environment) -> any Widget {
    let lines = Adaptive { [self] size, environment in list(in: size.columns, environment) }
    return sorting.map {
      Rows(.fixed(1, $0.words(in: environment)), .flexible(lines, minimum: 1))
    } ?? Rows(.flexible(lines, minimum: 1))
  }

  private func list(in columns: Int, _ environment: Environment) -> any Widget {
    let isNarrow = columns < Self.roomForDetails
    func details(of option: Picker.Option) -> [Phrase] {
      (isNarrow ? option.shortDetails : nil) ?? option.details
    }
    let widths = model.options.reduce(into: [Int]()) { widths, option in
      for (place, detail) in details(of: option).enumerated() {
        let columns = environment.columns(of: detail)
        if place < widths.count {
          widths[place] = max(widths[place], columns)
        } else {
          widths.append(columns)
        }
      }
    }
    // The short names where any other would be cut.
    let beside = widths.reduce(Self.listColumns) { $0 + $1 + Self.spacing }
    let usesShortNames =
      isNarrow
      || model.options.contains {
        $0.shortName != nil && environment.columns(of: $0.name) > columns - beside
      }
    return list.list(model.list, model.empty.map { ListStatus(empty: $0) }) { [model] option in
      let isPresent = model.showsPresent && option.id == model.present
      let name = (usesShortNames ? option.shortName : nil) ?? option.name
      let swatch = option.role.map { LayoutItem.intrinsic(Swatch($0)) }
      let parts: [LayoutItem?] = [
        swatch, .flexible(Label(name)),
        isPresent ? .intrinsic(Label(LedgerText.present, Style(.dim))) : nil,
      ]
      let figures = zip(widths, details(of: option)).map { width, detail in
        let label = Label(detail, Style(.dim), alignment: .trailing)
        // Nothing has to stand below a single detail.
        return widths.count == 1 ? LayoutItem.intrinsic(label) : .fixed(width, label)
      }
      return Columns(spacing: Self.spacing, parts.compactMap(\.self) + figures)
    }
  }
}

extension UserCategory {
  /// Its colour.
  var role: Role { Role.tints[abs(tint) % Role.tints.count] }
}
