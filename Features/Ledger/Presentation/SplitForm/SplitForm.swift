import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The form in which an entry is split into parts, whose sum stays exact: the first part is what the others leave.
enum SplitForm: Riblet {
  enum Field: Hashable {
    case amount(Int)
    case note(Int)
  }

  struct Part: Equatable {
    /// Without a sign if it goes the way of the whole; of the first one it is not typed.
    var amount = ""
    var category: LedgerCategory
    var note = ""
    /// The note that it has, which may be longer than what is typed here.
    var before = ""

    var isEmpty: Bool { amount.isEmpty && note.isEmpty }
  }

  struct Input: FormInput {
    /// What is typed; nil for a part that is not there.
    func text(in field: Field) -> String? {
      switch field {
      case .amount(let part): parts.indices.contains(part) ? parts[part].amount : nil
      case .note(let part): parts.indices.contains(part) ? parts[part].note : nil
      }
    }

    /// The sum of all parts.
    let sum: Won
    /// The last one is empty, unless there can be no more.
    private(set) var parts: [Part]

    init(_ rows: [LedgerRow]) {
      let sum = rows.map(\.amount).reduce(.zero, +)
      self.sum = sum
      parts = rows.enumerated().map { index, row in
        let isOther = (row.amount < .zero) != (sum < .zero)
        let amount = (isOther ? "-" : "") + row.amount.size.amount.grouped
        return Part(
          amount: index == 0 ? "" : amount, category: row.category, note: row.note, before: row.note
        )
      }
      grow()
    }

    subscript(part: Int) -> Part {
      get { parts[part] }
      set {
        parts[part] = newValue
        grow()
      }
    }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      [("parts", \.typed)]
    }

    /// All parts as one text: a line each, whose values stand behind each other.
    private var typed: String {
      get {
        parts.map { [$0.amount, $0.category.rawValue, $0.note].joined(separator: "\u{1F}") }
          .joined(separator: "\u{1E}")
      }
      set {
        let before = parts.map(\.before)
        let lines = newValue.split(separator: "\u{1E}").prefix(EntryPart.limit)
        parts = lines.enumerated().map { index, line in
          let values =
            line.split(separator: "\u{1F}", omittingEmptySubsequences: false)
            .map(String.init) + ["", ""]
          return Part(
            amount: values[0], category: LedgerCategory(rawValue: values[1]), note: values[2],
            before: before.indices.contains(index) ? before[index] : "")
        }
        grow()
      }
    }

    private mutating func grow() {
      if let last = parts.last, parts.count == 1 || !last.isEmpty, parts.count < EntryPart.limit {
        parts.append(Part(category: last.category))
      }
    }

    /// Nil while it is not typed, or not an amount.
    private func amount(of part: Int) -> Won? {
      guard case .amount(let won) = AmountText.typed(parts[part].amount), won != 0 else {
        return nil
      }
      return Won(sum < .zero ? -won : won)
    }

    /// The positions of the parts that there are besides the first one.
    private var others: [Int] { parts.indices.dropFirst().filter { !parts[$0].isEmpty } }

    /// What the others leave to the first part.
    var rest: Won { others.compactMap(amount).reduce(sum, -) }

    /// The same as parts are typed: without a sign if it goes the way of the whole.
    var typedRest: Won { sum < .zero ? Won(-rest.amount) : rest }

    /// Whether the first part keeps anything, and goes the way that the whole does.
    var isLeft: Bool {
      (rest < .zero) == (sum < .zero) && LedgerEntry.amounts.contains(rest.size.amount)
    }

    func error(in field: Field) -> LedgerValidationError? {
      switch field {
      case .amount(let part):
        guard part > 0, !parts[part].isEmpty else { return nil }
        if amount(of: part) == nil { return .noAmount }
        return isLeft ? nil : .nothingLeft
      case .note(let part):
        let (note, before) = (parts[part].note, parts[part].before)
        return note == before ? nil : LedgerValidationError(note, upTo: LedgerEntry.textLimit)
      }
    }

    var firstFault: Field? {
      parts.indices.lazy.flatMap { [Field.amount($0), .note($0)] }.first { error(in: $0) != nil }
    }

    /// What is split, or the entry alone.
    var split: [EntryPart] {
      ([0] + others).compactMap { part in
        let amount = part == 0 ? rest : amount(of: part)
        return amount.map {
          EntryPart(amount: $0, category: parts[part].category, note: parts[part].note)
        }
      }
    }
  }

  struct Model: Equatable {
    /// The first part, or the entry if it is not split.
    let row: LedgerRow
    let categories: LedgerCategories
    var form: FormState<Input>

    func error(in field: Field) -> LedgerValidationError? {
      let error = form.input.error(in: field)
      return form.showsErrors || error?.isSaidAtOnce == true ? error : nil
    }
  }

  enum Action {
    case type(String, in: Field)
    case stepCategory(Int, of: Int)
    case form(FormEvent)
  }
}

struct SplitFormBuilder {
  let dependencies: LedgerDependencies

  /// `rows` are all parts of an entry, the first one first; the entry alone if it is not split.
  @MainActor func build(
    _ rows: [LedgerRow], at segment: Segment?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let model = SplitForm.Model(
      row: rows[0], categories: dependencies.ledger.state.value.settings.categories,
      form: FormState(SplitForm.Input(rows)))
    let view = SplitFormView(model)
    let interactor = SplitFormInteractor(dependencies.ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: segment, restorable: interactor.flow)
  }
}

extension LedgerText {
  /// Says into how many parts an entry was split, or that it is one again.
  static func split(_ count: Int) -> Phrase {
    guard count > 1 else { return LedgerText.joined }
    return Phrase(
      ko: "\(count)건으로 나눴습니다.",
      en: "Split into \(count) parts.")
  }

  /// The title of the sheet that splits an entry.
  static func splitting(_ name: String, _ sum: Won) -> Phrase {
    let name = name.shortened(to: 20)
    return Phrase.composed(
      ko: "‘\(name)’ \(sum) 나누기", en: "Split “\(name)”, \(sum)")
  }

  /// The label of the amount of a part, as `2번째 금액`.
  static func amount(of part: Int) -> Phrase {
    Phrase(ko: "\(part)번째 금액", en: "Amount \(part)")
  }

  /// As `600,000원을 3건으로 나눈 2번째`.
  static func part(_ place: Int, of count: Int, _ sum: Won) -> Phrase {
    Phrase.composed(
      ko: "\(sum)을 \(count)건으로 나눈 \(place)번째",
      en: "part \(place) of \(count), \(sum) in all")
  }
}
