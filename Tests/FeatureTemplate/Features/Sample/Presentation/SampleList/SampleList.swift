public import Editing
public import HomeInterface
public import Phrases
import RIBs
public import SampleDomain
import Store
public import TerminalRIBs
import TerminalUI

/// The list of samples, which can be searched.
enum SampleList: Riblet {
  struct Model: Equatable {
    var state = SampleState() {
      didSet { if let all = state.samples.value { list.show(all) } }
    }
    var list = Listing<Sample>()
  }

  enum Action {
    case list(Listing<Sample>.Event), open(Sample.ID), add, delete, retry
    case history(HistoryEvent)
  }

  static let commands: [KeyCommand<SampleList>] =
    [
      KeyCommand.refresh(\.state.samples.isWanting, sends: .retry),
      KeyCommand("a", title: ListText.add, sends: .add)
        .named(Phrase(ko: "메모 추가", en: "add sample")).elsewhere(),
      KeyCommand("d", title: ListText.delete, sends: .delete).when { $0.list.selected != nil }
        .named(Phrase(ko: "메모 삭제", en: "delete sample")).elsewhere(needs: .row),
    ] + KeyCommand.history(\.state.history, sends: Action.history)
}

/// A sample is found by its title and its text.
extension Sample: ListRow {
  public var searchedText: String { "\(content.title) \(content.text)" }
}

/// Builds the list of samples, which shows one of them in a form.
@MainActor public struct SampleListBuilder {
  static let segment: Segment = "sample"

  let dependencies: SampleDependencies

  public init(samples: SampleUseCases, notify: @escaping Notify) {
    dependencies = SampleDependencies(samples: samples, notify: notify)
  }

  /// `stage` is where the form is shown.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = SampleListView(SampleList.Model())
    let interactor = SampleListInteractor(dependencies, on: view)
    return SampleListRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What the riblets of samples need.
struct SampleDependencies {
  let samples: SampleUseCases
  let notify: Notify
}

extension HomeTile {
  /// The samples; the tile says how many there are.
  @MainActor public static func samples(_ builder: SampleListBuilder) -> HomeTile {
    HomeTile(
      SampleListBuilder.segment.name, title: SampleText.title,
      line: builder.dependencies.samples.state.map { state in
        switch state.samples.phase {
        case .loading: ListText.loading
        case .loaded(let samples): SampleText.count(samples.count)
        case .failed(let error): error.phrase
        }
      },
      load: builder.dependencies.samples.read, build: builder.build)
  }
}
