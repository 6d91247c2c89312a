import Phrases
import RIBs
import SampleDomain
import Search
import Store
import TerminalRIBs
import TerminalUI

protocol SampleListRouting: Routing {
  /// Shows a sample in the form; nil for a new one.
  func attachForm(of sample: Sample?)
  func detachForm()
}

/// Follows the samples, searches them, and changes them as the user asks.
final class SampleListInteractor: PresentableInteractor<SampleList> {
  weak var router: (any SampleListRouting)?
  private let samples: SampleUseCases
  private let notify: Notify
  /// The sample that the user has selected; it stays selected wherever it moves.
  private var selected: Sample.ID?

  init(
    _ samples: SampleUseCases, notify: @escaping Notify, on presenter: any Presentable<SampleList>
  ) {
    self.samples = samples
    self.notify = notify
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(samples.state.map(\.samples).observe { [weak self] _ in self?.find() })
    whileActive(samples.state.map(\.history).observe { [weak self] in self?.model.history = $0 })
    read()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .select(let row):
      model.row = row
      selected = model.selected?.id
    case .open: if let sample = model.selected { router?.attachForm(of: sample) }
    case .add: router?.attachForm(of: nil)
    case .delete: delete()
    case .undo: request("undo", notify: notify, samples.undo)
    case .redo: request("redo", notify: notify, samples.redo)
    case .retry: read()
    case .search(let event):
      model.search.take(event)
      find()
    }
  }

  /// Reads the samples if that was not done yet, and returns the one with an id.
  func sample(_ id: String) async -> Sample? {
    if samples.state.value.samples.value == nil { await samples.read() }
    return samples.state.value.samples.value?.first { "\($0.id)" == id }
  }

  private func read() { request("read samples", samples.read) }

  private func delete() {
    guard let sample = model.selected else { return }
    request("delete sample", notify: notify) { [samples] () throws(SampleError) in
      try await samples.delete(sample)
      return SampleText.deleted.phrase
    }
  }

  /// Shows the samples that the search finds.
  private func find() {
    let search = HangulSearch(model.search.text)
    let found = samples.state.value.samples.map { samples in
      search.isEmpty ? samples : samples.filter { search.matches(SearchKey($0.content)) }
    }
    let selected = selected ?? model.selected?.id
    update { model in
      model.samples = found
      guard let rows = found.value else { return }
      // Where the selected one is gone, the one after it takes its row.
      model.row = rows.firstIndex { $0.id == selected } ?? max(min(model.row, rows.count - 1), 0)
    }
  }
}

extension SampleListInteractor: SampleFormListener {
  func sampleFormDidAdd() {
    selected = nil
    router?.detachForm()
    model.row = 0
  }

  func sampleFormDidClose() { router?.detachForm() }
}

extension SampleListInteractor: Remembering {
  var memory: Memory? {
    var memory = Memory()
    memory["id"] = selected.map { "\($0)" }
    memory["search"] = model.search.text.isEmpty ? nil : model.search.text
    return memory
  }

  func recall(_ memory: Memory) {
    selected = memory["id"].flatMap { Sample.ID($0) }
    model.search = SearchInput(memory["search"] ?? "")
    find()
  }
}

extension SearchKey {
  /// A sample is found by its title and its text.
  fileprivate init(_ content: Sample.Content) { self.init("\(content.title) \(content.text)") }
}
