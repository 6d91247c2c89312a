import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// Why a trip was not booked.
enum BookingError: PhrasedError {
  case full

  var phrase: Phrase {
    switch self {
    case .full: Phrase(ko: "빈 좌석이 없습니다.", en: "No seat is free.")
    }
  }
}

/// A button that books a trip; a toast says how that went.
enum Booking: Riblet {
  typealias Model = String

  enum Action {
    case book
  }
}

final class BookingInteractor: PresentableInteractor<Booking> {
  private let book: @MainActor () async throws(BookingError) -> Void
  private let notify: Notify

  init(
    on presenter: any Presentable<Booking>, notify: @escaping Notify,
    book: @escaping @MainActor () async throws(BookingError) -> Void
  ) {
    self.book = book
    self.notify = notify
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .book:
      request("book a trip", notify: notify) { [book] () async throws(BookingError) in
        try await book()
        return Phrase(ko: "예매했습니다.", en: "Trip booked.")
      }
    }
  }
}

final class BookingView: View<Booking> {
  private lazy var book = button(sends: .book)

  override var title: Phrase { Phrase(model) }

  override func body(in environment: Environment) -> any Widget { Button("Book", book) }
}

struct BookingBuilder {
  let book: @MainActor () async throws(BookingError) -> Void

  @MainActor func build(notify: @escaping Notify) -> any ViewableRouting {
    let view = BookingView("Gangneung")
    let interactor = BookingInteractor(on: view, notify: notify, book: book)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
