import MoviesDomain
import RIBs
import TerminalRIBs

/// Shows one film over the list.
///
/// It has no `ListDetail`: in a wide window the view itself shows beside the list what that knows of the selected
/// film, so that no film is asked for on the way to another one.
final class MoviesRouter: ViewableRouter<MoviesInteractor, MoviesView>, MoviesRouting {
  private let dependencies: MoviesDependencies
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)
  private var width: AnyObject?

  init(
    interactor: MoviesInteractor, view: MoviesView, stage: any Stage,
    dependencies: MoviesDependencies
  ) {
    self.dependencies = dependencies
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: MoviesBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  override func didLoad() {
    interactor.didChange(isWide: stage.isWide)
    width = stage.observeWidth { [weak interactor] in interactor?.didChange(isWide: $0) }
  }

  /// Opens the film with an id; its own segment with a query searches.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if segment.name == MoviesBuilder.segment.name, segment.parameters.map(\.name) == ["query"] {
      guard interactor.search(segment["query"] ?? "") else {
        throw LinkError.unknown(segment, reached: self)
      }
      closeDetail()
      return self
    }
    let child = try await slot.open(segment) {
      $0.parameters.isEmpty ? Movie.ID($0.name) : nil
    } show: {
      show($0, known: nil)
    }
    return if let child { child } else { try await super.open(segment) }
  }

  override func arrive() { closeDetail() }

  func routeToDetail(of movie: Movie) { show(movie.id, known: movie) }

  private func show(_ id: Movie.ID, known movie: Movie?) {
    let child = MovieDetailBuilder(dependencies: dependencies)
      .build(id, known: movie, on: stage)
    interactor.didChange(isDetailOpen: true)
    slot.show(child, as: .push) { [weak self] in self?.closeDetail() }
  }

  private func closeDetail() {
    slot.clear()
    interactor.didChange(isDetailOpen: false)
  }
}
