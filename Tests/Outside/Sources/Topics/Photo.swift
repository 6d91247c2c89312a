import Phrases
import RIBs
import Raster
import TerminalRIBs
import TerminalUI

/// The picture of a city, once it is there.
enum Photo: Riblet {
  typealias Model = Raster?

  enum Action {}
}

final class PhotoView: View<Photo> {
  private var picture: PictureState?

  override func modelDidChange(from old: Model) { picture = model.map(PictureState.init) }

  override var title: Phrase { Phrase("Photo") }

  override func body(in environment: Environment) -> any Widget {
    picture.map { Picture("the beach of Gangneung", $0) } ?? LoadingText("Loading the photo.")
  }
}

final class PhotoInteractor: PresentableInteractor<Photo> {
  private let load: @MainActor () async -> Raster

  init(on presenter: any Presentable<Photo>, load: @escaping @MainActor () async -> Raster) {
    self.load = load
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    request("load the photo") { [weak self, load] in
      let raster = await load()
      if !Task.isCancelled { self?.model = raster }
    }
  }
}

struct PhotoBuilder {
  let load: @MainActor () async -> Raster

  @MainActor func build() -> any ViewableRouting {
    let view = PhotoView(nil)
    return ViewableRouter(interactor: PhotoInteractor(on: view, load: load), view: view)
  }
}
