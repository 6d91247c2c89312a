import Editing
import LedgerDomain
import RIBs
import Time

/// What other entries say of the selected one.
extension LedgerInteractor {
  private static let lookDelay = Duration.milliseconds(100)

  /// Reads it where the entry is shown as a whole; keys do not wait for it, and what is read of an entry that
  /// was selected before is dropped.
  func readContext() {
    let isShown = !model.opensEntries || showsEntry
    let question =
      isShown
      ? model.listing.selected.map {
        RowQuestion(row: $0, revision: model.listing.window.revision)
      } : nil
    guard question != contextQuestion else { return }
    contextQuestion = question
    reading?.cancel()
    guard let row = question?.row else { return }
    reading = request("read around entry", isInBackground: true) { [self] in
      // Of entries that the user passes over nothing is read.
      guard (try? await dependencies.clock.pause(for: Self.lookDelay)) != nil else { return }
      let answer: Result<EntryContext, LedgerError>
      do throws(LedgerError) {
        answer = .success(try await dependencies.ledger.context(row))
      } catch {
        answer = .failure(error)
      }
      guard !Task.isCancelled, question == contextQuestion else { return }
      model.context = Ledger.Context(of: row.id, answer: answer)
      showEntry()
    }
  }
}

extension Ledger {
  /// What other entries say of one, or why that could not be read.
  struct Context: Equatable {
    let of: LedgerRow.ID
    let answer: Result<EntryContext, LedgerError>
  }
}
