import PeopleDomain
import RIBs
import Store

protocol DetailPresentable: Presentable {
  var listener: (any DetailPresentableListener)? { get set }
  func show(_ model: DetailViewModel)
}

/// Finds one person and shows them, anew whenever the people were replaced.
final class DetailInteractor: Interactor, DetailPresentableListener {
  let id: Person.ID
  private let presenter: any DetailPresentable
  private let dependency: any DetailDependency
  private var model = DetailViewModel()

  init(id: Person.ID, presenter: any DetailPresentable, dependency: any DetailDependency) {
    self.id = id
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.people.map(\.isRegion).observe { [weak self] isRegion in
        self?.didChangeRegion(isRegion)
      })
    whileActive(
      dependency.people.map(\.revision).observe { [weak self] _ in self?.load() })
  }

  func didPressRegion() { dependency.toggleRegion() }

  private func didChangeRegion(_ isRegion: Bool) {
    model.isRegion = isRegion
    presenter.show(model)
  }

  private func load() {
    guard dependency.people.value.origin != .none else { return }
    request("find person") { [self] in
      let content: DetailViewModel.Content
      do throws(PeopleError) {
        content = .person(try await dependency.findPerson(id).person)
      } catch {
        content = .failed(error)
      }
      guard !Task.isCancelled else { return }
      model.content = content
      presenter.show(model)
    }
  }
}
