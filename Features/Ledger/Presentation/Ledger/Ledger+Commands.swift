import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// What keys do, in the order of use: `first`, `mark`, `ofRows`, `ofEntries`, `otherView`, `ofMonths`, `ofChosen`,
/// `ofLists`.
extension Ledger {
  /// The other keys are the field's.
  static let whileTyping: [KeyCommand<Ledger>] = [
    escape,
    KeyCommand(.down, .tab, title: ListText.toList, sends: .list(.search(.end))).unhinted,
  ]

  static let first: [KeyCommand<Ledger>] = [
    KeyCommand("A", title: LedgerText.always) {
      $0.offer == nil ? .tell(LedgerText.noOffer) : .takeOffer
    }.hinted { $0.offer != nil }, escape, detail,
    detail.instead { model in
      model.listing.isRead && model.chart.only == nil ? .tell(LedgerText.oneMonthFirst) : nil
    },
    retry.when(\.hasFailed),
  ]

  static let ofEntries = ofFiles + history + [find]

  /// What can be done with the entry that is shown over the table.
  static let ofEntry = ofRows + ofChosen

  /// Also the key of the chart's bars.
  static let mark = ScreenCommand(
    " ", LedgerText.mark, named: Phrase(ko: "내역 선택", en: "select entry"), words: ["mark"],
    needs: .row)
  static let otherView = ScreenCommand(
    "t", LedgerText.otherView, words: ["차트", "그래프", "chart", "graph"])
  /// The key is the table's.
  static let entry = ScreenCommand(
    .enter, LedgerText.entry, named: Phrase(ko: "내역 자세히", en: "details of entry"),
    words: ["내역 상세", "show"], needs: .row)

  private static let escape = KeyCommand<Ledger>(.escape, title: ListText.showAll, sends: .escape)
    .when { $0.escape != nil }
    .titled { model -> Phrase? in
      switch model.escape {
      case .cancel: FormText.cancel
      case .unmark: LedgerText.unmark
      case .widen, nil: nil
      }
    }

  private static let detail = KeyCommand<Ledger>(
    "T", title: LedgerText.byPayee, sends: .switchDetail
  ).when { $0.listing.isRead && $0.chart.only != nil }
    .titled { model -> Phrase? in
      model.chart.detail == .days ? LedgerText.byPayee : LedgerText.byDay
    }.elsewhere(words: ["거래처", "payees"], unless: LedgerText.oneMonthFirst)

  private static let retry = KeyCommand<Ledger>.refresh(\.hasFailed, sends: .retry)

  static let ofRows: [KeyCommand<Ledger>] =
    [
      KeyCommand("P", title: LinksText.linkChosen, sends: .linkChosen).when(\.hasMarked)
        .hinted(\.listing.marks.mayBeLinked)
        .elsewhere(
          words: ["직접 연결", "이체로 연결", "환불로 연결", "pair", "refund", "transfer"], needs: .row,
          unless: LinksText.chooseMore),
      order,
      KeyCommand("o", title: LinksText.jump) { model in
        model.hasPair ? .goToPair : model.hasRows ? .tell(LinksText.nothingToShow) : nil
      }.when { !$0.hasOrder }.hinted(\.hasPair),
    ] + ofCategories

  private static let order = KeyCommand<Ledger>("o", title: LedgerText.order, sends: .openOrder)
    .when { $0.listing.isRead && $0.hasOrder }.elsewhere(needs: .row)

  private static let ofCategories: [KeyCommand<Ledger>] = [
    KeyCommand("c", title: LedgerText.categorise, sends: .categorise).when(\.hasChosen)
      .named(Phrase(ko: "내역 분류", en: "categorise entry"))
      .elsewhere(words: ["분류", "category"], needs: .row),
    KeyCommand("n", .control("n"), title: LedgerText.note, sends: .note)
      .named(Phrase(ko: "내역 메모", en: "note of entry"))
      .when(\.hasChosen).yielding(toSearch: \.listing.query.isSearch)
      .elsewhere(words: ["적기", "memo", "comment"], needs: .row),
  ]

  private static let ofFiles: [KeyCommand<Ledger>] = [
    KeyCommand("a", title: ListText.add, sends: .add)
      .named(Phrase(ko: "내역 추가", en: "add entry"))
      .elsewhere(words: ["new entry"]),
    KeyCommand("i", title: LedgerText.importing, sends: .bankImport)
      .named(Phrase(ko: "내역 가져오기", en: "import entries"))
      .elsewhere(words: ["불러오기", "load", "bank statement"]),
    KeyCommand("x", title: LedgerText.exporting, sends: .export).hinted { !$0.isEmpty }
      .named(Phrase(ko: "내역 내보내기", en: "export entries"))
      .elsewhere(words: ["저장", "save", "CSV"]),
  ]

  private static let history = KeyCommand<Ledger>.history(\.history, sends: Action.history)

  private static let find = KeyCommand<Ledger>(
    "/", title: LedgerText.find, sends: .list(.search(.start))
  )
  .named(Phrase(ko: "내역 검색", en: "search entries")).when(\.listing.isRead).elsewhere(words: [
    "찾기", "find",
  ])

  static let ofMonths: [KeyCommand<Ledger>] = [
    KeyCommand("m", title: LedgerText.month, sends: .filterByMonth)
      .elsewhere(words: ["기간", "월별", "period"]),
    KeyCommand("f", title: LedgerText.onlyCategory, sends: .filterByCategory)
      .elsewhere(words: ["분류별"]),
    KeyCommand("v", title: LedgerText.onlyAccount, sends: .filterByAccount)
      .elsewhere(words: ["계좌별"]),
    KeyCommand("[", title: LedgerText.earlier, sends: .turnChart(months: -1)).elsewhere(),
    KeyCommand("]", title: LedgerText.later, sends: .turnChart(months: 1)).elsewhere(),
  ].map { $0.when(\.listing.isRead) }

  static let ofChosen = ofEdits + [unlink]

  /// The keys of what is done with entries, which say that none is chosen, as at the chart.
  static let ofNoEntry = ([order] + ofCategories + ofEdits + [unlink]).map {
    $0.instead { model in
      guard model.listing.isRead, model.queryFault == nil else { return nil }
      return .tell(
        model.hasRows ? LedgerText.noneChosen : LedgerText.nothing(of: model.listing.query))
    }
  }

  private static let unlink = KeyCommand<Ledger>("p", title: LinksText.unlink) { model in
    model.hasLinked ? .unlink : model.hasRows ? .tell(LinksText.nothingToUnlink) : nil
  }
  .hinted(\.hasLinked).named(Phrase(ko: "내역 연결 해제", en: "unlink entry"))
  .elsewhere(words: ["이체 해제", "remove the link"], needs: .row)

  private static let ofEdits: [KeyCommand<Ledger>] = [
    KeyCommand("e", title: ListText.edit, sends: .edit).when(\.hasRows)
      .named(Phrase(ko: "내역 편집", en: "edit entry"))
      .elsewhere(words: ["고치기", "수정", "correct"], needs: .row),
    KeyCommand("E", title: LedgerText.splitting, sends: .split).when(\.hasRows)
      .named(Phrase(ko: "내역 나누기", en: "split entry"))
      .elsewhere(words: ["쪼개기", "parts"], needs: .row),
    KeyCommand("D", title: LedgerText.copying, sends: .copy).when(\.hasRows)
      .named(Phrase(ko: "내역 복제", en: "duplicate entry"))
      .elsewhere(words: ["복사", "반복", "copy", "repeat"], needs: .row),
    KeyCommand("M", title: LedgerText.toAccount, sends: .moveToAccount).when(\.hasChosen)
      .named(Phrase(ko: "내역을 다른 계좌로 옮기기", en: "move entry to another account"))
      .elsewhere(needs: .row),
    KeyCommand("d", title: ListText.delete, sends: .delete).when(\.hasChosen)
      .named(Phrase(ko: "내역 삭제", en: "delete entry"))
      .elsewhere(words: ["제거", "remove"], needs: .row),
  ]

  static let ofLists: [KeyCommand<Ledger>] = [
    KeyCommand("=", title: LedgerText.reconcile, sends: .manage(.account(.reconcile(nil))))
      .elsewhere(
        words: ["맞추기", "대사", "확인됨", "statement balance", "cleared"],
        opening: Reconcile.commands.elsewhere()),
    KeyCommand("L", title: LedgerText.locks, sends: .manage(.lock(.list(nil))))
      .elsewhere(opening: ScreenCommand.ofLocks),
    KeyCommand("K", title: LedgerText.accounts, sends: .manage(.account(.list(nil))))
      .elsewhere(words: ["통장", "bank account"], opening: ScreenCommand.ofAccounts),
    KeyCommand("C", title: LedgerText.categories, sends: .manage(.category(.list(nil))))
      .elsewhere(words: ["분류", "category"], opening: ScreenCommand.ofCategories),
    KeyCommand("r", title: LedgerText.rules, sends: .manage(.rule(.list(nil))))
      .elsewhere(words: ["자동 분류", "automatic"], opening: ScreenCommand.ofRules),
    KeyCommand("I", title: LedgerText.imports, sends: .manage(.imported(.list)))
      .elsewhere(words: ["files"], opening: ScreenCommand.ofImports),
    KeyCommand("b", title: BudgetText.title, sends: .budgets).elsewhere(),
    KeyCommand("P", title: LinksText.open, sends: .links).when { !$0.hasMarked }.elsewhere(),
    retry.when { !$0.hasFailed },
  ]
}

extension Ledger.Model {
  /// Whether rows are listed.
  var hasRows: Bool { listing.isRead && listing.count > 0 }

  fileprivate var hasFailed: Bool { listing.isWanting }

  /// Whether there are rows that a command is for.
  fileprivate var hasChosen: Bool { hasRows || listing.marks.areListed }

  /// Whether there are rows that may be linked as the user says.
  fileprivate var hasMarked: Bool { listing.marks.areListed }

  fileprivate var hasOrder: Bool { listing.selected?.order != nil }

  fileprivate var hasPair: Bool { pairs.contains { $0.other != nil } }

  /// Whether there are rows that may be linked with others.
  fileprivate var hasLinked: Bool {
    listing.marks.areListed || listing.selected?.link != nil || !pairs.isEmpty
  }

  /// Whether there is nothing to write into a file.
  fileprivate var isEmpty: Bool { listing.isRead && !hasRows && listing.query.isEverything }
}
