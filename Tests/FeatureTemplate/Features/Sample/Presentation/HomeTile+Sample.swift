public import HomeInterface
import Phrases
import RIBs
import SampleDomain
import Store

extension HomeTile {
  /// The samples; the tile says how many there are.
  @MainActor public static func samples(_ builder: SampleListBuilder) -> HomeTile {
    HomeTile(
      SampleListBuilder.segment.name, title: SampleText.title.phrase,
      line: builder.samples.state.map { state in
        switch state.samples {
        case .loading: SampleText.loading.phrase
        case .loaded(let samples): SampleText.count(samples.count)
        case .failed(let error): error.phrase
        }
      },
      load: builder.samples.read, build: builder.build)
  }
}
