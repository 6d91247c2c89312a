import MoviesDomain
import RIBs
import Raster

/// Loads the posters of the visible films, and cancels the loading of those that are not visible any
/// more.
@MainActor final class PosterShelf {
  /// By their paths.
  private(set) var posters: [String: Raster] = [:]
  private weak let owner: Interactor?
  private let size: PosterSize
  private let load: @MainActor (String, PosterSize) async -> Raster?
  private let onChange: @MainActor () -> Void
  private var loading: [String: Task<Void, Never>] = [:]
  /// The paths of `posters`, those last in sight at the end.
  private var order: [String] = []

  /// How many posters are kept.
  private static let limit = 64

  /// The requests are work of `owner`; `onChange` is called when a poster has come.
  init(
    of owner: Interactor, _ size: PosterSize,
    load: @escaping @MainActor (String, PosterSize) async -> Raster?,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.owner = owner
    self.size = size
    self.load = load
    self.onChange = onChange
  }

  /// The posters at these paths are in sight, and no others.
  func show(_ paths: [String]) {
    let wanted = Set(paths)
    for (path, task) in loading where !wanted.contains(path) {
      task.cancel()
      loading[path] = nil
    }
    order.removeAll { wanted.contains($0) }
    order += paths.filter { posters[$0] != nil }
    while order.count > max(Self.limit, paths.count) { posters[order.removeFirst()] = nil }
    for path in paths where posters[path] == nil && loading[path] == nil { ask(for: path) }
  }

  private func ask(for path: String) {
    loading[path] = owner?.request("load poster", isInBackground: true) { [weak self, load, size] in
      let poster = await load(path, size)
      guard !Task.isCancelled, let poster else { return }
      self?.receive(poster, at: path)
    }
  }

  private func receive(_ poster: Raster, at path: String) {
    loading[path] = nil
    posters[path] = poster
    order.append(path)
    onChange()
  }
}
