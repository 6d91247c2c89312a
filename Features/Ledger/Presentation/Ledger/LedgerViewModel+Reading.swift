import LedgerDomain

extension LedgerViewModel {
  /// Takes what a reading has brought; one that fails leaves the rows that were there.
  mutating func take(_ event: LedgerReading.Event, for query: LedgerQuery) {
    switch event {
    case .slow: isSlow = true
    case .done(let window):
      isSlow = false
      failure = nil
      listing.take(window, for: query)
      content = .rows
    case .failed(let error):
      isSlow = false
      if case .rows = content { failure = error } else { content = .failed(error) }
    }
  }
}
