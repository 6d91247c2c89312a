import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// The form in which an entry is written by hand, or corrected.
enum EntryForm: Riblet {
  struct Input: FormInput {
    var draft: LedgerDraft
    /// The row that is corrected; nil for a new entry.
    var row: LedgerRow?
    /// The text messages that were pasted with the one that is shown, and come after it.
    var messages: [String] = []
    /// How many were pasted beyond those.
    var leftOut = 0

    /// Takes the first of some messages, and keeps as many of those behind it as the form goes through.
    mutating func take(_ all: [String], today: Day, accounts: [LedgerAccount]) {
      guard let first = all.first else { return }
      draft.take(first, today: today, accounts: accounts)
      messages = Array(all.prefix(BankMessage.most).dropFirst())
      leftOut = all.count - messages.count - 1
    }

    /// Puts messages behind those that wait.
    mutating func append(_ all: [String]) {
      let more = all.prefix(max(BankMessage.most - 1 - messages.count, 0))
      messages += more
      leftOut += all.count - more.count
    }

    /// Goes on with the next message in an empty form.
    mutating func takeNext(today: Day, accounts: [LedgerAccount]) {
      var next = LedgerDraft(day: today)
      next.account = draft.account
      draft = next
      let leftOut = leftOut
      take(messages, today: today, accounts: accounts)
      self.leftOut = leftOut
    }

    var firstFault: LedgerField? {
      let errors = draft.errors
      return fields.first { errors[$0] != nil }
    }

    /// What can be typed, in the order of the form.
    ///
    /// Of the wallet's entries that is the note, and of locked ones neither day nor amount. A note of several
    /// lines has a sheet of its own.
    var fields: [LedgerField] {
      guard let row else { return LedgerDraft.fields }
      let isLong = row.note.contains("\n") || !row.note.fits(LedgerEntry.textLimit)
      let facts: [LedgerField] =
        switch (row.origin, row.isLocked) {
        case (.wallet, _): []
        case (_, true): [.text, .payee]
        case (_, false): [.day, .amount, .text, .payee]
        }
      return facts + (isLong ? [] : [.note])
    }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      (LedgerDraft.fields + [.payee]).map { ($0.rawValue, \.draft[$0]) } + [
        ("account", \.account), ("received", \.received), ("category", \.category),
        ("chosen", \.chosen), ("name", \.proposedName), ("message", \.draft.message),
        ("messages", \.waiting), ("left-out", \.others),
      ]
    }

    private var account: String {
      get { draft.account.rawValue }
      set { draft.account = LedgerAccount.ID(rawValue: newValue) }
    }

    private var received: String {
      get { draft.isReceived ? "yes" : "" }
      set { draft.isReceived = newValue == "yes" }
    }

    /// Whether the user has chosen the category, which is read before.
    private var chosen: String {
      get { draft.followsRules ? "" : "yes" }
      set { if newValue == "yes" { draft.choose(draft.category) } }
    }

    private var proposedName: String {
      get { draft.proposedName ?? "" }
      set { draft.proposedName = newValue.isEmpty ? nil : newValue }
    }

    /// The messages that come after the one that is shown.
    private var waiting: String {
      get { messages.joined(separator: "\u{1}") }
      set { messages = newValue.split(separator: "\u{1}").map(String.init) }
    }

    private var others: String {
      get { leftOut == 0 ? "" : String(leftOut) }
      set { leftOut = Int(newValue) ?? 0 }
    }

    private var category: String {
      get { draft.category.rawValue }
      set { draft.category = LedgerCategory(rawValue: newValue) }
    }
  }

  struct Model: Equatable {
    var categories = LedgerCategories.builtIn
    /// Those that entries can be written into.
    var accounts: [LedgerAccount] = []
    var form: FormState<Input> {
      didSet { if draft.message != oldValue.input.draft.message { isKnown = false } }
    }
    /// Whether the ledger has what the message tells of.
    var isKnown = false
    /// Whether the form is about the entry that is selected, which it corrects or begins another one with.
    let isAboutEntry: Bool

    /// Of a new entry without a row that is corrected; `isCopy` of one that begins with the values of another.
    init(_ draft: LedgerDraft, of row: LedgerRow? = nil, isCopy: Bool = false) {
      form = FormState(Input(draft: draft, row: row))
      isAboutEntry = isCopy || row != nil
    }

    var draft: LedgerDraft { form.input.draft }
    var row: LedgerRow? { form.input.row }
    var fields: [LedgerField] { form.input.fields }

    /// What is said below the fields; nil for nothing.
    var hint: Phrase? {
      if let fixed { return fixed }
      let phrases = [
        pastDay.map(LedgerText.pastDay),
        draft.foreignAmount.map(LedgerText.foreign),
        draft.movesNothing ? LedgerText.movesNothing : nil,
        isKnown ? LedgerText.alreadyThere : nil,
        form.input.messages.isEmpty ? nil : LedgerText.moreMessages(form.input.messages.count),
        form.input.leftOut == 0 ? nil : LedgerText.messagesLeftOut(form.input.leftOut),
      ].compactMap(\.self)
      return phrases.isEmpty
        ? nil
        : Phrase(
          ko: phrases.map { $0.text(.korean) }.joined(separator: " "),
          en: phrases.map { $0.text(.english) }.joined(separator: " "))
    }

    /// The day of an earlier year that is meant by one without a year, which may be yet to come; nil for any other.
    private var pastDay: Day? {
      let (text, latest) = (draft[.day], draft.latestDay)
      guard let day = DayText.typed(text, upTo: latest), day.year < latest.year,
        let end = Day(year: latest.year, month: 12, day: 31),
        DayText.typed(text, upTo: end) != day
      else { return nil }
      return day
    }

    /// What is fixed of the row, in words; nil if nothing is.
    var fixed: Phrase? {
      if row?.origin == .wallet { return LedgerText.walletFixed }
      return row?.isLocked == true ? LedgerText.lockedFixed : nil
    }

    /// A text that is too long says so at once.
    func error(in field: LedgerField) -> LedgerValidationError? {
      let error = draft.errors[field]
      return form.showsErrors || error?.isSaidAtOnce == true ? error : nil
    }
  }

  enum Action {
    case type(String, in: LedgerField)
    /// Text messages, one after another.
    case paste([String])
    /// More text messages than can be read at once.
    case pasteTooMany
    /// Leaves out the message that is shown.
    case skip
    case switchDirection
    case stepCategory(Int)
    case stepAccount(Int)
    case form(FormEvent)
  }
}

struct EntryFormBuilder {
  let dependencies: LedgerDependencies

  static let segment: Segment = "add"

  /// `account` is the one that the table shows alone; nil for all.
  @MainActor func build(
    _ account: LedgerAccount.ID?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    var draft = LedgerDraft(day: Day(milliseconds: dependencies.clock.now))
    if let account, account != .superPay { draft.account = account }
    return build(EntryForm.Model(draft), Self.segment, listener)
  }

  /// Corrects a row.
  @MainActor func build(
    editing row: LedgerRow, at segment: Segment?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    build(EntryForm.Model(LedgerDraft(row), of: row), segment, listener)
  }

  /// Begins a new entry that says what a row says, but today.
  @MainActor func build(
    copying row: LedgerRow, at segment: Segment?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    var draft = LedgerDraft(row)
    draft.latestDay = Day(milliseconds: dependencies.clock.now)
    draft[.day] = draft.latestDay.description
    draft[.text] = row.name
    draft[.note] = LedgerEntry.normalised(row.note)
    if row.account == .superPay { draft.account = .cash }
    return build(EntryForm.Model(draft, isCopy: true), segment, listener)
  }

  @MainActor private func build(
    _ model: EntryForm.Model, _ segment: Segment?, _ listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let settings = dependencies.ledger.state.value.settings
    var model = model
    (model.categories, model.accounts) = (settings.categories, settings.accounts.own)
    let view = EntryFormView(model)
    let interactor = EntryFormInteractor(
      dependencies.ledger, dependencies.clock, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: segment, restorable: interactor.flow)
  }
}
