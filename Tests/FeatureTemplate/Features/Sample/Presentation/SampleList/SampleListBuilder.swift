public import Phrases
public import RIBs
public import SampleDomain
public import TerminalRIBs

public protocol SampleDependency: Dependency {
  var samples: SampleUseCases { get }
  var notify: Notify { get }
}

/// Builds the list of samples, which shows one of them in a form.
public struct SampleListBuilder {
  static let segment: Segment = "sample"

  private let dependency: any SampleDependency

  public init(dependency: any SampleDependency) {
    self.dependency = dependency
  }

  /// `stage` is where the form is shown.
  @MainActor public func build(on stage: any Stage) -> any ViewableRouting {
    let view = SampleListView(SampleList.Model())
    let interactor = SampleListInteractor(dependency, on: view)
    return SampleListRouter(
      interactor: interactor, view: view, stage: stage,
      form: SampleFormBuilder(samples: dependency.samples))
  }
}
