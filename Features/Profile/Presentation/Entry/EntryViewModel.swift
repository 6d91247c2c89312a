import Phrases

/// All that the sheet shows besides what is being typed.
struct EntryViewModel: Equatable {
  let title: Phrase
  let note: Phrase?
  let count: Int
  private let labels: [Phrase]
  private let submissions: [Phrase]
  private let texts: [String?]

  /// Which question is asked.
  var step = 0
  /// Counts the questions that were asked: each begins with its field as it was.
  var asked = 0
  /// Why the last answer was not taken.
  var refusal: Phrase?
  /// Whether an answer is being looked at.
  var isBusy = false

  init(_ entry: Entry) {
    title = entry.title
    note = entry.note
    count = entry.steps.count
    labels = entry.steps.map(\.label)
    submissions = entry.steps.map(\.submission)
    texts = entry.steps.map { if case .text(let text) = $0.kind { text } else { nil } }
  }

  var label: Phrase { labels[step] }

  /// What Enter does.
  var submission: Phrase { submissions[step] }

  /// What stands in the field; nil for one whose content is secret.
  var text: String? { texts[step] }
}
