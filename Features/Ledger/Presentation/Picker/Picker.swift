import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import TerminalUI
import Time

/// The sheet in which one of several options is chosen.
enum Picker: Riblet {
  /// What a key does in the sheet.
  struct Command: Equatable {
    /// What it does, or why it does nothing with this option.
    enum Effect: Equatable {
      case outcome(Ledger.Outcome)
      case refused(Phrase)
    }

    let key: Key
    let title: Phrase
    /// What Ctrl-P calls it.
    let name: Phrase
    private(set) var effect: Effect

    init(_ command: ScreenCommand, _ outcome: Ledger.Outcome) {
      (key, title, name) = (command.key, command.title, command.name)
      effect = .outcome(outcome)
    }

    /// A command that is not for the option, and says why.
    init(_ command: ScreenCommand, refused reason: some Phrased) {
      (key, title, name) = (command.key, command.title, command.name)
      effect = .refused(reason.phrase)
    }

    /// The same command while it is for no option.
    func refused(_ reason: Phrase) -> Command {
      var command = self
      command.effect = .refused(reason)
      return command
    }

    /// Whether it does something.
    var hasOutcome: Bool { if case .outcome = effect { true } else { false } }
  }

  struct Option: ListRow {
    /// What it stands for, the same wherever it stands.
    let id: String
    let name: Phrase
    /// The colour of a category.
    var role: Role?
    /// What it is called in few columns; nil for `name`.
    var shortName: Phrase?
    /// What it has or would show, each below that of the option before.
    var details: [Phrase] = []
    /// The same in few columns; nil for `details`.
    var shortDetails: [Phrase]?
    /// What is spoken in their place, in which figures say what they are; nil for what is drawn.
    var spokenDetails: [Phrase]?
    let outcome: Ledger.Outcome
    /// What is to be looked at, which is said below the options while it is selected.
    var remark: Phrase?
    /// While it is selected.
    var commands: [Command] = []
    /// By what it is sorted.
    var values: [Picker.Column: Value] = [:]
    /// What a search finds it by besides its name.
    var words: [Phrase] = []
    /// Whether its beginning and its end tell its name from others, as those of a file.
    var isFile = false

    var searchedText: String {
      ([name] + words).flatMap { phrase in Language.allCases.map(phrase.text) }
        .joined(separator: " ")
    }

    func sortKey(_ column: Picker.Column, _ sort: Sort<Picker.Column>) -> SortKey? {
      switch values[column] {
      case .text(let phrase): sort.key(phrase)
      case .number(let number): SortKey(number)
      case nil: nil
      }
    }
  }

  struct Model: Equatable {
    let title: Phrase
    /// What Enter does.
    let action: Phrase
    /// What Ctrl-P calls that, where the title does not say what is done.
    let actionName: Phrase?
    private(set) var list: Editing.Listing<Option>
    /// The present option; nil without one.
    let present: Option.ID?
    /// Whether one is chosen of them, and the present one says that it is.
    var showsPresent = true
    var commands: [Command] = []
    /// Stands in the place of options.
    var empty: Phrase?
    var columns = 28
    /// What Esc does; nil if it leaves the sheet.
    var back: Ledger.Outcome?
    /// Nil for a list that is not sorted by the user.
    var listing: Listing?
    /// The titles of what the options have beside their names, in columns of a table; empty for lines without.
    var headings: [Heading] = []
    /// Whether it asks a question, and its options are the answers.
    var isQuestion = false
    /// Whether it is about entries, whose row stays in sight.
    var isOfEntries = false
    /// What is managed, whose options follow the ledger; nil where one of fixed options is chosen.
    var managed: Ledger.ManagedList?
    /// The options of what is managed, as they were read last.
    var reading = AsyncValue<[Option], LedgerError>() {
      didSet { if let options = reading.value, options != oldValue.value { list.show(options) } }
    }
    var history = HistoryState()

    init(
      title: Phrase, action: Phrase, actionName: Phrase? = nil, options: [Option] = [],
      present: Option.ID? = nil, showsPresent: Bool = true, commands: [Command] = [],
      empty: Phrase? = nil, columns: Int = 28, back: Ledger.Outcome? = nil,
      listing: Listing? = nil, headings: [Heading] = [], managed: Ledger.ManagedList? = nil,
      isQuestion: Bool = false, isOfEntries: Bool = false
    ) {
      (self.title, self.action, self.actionName) = (title, action, actionName)
      list = Editing.Listing(options)
      if let present { list.select(present) }
      (self.present, self.showsPresent, self.commands) = (present, showsPresent, commands)
      (self.empty, self.columns, self.back) = (empty, columns, back)
      (self.listing, self.headings, self.managed) = (listing, headings, managed)
      (self.isQuestion, self.isOfEntries) = (isQuestion, isOfEntries)
      if managed != nil { reading.begin() }
    }

    /// Whether there are options to sort or to search.
    var hasSeveral: Bool { list.all.count > 1 }

    /// In the order in which they stand.
    var options: ListedRows<Option> { list.rows }

    /// Sorts the options as they were sorted last, of which the first is selected.
    mutating func sort(by sort: Sort<Column>) {
      list.restore(sort: sort, search: "", selectedID: nil)
      list.selectFirst()
    }

    /// Selects an option, as soon as it is listed.
    mutating func select(_ id: Option.ID) { list.select(id) }

    /// Does what the user wants.
    mutating func apply(_ event: Editing.Listing<Option>.Event) { list.apply(event) }
  }

  enum Action {
    case list(Editing.Listing<Option>.Event)
    case choose(Option.ID)
    case run(Command.Effect)
    case history(HistoryEvent)
    case retry
    case cancel
  }

  static let history = KeyCommand<Picker>.history(\.history, sends: Action.history).map {
    $0.when { $0.managed != nil }.onlyHere
  }

  static let retry = KeyCommand<Picker>.refresh({ $0.reading.failure != nil }, sends: .retry)
    .when { $0.managed != nil }
}

struct PickerBuilder {
  /// What the lists of what is managed follow; nil without such a list.
  var dependencies: LedgerDependencies?

  @MainActor func build(
    _ choice: Picker.Model, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = PickerView(choice)
    let interactor = PickerInteractor(dependencies, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
