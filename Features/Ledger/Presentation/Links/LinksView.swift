import Editing
import LedgerDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// The pairs in two parts, the sure ones and those to be checked, and what there is to say of the selected
/// one.
final class LinksView: View<Links> {
  private lazy var list = ListControls<Listing<Links.Row>>(
    LinksText.title, opens: Links.take.title, sender(Action.list), sender(Action.enter))

  private let detail = ScrollState(followsFocus: false)
  /// What all pairs have to be looked at for, once for each list: their kinds, and the widths of the columns
  /// in a language.
  private var kinds: Phrase?
  private var widths: (language: Language, value: LinkColumns.Widths)?

  /// The columns from which the selected pair stands beside the list, and what it has there.
  private static let (columnsForBoth, detailColumns) = (140, 48)
  /// In fewer rows there is no head, and nothing is said of the selected pair below the list.
  private static let (rowsWithHead, rowsWithDetail) = (6, 4)
  /// In fewer rows of the list it has no titles.
  private static let rowsWithTitles = 4

  override init(_ model: Model) {
    super.init(model)
    nameEnter()
  }

  override func modelDidChange(from old: Model) {
    nameEnter()
    if old.proposals != model.proposals || old.today != model.today
      || old.accounts != model.accounts
    {
      (kinds, widths) = (nil, nil)
    }
    if old.selected?.id != model.selected?.id { detail.scrollToStart() }
  }

  private func nameEnter() {
    list.state.activation =
      model.selected?.isSure == true
      ? LinksText.takeSure(model.sureCount) : LinksText.take
  }

  /// Two entries in a row need its columns.
  override var usesWholeStage: Bool { true }

  override var title: Phrase { LinksText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Links.commands) + detail.bindings(down: "]", up: "[", title: LinksText.more)
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in page(in: size, environment) }
  }

  private func page(in size: Size, _ environment: Environment) -> any Widget {
    var parts: [LayoutItem] = []
    if model.list.count > 0, size.rows >= Self.rowsWithHead { parts.append(.fixed(1, head)) }
    parts.append(.flexible(content(in: size, environment), minimum: 1))
    if let work = model.work {
      parts.append(.fixed(1, ProgressBar(work.kind.phrase, permil: work.permil)))
    }
    return Rows(parts)
  }

  /// What was found, and how much of it is sure.
  private var head: any Widget {
    let kinds = kinds ?? LinksText.kinds(model.proposals.value ?? []).joined(separator: " · ")
    self.kinds = kinds
    let counts = LinksText.counts(model)
    return Adaptive { size, environment in
      let needed = [kinds, counts].reduce(4) { $0 + environment.columns(of: $1) }
      guard needed <= size.columns else { return Label(counts, Style(bold: true)) }
      return OneLine(
        parts: Columns(
          .intrinsic(Label(counts, Style(bold: true))), .gap, .intrinsic(Label(kinds, Style(.dim))))
      )
    }
  }

  private func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let selected = model.selected else { return rows }
    let saysDay = size.columns < LinkColumns.columnsForBoth
    let about = Scroll(
      detail, LinkDetail(selected, model, saysDay: saysDay, environment.symbols).widget)
    if size.columns >= Self.columnsForBoth {
      return Columns(
        spacing: 2, .flexible(rows), .fixed(Self.detailColumns, about))
    }
    guard size.rows >= Self.rowsWithDetail else { return rows }
    // The list keeps at least half of the rows.
    let needed = about.size(in: Size(columns: size.columns, rows: size.rows), environment).rows
    let most = max((size.rows - 2) / 2, 1)
    return Rows(
      .flexible(rows, minimum: 1), .fixed(1, Rule()), .fixed(min(needed, most), about))
  }

  private var rows: any Widget {
    let status = ListStatus(
      model.proposals, loading: LinksText.loading, empty: LinksText.empty,
      shownBefore: LedgerText.shownBefore)
    let parts = [(LinksText.sure, model.sureCount), (LinksText.doubtful, model.doubtfulCount)]
    let sections = parts.filter { $0.1 > 0 }.map { List.Section($0.0, count: $0.1) }
    return Adaptive { [self] size, environment in
      let hasTitles = model.list.count > 0 && size.rows >= Self.rowsWithTitles
      let columns = LinkColumns(
        model, widths(in: environment), in: size.columns, hasTitles: hasTitles, environment)
      return list.list(
        grouping: model.list, status, titles: hasTitles ? .fixed(1, columns.titles) : nil,
        sections: sections
      ) { row, above in
        columns.line(of: row.proposal, below: above?.proposal)
      }
    }
  }

  private func widths(in environment: Environment) -> LinkColumns.Widths {
    if let widths, widths.language == environment.language { return widths.value }
    let value = LinkColumns.Widths(model, environment)
    widths = (environment.language, value)
    return value
  }
}
