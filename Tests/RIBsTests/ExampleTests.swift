import Expectations
import RIBs
import RIBsTesting
import Testing

/// The examples in the comments of `Router`, `Interactor` and `LatestRequest`.
@MainActor struct ExampleTests {
  @Test func `only the end of the latest download is told`() async {
    let (emma, ulysses) = (Checkpoint(), Checkpoint())
    let library = LibraryInteractor()
    let router = LibraryRouter(interactor: library) { book in
      await (book == "Emma" ? emma : ulysses).pass()
    }
    let tree = Tree()
    router.launch(in: tree)
    library.router?.routeToDownload(of: "Emma")
    library.router?.routeToDownload(of: "Ulysses")
    expectEqual(router.children.map(\.name), ["Download"])
    emma.open()
    ulysses.open()
    await tree.activity.settled()
    expectEqual(library.books, ["Ulysses"])
  }

  @Test func `the books of the latest text are shown`() async {
    let presenter = PresenterSpy<BookSearch>([])
    let tree = Tree()
    let checkpoint = Checkpoint()
    let search = BookSearchInteractor(on: presenter) { text in
      await checkpoint.pass()
      return ["\(text) 1", "\(text) 2"]
    }
    Router(interactor: search).launch(in: tree)
    presenter.send(.type("Em"), .type("Emma"))
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.shown, [["Emma 1", "Emma 2"]])
  }
}

protocol LibraryRouting: Routing {
  func routeToDownload(of book: String)
}

final class LibraryInteractor: Interactor, DownloadListener {
  weak var router: (any LibraryRouting)?
  private(set) var books: [String] = []

  func didDownload(_ book: String) { books.append(book) }
}

final class LibraryRouter: Router<LibraryInteractor>, LibraryRouting {
  private let load: @MainActor (String) async -> Void
  private var download: AnyRouter?

  init(interactor: LibraryInteractor, load: @escaping @MainActor (String) async -> Void) {
    self.load = load
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToDownload(of book: String) {
    if let download { detach(download) }
    let child = Router(interactor: DownloadInteractor(book, load: load, listener: interactor))
    download = child
    attach(child)
  }
}

protocol DownloadListener: Listener {
  func didDownload(_ book: String)
}

final class DownloadInteractor: Interactor {
  private let book: String
  private let load: @MainActor (String) async -> Void
  private weak var listener: (any DownloadListener)?

  init(
    _ book: String, load: @escaping @MainActor (String) async -> Void,
    listener: any DownloadListener
  ) {
    self.book = book
    self.load = load
    self.listener = listener
  }

  override func didBecomeActive() {
    request("download book") { [self] in
      await load(book)
      if !Task.isCancelled { listener?.didDownload(book) }
    }
  }
}

enum BookSearch: RIBs.Riblet {
  typealias Model = [String]

  enum Action { case type(String) }
}

final class BookSearchInteractor: PresentableInteractor<BookSearch> {
  private let find: @MainActor (String) async throws -> [String]
  private lazy var searching = LatestRequest("search books", of: self)

  init(
    on presenter: any Presentable<BookSearch>,
    find: @escaping @MainActor (String) async throws -> [String]
  ) {
    self.find = find
    super.init(on: presenter)
  }

  override func didReceive(_ action: BookSearch.Action) {
    switch action {
    case .type(let text):
      searching.ask { [find] in
        try await find(text)
      } then: { [weak self] books in
        self?.model = (try? books.get()) ?? []
      }
    }
  }
}
