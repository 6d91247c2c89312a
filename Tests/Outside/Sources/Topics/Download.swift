import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A map that is downloaded part by part.
enum Download: Riblet {
  /// Thousandths of the map that are there.
  typealias Model = Int

  enum Action {
    case start
  }
}

final class DownloadInteractor: PresentableInteractor<Download> {
  private let fetch: @MainActor (_ part: Int) async -> Void
  private static let parts = 4

  init(on presenter: any Presentable<Download>, fetch: @escaping @MainActor (Int) async -> Void) {
    self.fetch = fetch
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .start:
      request("download the map") { [weak self, fetch] in
        for part in 1...Self.parts {
          await fetch(part)
          guard !Task.isCancelled else { return }
          self?.model = part * 1_000 / Self.parts
        }
      }
    }
  }
}

final class DownloadView: View<Download> {
  private lazy var start = button(sends: .start)

  override var title: Phrase { Phrase("Download") }

  override func body(in environment: Environment) -> any Widget {
    Rows(.intrinsic(ProgressBar("Map", permil: model)), .intrinsic(Button("Download", start)))
  }
}

struct DownloadBuilder {
  let fetch: @MainActor (Int) async -> Void

  @MainActor func build() -> any ViewableRouting {
    let view = DownloadView(0)
    return ViewableRouter(interactor: DownloadInteractor(on: view, fetch: fetch), view: view)
  }
}
