import Editing
import LedgerDomain
import Phrases
import Search
import Store
import TerminalRIBs
import TerminalUI

/// A row for each option; the present one is marked.
final class PickerView: View<Picker> {
  private lazy var list = controls()

  /// In fewer columns options have their short details.
  private static let roomForDetails = 50
  /// The columns of a list beside its rows: the mark of the selection, and the scroll bar.
  static let listColumns = 4
  private static let (spacing, swatchColumns) = (2, 2)
  private static let leastRows = 5

  /// In a wide window names have more room.
  override var mostAsSheet: Size { Size(columns: 120, rows: Sheet.maximum.rows) }

  override var leastRowsAsSheet: Int? { model.isOfEntries ? Self.leastRows : nil }

  /// How lines are sorted, which have no titles to click; nil for a list that is not sorted.
  private var sorting: SortControls<Picker.Column>? {
    let hasWords = model.listing != nil && model.hasSeveral && model.headings.isEmpty
    return hasWords ? list.sorting(of: model.list) : nil
  }

  /// Whether the line of the search stands above the rows.
  private var hasSearchLine: Bool { model.list.search.isTyping || model.list.isSearched }

  override var title: Phrase { model.title }

  override func modelDidChange(from old: Picker.Model) {
    if model.hasSeveral != old.hasSeveral { list = controls() }
  }

  private func controls() -> ListControls<Listing<Picker.Option>> {
    ListControls(
      model.title, opens: model.action, named: model.actionName,
      isSearched: model.hasSeveral && !model.isQuestion,
      sortTitles: (model.hasSeveral ? model.listing?.columns ?? [] : []).map { ($0, $0.phrase) },
      sender(Action.list), sender(Action.choose))
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let leaving =
      model.back != nil ? FormText.back : model.showsPresent ? FormText.cancel : FormText.close
    let own = model.list.selected?.commands ?? []
    // What adds one first, and what moves one last, as far as there is room for hints.
    let all = model.commands.prefix(1) + own + model.commands.dropFirst()
    let moves = ScreenCommand.moves.map(\.key)
    let commands =
      all.filter { !moves.contains($0.key) }
      + all.filter { moves.contains($0.key) }.map { move in
        obstacle(to: move).map(move.refused) ?? move
      }
    let keys = commands.map {
      key($0.key, title: $0.title, isHinted: $0.hasOutcome, sends: .run($0.effect)).named($0.name)
    }
    return list.bindings(
      of: model.list, first: keys + bindings(of: Picker.history + [Picker.retry]),
      // Esc ends a search before it leaves the list.
      model.list.isSearched ? [] : [key(.escape, title: leaving, sends: .cancel)],
      in: environment)
  }

  /// Why the selected option cannot be moved; nil where it can, or says so itself.
  private func obstacle(to move: Picker.Command) -> Phrase? {
    guard move.hasOutcome else { return nil }
    // Options are moved in the order that they have by themselves only.
    guard model.list.sort.column == nil, !model.list.isSearched else {
      return LedgerText.inOtherOrder
    }
    let isUp = move.key == ScreenCommand.moveUp.key
    let next = model.list.row(at: model.list.selection + (isUp ? -1 : 1))
    let canPass = next?.commands.contains { $0.key == move.key && $0.hasOutcome } == true
    return canPass ? nil : isUp ? LedgerText.isFirst : LedgerText.isLast
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let hasTitles = sorting != nil || !model.headings.isEmpty && !model.list.all.isEmpty
    let lines = (hasTitles ? 1 : 0) + (hasSearchLine ? 1 : 0) + (hasRemarks ? 1 : 0)
    // A table of one row has no titles in two.
    let least = hasSearchLine || model.list.all.isEmpty || hasTitles ? 2 : 0
    let rows = max(model.list.all.count, least) + lines
    let columns = max(model.columns, naturalColumns(environment))
    return Size(columns: min(columns, offered.columns), rows: min(rows, offered.rows))
  }

  /// The columns in which no name of what is managed is cut.
  private func naturalColumns(_ environment: Environment) -> Int {
    guard model.managed != nil else { return 0 }
    let options = model.list.all
    let names = options.map {
      environment.columns(of: $0.name) + ($0.role == nil ? 0 : Self.swatchColumns + Self.spacing)
    }
    let details = detailColumns(\.details, environment)
    let heads = model.headings.map { $0.columns(in: environment) }
    let widths = zip(details, heads).map(max) + details.dropFirst(heads.count)
    return besideNames(widths) + (names.max() ?? 0)
  }

  /// The columns of each detail of the options.
  func detailColumns(
    _ details: (Picker.Option) -> [Phrase], _ environment: Environment
  ) -> [Int] {
    model.list.all.reduce(into: []) { widths, option in
      for (place, detail) in details(option).enumerated() {
        let isMarked =
          option.remark != nil && model.headings.indices.contains(place)
          && model.headings[place].unit != nil
        let columns =
          environment.columns(of: isMarked ? [Picker.marked, detail].joined : detail)
        if place < widths.count {
          widths[place] = max(widths[place], columns)
        } else {
          widths.append(columns)
        }
      }
    }
  }

  func besideNames(_ details: [Int]) -> Int {
    details.reduce(Self.listColumns) { $0 + $1 + Self.spacing }
  }

  override func body(in environment: Environment) -> any Widget {
    guard model.headings.isEmpty else {
      let table = Adaptive { [self] size, environment in
        list.table(
          model.list, listStatus, columns: tableColumns(in: size.columns, environment),
          in: environment)
      }
      guard hasRemarks else { return table }
      let remark = OneLine(Label(model.list.selected?.remark ?? Phrase(""), Style(.warning)))
      return Rows(.flexible(table, minimum: 1), .fixed(1, remark))
    }
    let lines = Adaptive { [self] size, environment in list(in: size.columns, environment) }
    return sorting.map {
      Rows(.fixed(1, $0.words(in: environment)), .flexible(lines, minimum: 1))
    } ?? Rows(.flexible(lines, minimum: 1))
  }

  /// Whether a line below the options says what is to be looked at.
  private var hasRemarks: Bool { model.list.all.contains { $0.remark != nil } }

  private var listStatus: ListStatus {
    ListStatus(
      model.reading, empty: (model.reading.isLoading ? nil : model.empty) ?? Phrase(""),
      nothingFound: ListText.nothingFoundHere)
  }

  private func list(in columns: Int, _ environment: Environment) -> any Widget {
    let isNarrow = columns < Self.roomForDetails
    // A name of a file that would be cut is worth more than the details.
    let room = columns - besideNames(detailColumns(\.details, environment))
    let hasCutFiles = model.list.all.contains {
      $0.isFile && environment.columns(of: $0.name) > room
    }
    // So is a name than figures to the won.
    let hasCutNames = model.list.all.contains {
      $0.shortDetails?.isEmpty == false && environment.columns(of: $0.shortName ?? $0.name) > room
    }
    func details(of option: Picker.Option) -> [Phrase] {
      (isNarrow || hasCutFiles || hasCutNames ? option.shortDetails : nil) ?? option.details
    }
    let widths = detailColumns(details, environment)
    let beside = besideNames(widths)
    // The short names where any other would be cut.
    let usesShortNames =
      isNarrow
      || model.list.all.contains {
        $0.shortName != nil && environment.columns(of: $0.name) > columns - beside
      }
    return list.list(model.list, listStatus) { [model] option in
      let isPresent = model.showsPresent && option.id == model.present
      var name = (usesShortNames ? option.shortName : nil) ?? option.name
      if option.isFile {
        name = Phrase(
          environment.cutInMiddle(name.text(environment.language), to: columns - beside))
      }
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
      let line = Columns(spacing: Self.spacing, parts.compactMap(\.self) + figures)
      guard let details = option.spokenDetails else { return line }
      let words = details.map { LayoutItem.fixed(1, Label($0)) }
      return Spoken(line, as: Rows(parts.compactMap(\.self) + words))
    }
  }
}

extension UserCategory {
  /// Its colour.
  var role: Role { Role.tints[abs(tint) % Role.tints.count] }
}
